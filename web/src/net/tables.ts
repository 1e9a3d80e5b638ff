import type { Update } from "../wire";
import { api, Refusal } from "./api";
import { kept } from "../device/kept";

const NAME = "tables";
const MOST = 3;

/** Somebody at this device sits at this table: the first page leads back to it while a match goes on. */
export function remember(table: string): void {
  const known = tables();
  if (known[0] !== table) note([table, ...known.filter((one) => one !== table)]);
}

/** The tables where this guest sits in a match that goes on, the newest first. */
export async function goingOn(): Promise<Update["table"][]> {
  const seen = await Promise.all(tables().map(look));
  return seen.flatMap((one) => (one && one.seat !== null && one.table.stage === "playing" ? [one.table] : []));
}

async function look(table: string): Promise<Update | null> {
  try {
    return await api.see(table);
  } catch (fault) {
    const gone = fault instanceof Refusal && (fault.status === 404 || fault.status === 401); // or the server does not know us any more
    if (gone) note(tables().filter((one) => one !== table));
    return null;
  }
}

function tables(): string[] {
  try {
    return JSON.parse(kept.read(NAME) ?? "[]") as string[];
  } catch {
    return [];
  }
}

function note(names: string[]): void {
  kept.write(NAME, JSON.stringify(names.slice(0, MOST)));
}
