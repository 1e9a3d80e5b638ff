import { describe, expect, it } from "vitest";
import type { ContestStanding, ContestView } from "../../wire";
import { scaleOf, sureIn } from "./scale";

const ANNA = { percent: 70, ahead: 3, low: 60, high: 80 } as ContestStanding;
const BEN = { percent: 30, ahead: -3, low: 20, high: 45 } as ContestStanding;

function view(decides: ContestView["decides"], ...standings: ContestStanding[]): ContestView {
  return { decides, standings } as ContestView;
}

describe("how sure a ranking is, in a word", () => {
  it.each([
    [0.2, "hardly", 2],
    [0.02, "hardly", 1],
    [0.6, "fairly", 6],
    [0.8, "very", 8],
    [0.99, "certain", 9],
  ])("%d is %s", (sure, level, tenths) => {
    expect(sureIn({ sure } as ContestView)).toEqual({ level, tenths });
  });

  it("is unknown with too few deals", () => {
    expect(sureIn({ sure: null } as ContestView)).toBeNull();
  });
});

describe("the scale of results", () => {
  it("reaches from the lowest to the highest, with the others' average on it", () => {
    const scale = scaleOf(view("matchpoints", ANNA, BEN));
    expect([20, 50, 80].map((value) => scale?.at(value))).toEqual([0, 50, 100]);
    expect(scale?.middle).toBe(50);
  });

  it("has zero on it where points decide", () => {
    const scale = scaleOf(view("points", { ...ANNA, low: 1, high: 5 }));
    expect([scale?.at(0), scale?.at(5)]).toEqual([0, 100]);
  });

  it("is not there while nobody can tell how far results spread", () => {
    expect(scaleOf(view("matchpoints", { ...ANNA, low: null, high: null }))).toBeNull();
  });
});
