import { choices } from "../device/choices.svelte";
import { kept } from "../device/kept";
import type { GameFacts } from "../wire";
import { api } from "./api";
import { introduce } from "./person";

/** The level of the bots where nobody has chosen one: friendly to a newcomer, and there without search. */
export const USUAL = ["casual", "heuristic"];

/** Whom one plays with by one click. */
export interface Wish {
  level: string;
  players: number;
}

/** What was chosen for this game on this device, as far as it can be had here. */
export function wishFor({ name, levels, seat_counts: counts }: Pick<GameFacts, "name" | "levels" | "seat_counts">): Wish {
  const before = remembered(name);
  const level = [before.level, ...USUAL].find((one) => one && levels.includes(one)) ?? levels[0] ?? "heuristic";
  const players = [before.players, 3].find((one) => one && counts.includes(one)) ?? counts.at(-1) ?? 2;
  return { level, players };
}

export function keepWish(game: string, wish: Wish): void {
  kept.write(`play-${game}`, JSON.stringify(wish));
}

/** One click: a table with bots. The table page sits down and starts by itself; it knows by the mark in the history. */
export async function playNow(game: string, level?: string): Promise<string> {
  const [games] = await Promise.all([api.games(), introduce()]);
  const facts = games.find((one) => one.name === game);
  const wish = wishFor(facts ?? { name: game, levels: [], seat_counts: [2] });
  const bots = [null, ...Array.from({ length: wish.players - 1 }, () => level ?? wish.level)];
  const { table } = await api.open({ settings: { game, seats: wish.players, pace: choices.now.bots }, bots });
  return table.id;
}

function remembered(game: string): Partial<Wish> {
  try {
    return JSON.parse(kept.read(`play-${game}`) ?? "{}") as Partial<Wish>;
  } catch {
    return {};
  }
}
