import { expect, it } from "vitest";
import { ago } from "./ages";

it("says how long ago something was in the largest unit that fits", () => {
  expect([0, 59, 60, 3599, 7200, 90_000, 200_000].map(ago)).toEqual(["now", "now", "1 minute ago", "59 minutes ago", "2 hours ago", "yesterday", "2 days ago"]);
});
