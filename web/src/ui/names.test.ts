import { expect, it } from "vitest";
import { recordedName } from "./names";

it("a bot's level is read off its name in a record; people have none", () => {
  expect(recordedName("Gina (club)")).toEqual({ name: "Gina", level: "club" });
  expect(recordedName("Anna (the Great)")).toEqual({ name: "Anna (the Great)", level: null });
  expect(recordedName("")).toEqual({ name: "", level: null });
});
