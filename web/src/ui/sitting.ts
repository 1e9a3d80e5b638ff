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

export const [sitting, setSitting] = createContext<() => Sitting>();
