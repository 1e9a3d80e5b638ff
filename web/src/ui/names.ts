import type { TableView } from "../wire";
import { say, words } from "../words/words.svelte";

/** What a bot's level is called; a bot of another package goes by its own name. */
export function levelName(level: string): string {
  return words.knows(`level-${level}`) ? say(`level-${level}`) : level;
}

/** Who sits where, for sentences and seats: a bot with its level, an empty seat by its number. */
export function namesAt(table: TableView): string[] {
  return table.seats.map(({ name, person, bot }, number) => {
    if (name === null) return say("seat-number", { number: number + 1 });
    return bot !== null && !person ? say("bot-name", { name, level: levelName(bot) }) : name;
  });
}
