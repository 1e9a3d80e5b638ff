import type { JudgedMatch } from "../../wire";

/** How well somebody did things of one kind. */
export interface DoneWell {
  game: string;
  deed: string;
  count: number;
  /** 100: always the best choice; 0: no better than choosing blindly. */
  accuracy: number;
}

/** Kinds of moves over all these matches, the best first; without those in which there was nothing to gain. */
export function deedsOf(matches: readonly JudgedMatch[]): DoneWell[] {
  const sums = new Map<string, { game: string; deed: string; count: number; givenUp: number; atRandom: number }>();
  for (const { game, figures } of matches) {
    for (const [deed, { count, given_up, at_random }] of Object.entries(figures.deeds)) {
      const key = `${game} ${deed}`;
      const sum = sums.get(key) ?? { game, deed, count: 0, givenUp: 0, atRandom: 0 };
      sums.set(key, { ...sum, count: sum.count + count, givenUp: sum.givenUp + given_up, atRandom: sum.atRandom + at_random });
    }
  }
  return [...sums.values()]
    .filter(({ atRandom }) => atRandom > 0)
    .map(({ game, deed, count, givenUp, atRandom }) => ({ game, deed, count, accuracy: Math.max(0, Math.min(100, 100 * (1 - givenUp / atRandom))) }))
    .sort((one, other) => other.accuracy - one.accuracy);
}
