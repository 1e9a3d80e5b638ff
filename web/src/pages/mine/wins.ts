import { strength } from "../../ui/levels";
import type { RecordLine } from "../../wire";

/** How often somebody has played, and won, against bots of one level alone. */
export interface Against {
  level: string;
  matches: number;
  wins: number;
}

/** From the weakest level to the strongest. Matches with other people, known deals and matches that were left do not count. */
export function byLevel(lines: RecordLine[]): Against[] {
  const found = new Map<string, Against>();
  for (const line of lines) {
    const level = levelOf(line);
    if (level === null || line.seat === null) continue;
    const { matches, wins } = found.get(level) ?? { matches: 0, wins: 0 };
    found.set(level, { level, matches: matches + 1, wins: wins + (line.places[line.seat] === 1 ? 1 : 0) });
  }
  return [...found.values()].toSorted((one, other) => strength(one.level) - strength(other.level));
}

/** The level of all the others, if they are bots of the same one. */
function levelOf({ bots, seat, left, rehearsal }: RecordLine): string | null {
  const [level = null, ...more] = new Set(bots.filter((_, number) => number !== seat));
  return left || rehearsal || more.length ? null : level;
}
