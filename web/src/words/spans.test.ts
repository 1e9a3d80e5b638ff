import { expect, it } from "vitest";
import { span } from "./spans";

it("time is told in the largest unit of which there are at least two", () => {
  expect([0, 30, 119, 3600, 7199, 7200, 172_799, 172_800, 604_800].map(span)).toEqual([
    "1 minute", "1 minute", "1 minute", "60 minutes", "119 minutes", "2 hours", "48 hours", "2 days", "7 days",
  ]); // prettier-ignore
});
