import { api } from "./api";
import { introduce } from "./person";
import { remember } from "./tables";

/** The level of the bots of a table that is opened by one click: the strongest that does not make people wait, if it is there. */
export const USUAL = ["club", "casual", "heuristic"];

/** One click: a table with bots. The table page sits down and starts by itself; it knows by the mark in the history. */
export async function playNow(game: string): Promise<string> {
  const [games] = await Promise.all([api.games(), introduce()]);
  const facts = games.find((one) => one.name === game);
  const seats = facts?.seat_counts.includes(3) ? 3 : (facts?.seat_counts.at(-1) ?? 2);
  const level = USUAL.find((one) => facts?.levels.includes(one)) ?? facts?.levels[0] ?? "heuristic";
  const bots = [null, ...Array.from({ length: seats - 1 }, () => level)];
  const { table } = await api.open({ settings: { game, seats }, bots });
  remember(table.id);
  return table.id;
}
