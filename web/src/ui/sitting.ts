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
}

export const [sitting, setSitting] = createContext<() => Sitting>();
