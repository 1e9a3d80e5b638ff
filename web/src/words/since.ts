import type { Happened } from "../wire";

/** Who an event is about: the seat that its sentence begins with, or else the one that it names. */
export function actorOf({ told, event }: Pick<Happened, "told" | "event">): number | null {
  const who = told?.values?.who;
  if (typeof who === "object" && who.type === "seat") return who.seat;
  const { seat } = event as { seat?: unknown };
  return typeof seat === "number" ? seat : null;
}

/** Where the reader's last move is among the events: an action's events have one version, and the first names who acted. -1 if there is none. */
export function lastMove(happened: Happened[], me: number | null): number {
  return happened.findLastIndex((one, number) => me !== null && one.version !== happened[number - 1]?.version && actorOf(one) === me);
}

/** What the others did since the reader's last move. */
export function since(happened: Happened[], me: number | null): Happened[] {
  return happened.slice(lastMove(happened, me) + 1).filter((one) => one.told && actorOf(one) !== me);
}

/** The last thing that a seat did. */
export function lastOf(happened: Happened[], seat: number): Happened | undefined {
  return happened.findLast((one) => one.told && actorOf(one) === seat);
}
