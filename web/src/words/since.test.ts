import { describe, expect, it } from "vitest";
import type { Happened } from "../wire";
import { lastMove, lastOf, since } from "./since";

function event(version: number, seat: number, told: boolean, more: object = {}): Happened {
  return { version, event: { seat, ...more }, told: told ? { type: "sentence", message: `m${version}`, values: { who: { type: "seat", seat } } } : null };
}

describe("what happened since the reader's last move", () => {
  const placed = [event(1, 0, true), event(1, 0, true), event(2, 1, true), event(2, 1, false), event(3, 2, true)];

  it("begins after the last action of the reader, and leaves out what nobody tells", () => {
    expect(since(placed, 0).map((one) => one.version)).toEqual([2, 3]);
  });

  it("is everything for somebody who has not moved yet, and for those who watch", () => {
    expect(since(placed, 3)).toHaveLength(4);
    expect(since(placed, null)).toHaveLength(4);
  });

  it("has what the others did in the same action, when all decide at once", () => {
    const decided = [event(7, 1, false), event(8, 0, false), event(8, 0, true), event(8, 1, true), event(8, 2, true)];
    expect(since(decided, 0).map((one) => (one.event as { seat: number }).seat)).toEqual([1, 2]);
  });

  it("does not take a gift for a move of the one who gets it", () => {
    const given: Happened = { version: 9, event: { giver: 1, seat: 0 }, told: { type: "sentence", message: "given", values: { who: { type: "seat", seat: 1 } } } };
    expect(lastMove([event(8, 0, true), given], 0)).toBe(0);
    expect(lastOf([event(8, 0, true), given], 1)).toBe(given);
  });
});
