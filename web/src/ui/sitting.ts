import { createContext } from "svelte";
import type { TableView } from "../wire";

/** What a seat shows of the table around the game. */
export interface Sitting {
  readonly table: Pick<TableView, "id" | "seats">;
  readonly me: number | null;
  readonly names: string[];
  readonly awaited: number[];
  readonly bubbles: Record<number, string>;
  readonly received: number;
  /** In a replay: what has just happened, in place of what to do now. */
  readonly told?: string;
  /** What the others did since the reader's last move, in a line. */
  readonly since?: string;
  /** What a seat did last, in a sentence. */
  readonly last?: (seat: number) => string;
}

/** Somebody in a seat of a table that is only shown: in a lesson or a replay. */
export function shownSeat(name: string, level: string | null = null): TableView["seats"][number] {
  return { name, person: level === null, here: true, bot: level, contributed: true, left: null, running: false, expected: null, look: "", plays_as: null, owner: null };
}

export const [sitting, setSitting] = createContext<() => Sitting>();
