import { expect, it } from "vitest";
import type { CoachChoice, CoachDecision, Judged } from "../../../wire";
import { charted, LEFT, RIGHT } from "./chart";
import { barsOf, betterBy, momentsOf, nextMistake, pointsTell, taken } from "./findings";

function choice(text: string, win: number, points: number): CoachChoice {
  return { action: { type: text } as unknown as CoachChoice["action"], text, win: { mean: win, error: 0.01 }, points: { mean: points, error: 0.2 } };
}

function decision(step: number, seat: number, verdict: CoachDecision["verdict"], choices = [choice("a", 0.5, 3), choice("b", 0.4, 1)], best = 0, played = 1): CoachDecision {
  return { step, seat, by: "person", choices, taken: played, best, unit: "win", regret: 0.1, low: 0.05, high: 0.2, verdict, exact: false, deals: 100, told: null };
}

function judged(wins: number[][], decisions: CoachDecision[] = []): Judged {
  return { fewest_win: false, steps: wins.map((win, step) => ({ win, points: win.map((one) => 10 * one), dealt: step === 0 })), decisions, seats: [], missing: [] };
}

it("the moments are the steps that moved the match most, in the order of the match", () => {
  const found = judged([[0.5, 0.5], [0.52, 0.48], [0.8, 0.2], [0.79, 0.21], [0.4, 0.6], [0.5, 0.5]], [decision(3, 0, "blunder")]);
  expect(momentsOf(found, 0).map(({ number, step, change }) => [number, step, Math.round(100 * change)])).toEqual([[1, 1, 28], [2, 3, -39], [3, 4, 10]]);
  expect(momentsOf(found, 0)[1]?.decision?.verdict).toBe("blunder");
  expect(momentsOf(found, 1)[0]?.change).toBeCloseTo(-0.28);
});

it("a match in which nothing happened has no moments", () => {
  expect(momentsOf(judged([[0.5, 0.5], [0.51, 0.49]]), null)).toEqual([]);
});

it("the next mistake is the next one of the seat, and after the last the first again", () => {
  const found = judged([[1, 0]], [decision(7, 0, "mistake"), decision(2, 0, "blunder"), decision(4, 1, "mistake"), decision(3, 0, "inaccuracy")]);
  expect([0, 2, 7].map((at) => nextMistake(found, 0, at))).toEqual([2, 7, 2]);
  expect(nextMistake(found, null, 2)).toBe(4);
});

it("without mistakes the slips are shown, and without those nothing", () => {
  expect(nextMistake(judged([[1, 0]], [decision(3, 0, "inaccuracy")]), null, 0)).toBe(3);
  expect(nextMistake(judged([[1, 0]], [decision(3, 0, "close")]), null, 0)).toBeNull();
});

it("bars are against what was played, the best first, and what was played is always among them", () => {
  const one = decision(0, 0, "mistake", [choice("a", 0.5, 3), choice("b", 0.6, 5), choice("c", 0.4, 4), choice("d", 0.1, -9)], 1, 3);
  expect(barsOf(one, "points", false, 2).map(({ place, value }) => [place, value])).toEqual([[1, 14], [3, 0]]);
  expect(barsOf(one, "points", true, 4).map(({ value }) => value)).toEqual([-14, 0, -12, -13]); // fewest points win
  expect(barsOf(one, "win", false, 4).map(({ place }) => place)).toEqual([1, 0, 2, 3]);
});

it("points are told only where they say what the verdict says", () => {
  expect(betterBy(decision(0, 0, "mistake"), false)).toBe(2);
  expect(betterBy(decision(0, 0, "mistake"), true)).toBeNull();
  const odd = decision(0, 0, "mistake", [choice("a", 0.6, 1), choice("b", 0.4, 3)]);
  expect([pointsTell(odd, false), betterBy(odd, false)]).toEqual([false, null]);
});

it("luck and skill add up, and positive is good where the fewest points win, too", () => {
  const sum = { expected: 4, deal: 1, draws: 2, hidden: -1, others: 0.5, decisions: -2, result: 4.5 };
  expect(taken(sum, false)).toEqual({ luck: 2.5, skill: -2, total: 0.5 });
  expect(taken(sum, true)).toEqual({ luck: -2.5, skill: 2, total: -0.5 });
});

it("the chart reaches from the first step to the last of the match, also while it fills in", () => {
  const chart = charted(judged([[0.5, 0.5], [1, 0]]), 10, LEFT + RIGHT + 100, 100);
  expect([chart.x(0), chart.x(10)]).toEqual([LEFT, LEFT + 100]);
  expect([chart.step(LEFT - 30), chart.step(LEFT + 42), chart.step(LEFT + 900)]).toEqual([0, 4, 10]);
  expect(chart.lines.map(({ points }) => points.split(" ").length)).toEqual([2, 2]);
});
