import { describe, expect, it } from "vitest";
import { lay } from "./row";

describe("the row", () => {
  for (const [width, height] of [[336, 190], [780, 220], [1180, 230]] as const) {
    for (let count = 1; count <= 40; count += 1) {
      it(`of ${count} fits into ${width} by ${height}`, () => {
        const { spots, card } = lay(count, width, height, 96);
        expect(spots).toHaveLength(count);
        expect(card).toBeGreaterThanOrEqual(22);
        for (const spot of spots) {
          expect(spot.x).toBeGreaterThanOrEqual(-1);
          expect(spot.x + card).toBeLessThanOrEqual(width + 1);
        }
        for (const [number, spot] of spots.entries()) {
          if (spot.tucked) expect((spots[number + 1]?.x ?? 0) - spot.x).toBeGreaterThan(0.68 * card); // so its number is whole
        }
      });
    }
  }

  it("keeps its order: every card lies right of the one before, or in the next line", () => {
    const { spots } = lay(17, 336, 190, 96);
    for (const [number, spot] of spots.entries()) {
      const before = spots[number - 1];
      if (before) expect(spot.x > before.x || spot.y > before.y + 20).toBe(true);
    }
  });
});
