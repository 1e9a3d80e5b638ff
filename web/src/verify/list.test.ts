import { expect, it } from "vitest";
import { hexOf } from "./chance";
import { isWhole, linesOf } from "./list";
import { sha256 } from "./sha256";

function chain(count: number): string[] {
  const lines: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const last = lines.at(-1);
    const before = last === undefined ? "" : hexOf(sha256(new TextEncoder().encode(last)).buffer);
    lines.push(JSON.stringify({ number, at: number, before, what: "begun" }));
  }
  return lines;
}

it("a chain is whole, and so is any piece of it", () => {
  const lines = linesOf(`${chain(5).join("\n")}\n`);
  expect(lines).toHaveLength(5);
  expect([isWhole(lines), isWhole(lines.slice(2)), isWhole([])]).toEqual([true, true, true]);
});

it("a line that was removed, changed or moved is noticed", () => {
  const lines = chain(5);
  expect(isWhole(lines.filter((_, number) => number !== 2))).toBe(false);
  expect(isWhole(lines.map((line, number) => (number === 2 ? line.replace("begun", "ended") : line)))).toBe(false);
  expect(isWhole([lines[1], lines[0]] as string[])).toBe(false);
});
