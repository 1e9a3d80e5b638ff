/** One bar: how many people made these points. */
export interface ScoreBar {
  from: number;
  to: number; // included
  players: number;
  mine: boolean;
  beaten: boolean; // all of it is worse than one's own result
}

const MOST = 15; // bars
const WIDTHS = [1, 2, 3, 4, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

/** People's points in bars of one width, from the fewest points to the most; `marks` are shown beside them and have room, too. */
export function scoreBars(counts: readonly (readonly [number, number])[], mine: number | null, fewest: boolean, marks: number[] = []): ScoreBar[] {
  const scores = [...counts.map(([score]) => score), ...marks.map(Math.round), ...(mine === null ? [] : [mine])];
  if (!scores.length) return [];
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const width = WIDTHS.find((one) => Math.floor(high / one) - Math.floor(low / one) < MOST) ?? high - low + 1;
  const first = Math.floor(low / width);
  return Array.from({ length: Math.floor(high / width) - first + 1 }, (_, number) => {
    const [from, to] = [(first + number) * width, (first + number + 1) * width - 1];
    const players = counts.reduce((sum, [score, people]) => sum + (score >= from && score <= to ? people : 0), 0);
    const own = mine !== null && mine >= from && mine <= to;
    return { from, to, players, mine: own, beaten: mine !== null && !own && (fewest ? from > mine : to < mine) };
  });
}

/** Where a number of points is among the bars, from 0 at the left to 1 at the right. */
export function placeOf(points: number, bars: ScoreBar[]): number {
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last) return 0;
  return Math.max(0, Math.min(1, (points + 0.5 - first.from) / (last.to + 1 - first.from)));
}
