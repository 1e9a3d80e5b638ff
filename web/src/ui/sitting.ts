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
}

/** Somebody in a seat of a table that is only shown: in a lesson or a replay. */
export function shownSeat(name: string): TableView["seats"][number] {
  return { name, person: true, here: true, bot: null, contributed: true, left: null, running: false };
}

export const [sitting, setSitting] = createContext<() => Sitting>();
