import { kept } from "../device/kept";
import type { MyTable } from "../wire";
import { api } from "./api";

const HIDDEN = "hidden-tables";
const MOST = 100; // tables that are remembered as hidden

/** The tables where we sit and a match goes on or is about to begin, without those that were hidden on this device. */
export async function myTables(): Promise<MyTable[]> {
  const { name } = await api.me();
  if (name === null) return []; // the server does not know us yet
  const hidden = hiddenTables();
  return (await api.myTables()).filter(({ table }) => !hidden.includes(table.id));
}

/** Off the first page of this device; whoever has the link can still go there. */
export function hide(table: string): void {
  kept.write(HIDDEN, JSON.stringify([table, ...hiddenTables()].slice(0, MOST)));
}

function hiddenTables(): string[] {
  try {
    return JSON.parse(kept.read(HIDDEN) ?? "[]") as string[];
  } catch {
    return [];
  }
}
