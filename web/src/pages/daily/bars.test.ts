import { expect, it } from "vitest";
import { placeOf, scoreBars } from "./bars";

const COUNTS: [number, number][] = [[12, 1], [30, 4], [31, 2], [44, 3]];

it("counts everybody once, in bars of one width", () => {
  const bars = scoreBars(COUNTS, 31, false);
  expect(bars.reduce((sum, { players }) => sum + players, 0)).toBe(10);
  expect(bars.length).toBeLessThanOrEqual(15);
  expect(new Set(bars.map(({ from, to }) => to - from)).size).toBe(1);
  expect(bars.find(({ mine }) => mine)?.players).toBe(6);
});

it("shows as beaten what is worse, also where fewer points are better", () => {
  expect(scoreBars(COUNTS, 31, false).filter(({ beaten }) => beaten).every(({ to }) => to < 31)).toBe(true);
  expect(scoreBars(COUNTS, 31, true).filter(({ beaten }) => beaten).every(({ from }) => from > 31)).toBe(true);
  expect(scoreBars(COUNTS, null, false).some(({ beaten, mine }) => beaten || mine)).toBe(false);
});

it("has room for negative points and for a mark that nobody reached", () => {
  const bars = scoreBars([[-7, 1], [3, 1]], null, false, [20.4]);
  expect(bars[0]?.from).toBeLessThanOrEqual(-7);
  expect(bars.at(-1)?.to).toBeGreaterThanOrEqual(20);
  expect(placeOf(20.4, bars)).toBeGreaterThan(placeOf(3, bars));
});

it("is empty where nobody has played", () => {
  expect(scoreBars([], null, false)).toEqual([]);
});
