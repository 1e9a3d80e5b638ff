import { expect, it } from "vitest";
import { dots, LEFT, reach, RIGHT, smoothed, TOP } from "./plot";

it("matches stand side by side, and what is out of range at the edge", () => {
  const found = dots([0, 100, 250], [0, 100], LEFT + RIGHT + 300, TOP + 22 + 100);
  expect(found.map(({ x, y }) => [x, y])).toEqual([[LEFT + 50, TOP + 100], [LEFT + 150, TOP], [LEFT + 250, TOP]]);
});

it("the line takes the last ten together", () => {
  expect(smoothed([2, 4, 6])).toEqual([2, 3, 4]);
  expect(smoothed(Array.from({ length: 12 }, (_, one) => one)).at(-1)).toBe(6.5);
});

it("the scale is a round number", () => {
  expect(reach([])).toBe(1 + 1);
  expect(reach([-7, 3])).toBe(10);
  expect(reach([-180])).toBe(180);
});
