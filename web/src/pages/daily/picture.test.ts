import { expect, it } from "vitest";
import { HEIGHT, shapesOf, WIDTH } from "./picture";

const SHEET = ["🟧🟧⬜ 🟧⬜🟧🟧🟧", " 🟨🟨⬜🟨🟨 🟨🟨⬜", "🟪🟪⬜🟪 🟪⬜🟪🟪⬜", "🟥🟥"];

it("draws one shape for each sign and leaves empty places empty", () => {
  expect(shapesOf(["🟧 ⬜"], "qwinto")).toHaveLength(2);
  expect(shapesOf(SHEET, "qwinto")).toHaveLength([...SHEET.join("")].filter((sign) => sign !== " ").length);
});

it("stays inside the picture, however long a match was", () => {
  for (const signs of [SHEET, Array.from({ length: 14 }, () => "🟦".repeat(12)), ["🟦".repeat(60)]]) {
    for (const { x, y, width, height } of shapesOf(signs, "twisted")) {
      expect(x + width).toBeLessThan(WIDTH);
      expect(y + height).toBeLessThan(HEIGHT - 80);
    }
  }
});

it("draws nothing for a match without signs", () => {
  expect(shapesOf([], "twisted")).toEqual([]);
});
