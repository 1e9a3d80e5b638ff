import { beforeEach, expect, it } from "vitest";
import { kept } from "./kept";
import { count, isHard, isNewcomer, stay } from "./streak";

beforeEach(() => kept.forget());

it("an easier level is offered after two lost matches in a row, each counted once", () => {
  expect(isNewcomer()).toBe(true);
  count("some", "club", "a", false);
  count("some", "club", "a", false); // the page was loaded again
  expect([isNewcomer(), isHard("some", "club")]).toEqual([false, false]);
  count("some", "club", "b", false);
  expect(isHard("some", "club")).toBe(true);
  expect(isHard("other", "club")).toBe(false);
});

it("a win, another level or a no ends it", () => {
  for (const [record, won] of [["a", false], ["b", true], ["c", false]] as const) count("some", "club", record, won);
  expect(isHard("some", "club")).toBe(false);
  count("some", "expert", "d", false);
  expect(isHard("some", "expert")).toBe(false);
  count("some", "expert", "e", false);
  expect(isHard("some", "expert")).toBe(true);
  stay("some", "expert");
  expect(isHard("some", "expert")).toBe(false);
});
