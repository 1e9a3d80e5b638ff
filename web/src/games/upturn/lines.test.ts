import { describe, expect, it } from "vitest";
import { layLines, SHAPE } from "./lines";

const ROOMS = [[244, 190], [252, 120], [640, 300], [900, 250], [1300, 480]] as const;
const TABLES: number[][] = [
  [1],
  [4, 3, 4, 5],
  [15],
  [2, 18],
  [17, 2],
  [4, 3, 4, 5, 1, 1, 6, 2, 3, 4, 1],
  Array.from({ length: 20 }, (_, number) => 1 + (number % 5)),
  [12, 12, 12, 12, 12, 12],
];

describe("the lines on the cloth", () => {
  for (const [width, height] of ROOMS) {
    for (const counts of TABLES) {
      it(`${counts.join(" ")} fit into ${width} by ${height}`, () => {
        const { spots } = layLines(counts, 2, width, height, 76);
        expect(spots.map((line) => line.length)).toEqual([...counts.slice(0, -1), (counts.at(-1) ?? 0) + 2]);
        for (const spot of spots.flat()) {
          expect(spot.x).toBeGreaterThanOrEqual(0);
          expect(spot.x + spot.w).toBeLessThanOrEqual(width + 1);
          expect(spot.y).toBeGreaterThanOrEqual(0);
          expect(spot.y + spot.w * SHAPE).toBeLessThanOrEqual(height + 1);
        }
      });
    }
  }

  it("never overlap", () => {
    const spots = layLines([4, 3, 16, 5, 1, 9], 1, 336, 300, 56).spots.flat();
    for (const [number, one] of spots.entries()) {
      for (const other of spots.slice(number + 1)) {
        const apart = one.x + one.w <= other.x || other.x + other.w <= one.x || one.y + one.w * SHAPE <= other.y || other.y + other.w * SHAPE <= one.y;
        expect(apart).toBe(true);
      }
    }
  });

  it("show the running line largest", () => {
    const { spots } = layLines([4, 3, 4, 5], 1, 640, 300, 76);
    const widths = spots.map((line) => line[0]?.w ?? 0);
    expect(Math.max(...widths)).toBe(widths.at(-1));
    expect(widths[0]).toBeLessThan(widths.at(-1) ?? 0);
  });
});
