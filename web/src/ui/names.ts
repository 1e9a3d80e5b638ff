import type { Player, TableView } from "../wire";
import { say, words } from "../words/words.svelte";

/** What a bot's level is called; a bot of another package goes by its own name. */
export function levelName(level: string): string {
  return words.knows(`level-${level}`) ? say(`level-${level}`) : level;
}

/** A level to choose: while it is getting ready, with the seconds that takes. */
export function levelOffered(level: string, seconds: number): string {
  return seconds ? say("level-coming", { level: levelName(level), seconds }) : levelName(level);
}

/** A name as a record has it, "Gina (club)" for a bot, in its parts. */
export function recordedName(recorded: string): { name: string; level: string | null } {
  const [, name = recorded, level = null] = /^(.+) \(([a-z][a-z0-9-]*)\)$/.exec(recorded) ?? [];
  return { name, level };
}

/** Who sits where, for sentences and seats: an empty seat by its number. */
export function namesAt(table: TableView): string[] {
  return table.seats.map(({ name }, number) => name ?? say("seat-number", { number: number + 1 }));
}

/** Who played in a seat when the table had this version. */
export function playerAt(table: TableView, seat: number, version: number): Player | undefined {
  return table.players.findLast((one) => one.seat === seat && one.since <= version) ?? table.players.find((one) => one.seat === seat);
}

/** The names of those who played a match to its end; who sits there now may be somebody else. */
export function namesInMatch(table: TableView): string[] {
  return namesAt(table).map((name, seat) => {
    const player = playerAt(table, seat, Infinity);
    const stayed = table.players.some((one) => one.seat === seat && one.person !== null && one.name === table.seats[seat]?.name);
    return player && table.stage === "over" && !stayed ? player.name : name;
  });
}
