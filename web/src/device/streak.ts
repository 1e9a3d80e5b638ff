import { kept } from "./kept";

const ENOUGH = 2; // lost matches in a row after which an easier level is offered

interface Streak {
  level: string;
  lost: number;
  last: string; // the record of the last match that was counted
}

/** Whether nobody at this device has finished a match yet. */
export function isNewcomer(): boolean {
  return kept.read("finished") === null;
}

/** Counts a match against bots that has just ended, each record once. */
export function count(game: string, level: string, record: string, won: boolean): void {
  kept.write("finished", "yes");
  const before = streak(game);
  if (before.last === record) return;
  const lost = won ? 0 : before.level === level ? before.lost + 1 : 1;
  kept.write(`streak-${game}`, JSON.stringify({ level, lost, last: record } satisfies Streak));
}

/** Whether it is time to offer an easier level: never at a level where somebody has said no. */
export function isHard(game: string, level: string): boolean {
  const now = streak(game);
  return now.level === level && now.lost >= ENOUGH && kept.read(`stays-${game}`) !== level;
}

/** They would rather stay at this level. */
export function stay(game: string, level: string): void {
  kept.write(`stays-${game}`, level);
}

function streak(game: string): Streak {
  try {
    return JSON.parse(kept.read(`streak-${game}`) ?? "") as Streak;
  } catch {
    return { level: "", lost: 0, last: "" };
  }
}
