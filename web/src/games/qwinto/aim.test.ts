import { describe, expect, it } from "vitest";
import type { QwintoView } from "../../wire";
import { at, open, opens, partners, type Aim } from "./aim";
import { sum, type Card, type Place } from "./card";
import { CELLS, COLUMNS } from "./sheet";

const O1: Card = ["o", 1];
const P1: Card = ["p", 1];
const G5: Card = ["g", 5];

function view(): QwintoView {
  const plays = [O1, P1, G5].map((card) => ({ type: "play" as const, card, place: "tl" as Place }));
  const pair = { type: "play two" as const, first: P1, first_place: "bl" as Place, second: O1, second_place: "tl" as Place };
  const announces = [4, 5, 6, 7].map((number) => ({ counting: ["tl", "tr", "bl"] as Place[], number, colours: [], cells: [] }));
  return {
    hand: [O1, P1, G5],
    grid: { tl: [["o", 2]], tr: [["y", 3]], bl: [["g", 3]], br: [["p", 5]] },
    legal: [...plays, pair],
    announces,
  } as unknown as QwintoView;
}

const none: Aim = { card: null, both: false, first: null };

describe("aiming", () => {
  it("finds the play of a chosen card, with what it would announce", () => {
    expect(at(view(), { ...none, card: P1 }, "tl")?.announces.number).toBe(5);
    expect(at(view(), { ...none, card: P1 }, "tr")).toBeNull();
    expect(at(view(), none, "tl")).toBeNull();
  });

  it("knows which cards go together", () => {
    expect(partners(view(), P1)).toEqual([O1]);
    expect(partners(view(), G5)).toEqual([]);
  });

  it("puts two cards down one after the other", () => {
    const first: Aim = { card: P1, both: true, first: null };
    expect(opens(view(), first, "bl")).toBe(true);
    expect(opens(view(), first, "br")).toBe(false);
    expect(at(view(), first, "tl")).toBeNull();
    const second: Aim = { card: O1, both: true, first: { card: P1, place: "bl" } };
    expect(at(view(), second, "tl")?.announces.number).toBe(7);
    expect(open(view(), second, "tl")).toEqual({ tl: O1, tr: ["y", 3], bl: P1, br: ["p", 5] });
  });

  it("writes the sum with real minus signs", () => {
    expect(sum([["o", -2], ["y", 3], ["g", -2]])).toBe("−2 + 3 − 2");
  });
});

describe("the sheet", () => {
  it("has 27 cells and five columns with a bonus cell, from left to right", () => {
    expect(CELLS).toHaveLength(27);
    expect(COLUMNS.map((one) => one.key)).toEqual(["p2", "o3", "o7", "y8", "p9"]);
  });
});
