import { describe, expect, it } from "vitest";
import { shelvesFor } from "./shelves";

describe("the rack", () => {
  for (const [width, height, largest] of [[336, 240, 60], [640, 260, 68], [780, 200, 68]] as const) {
    for (let count = 0; count <= 40; count += 1) {
      it(`of ${count} tiles fits into ${width}`, () => {
        const { w, gap, perShelf, shelves } = shelvesFor(count, width, height, largest);
        expect(perShelf * (w + gap)).toBeLessThanOrEqual(width);
        expect(perShelf * shelves).toBeGreaterThanOrEqual(count);
      });
    }
  }

  it("has tiles large enough to tap, as long as that is possible", () => {
    for (let count = 1; count <= 18; count += 1) expect(shelvesFor(count, 336, 240, 60).w).toBeGreaterThanOrEqual(44);
  });
});
