import { expect, test } from "vitest";
import { duration } from "./fly";

test("a flight takes as long as the style sheet says, in whichever unit", () => {
  expect(duration("300ms")).toBe(300);
  expect(duration(".3s")).toBe(300);
  expect(duration(" 0s")).toBe(0);
  expect(duration("")).toBe(0);
});
