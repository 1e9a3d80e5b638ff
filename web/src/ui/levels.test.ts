import { expect, it } from "vitest";
import { easier } from "./levels";

it("the next easier level is the nearest that is there", () => {
  expect(easier("expert", ["novice", "casual", "club"])).toBe("club");
  expect(easier("club", ["novice", "random"])).toBe("novice");
  expect(easier("novice", ["novice", "casual"])).toBeNull();
  expect(easier("random", ["novice", "casual"])).toBeNull();
});
