import type { TableView } from "../wire";
import { say } from "../words/words.svelte";

/** Who sits where, for sentences and seats: a bot with its level, an empty seat by its number. */
export function namesAt(table: TableView): string[] {
  return table.seats.map(({ name, person, bot }, number) => {
    if (name === null) return say("seat-number", { number: number + 1 });
    return bot !== null && !person ? say("bot-name", { name, level: say(`level-${bot}`) }) : name;
  });
}
