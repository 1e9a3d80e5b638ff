import type { CoachChoice, CoachDecision, CoachFigure, CoachStep, CoachSum, Judged } from "../../../wire";

export type Unit = CoachDecision["unit"];
export type Verdict = CoachDecision["verdict"];

export const FAULTS: Verdict[] = ["inaccuracy", "mistake", "blunder"];
const MISTAKES: Verdict[] = ["mistake", "blunder"];
const MOMENTS = 3;
const WORTH_TELLING = 0.5; // points

/** A step that moved the match, numbered in the order of the match. */
export interface Moment {
  number: number;
  step: number; // just before it happened
  seat: number; // whom the change is told of
  change: number; // of the chance to win, or of the points
  decision: CoachDecision | undefined;
}

/** The chance to win, or the points where nobody else plays, by seat. */
export function worth(step: CoachStep, alone: boolean): number[] {
  return alone ? step.points : step.win;
}

export function decisionAt(judged: Judged, step: number): CoachDecision | undefined {
  return judged.decisions.find((one) => one.step === step);
}

/** The few steps that moved the match most. `seat`: whose changes count; null: everybody's. */
export function momentsOf(judged: Judged, seat: number | null): Moment[] {
  const alone = judged.steps[0]?.win.length === 1;
  const found = judged.steps.slice(1).map((after, step) => {
    const before = worth(judged.steps[step] as CoachStep, alone);
    const changes = worth(after, alone).map((value, one) => value - (before[one] ?? 0));
    const told = seat ?? largest(changes);
    return { step, seat: told, change: changes[told] ?? 0 };
  });
  return found
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, MOMENTS)
    .filter(({ change }) => Math.abs(change) >= (alone ? 0.5 : 0.02))
    .toSorted((one, other) => one.step - other.step)
    .map((one, number) => ({ ...one, number: number + 1, decision: decisionAt(judged, one.step) }));
}

function largest(changes: number[]): number {
  return changes.reduce((most, change, seat) => (Math.abs(change) > Math.abs(changes[most] ?? 0) ? seat : most), 0);
}

/** The decisions that were clearly not the best: mistakes, or, where there are none, what comes closest. */
export function mistakesOf(judged: Judged, seat: number | null): CoachDecision[] {
  const own = judged.decisions.filter((one) => seat === null || one.seat === seat).toSorted((one, other) => one.step - other.step);
  const mistakes = own.filter((one) => MISTAKES.includes(one.verdict));
  return mistakes.length ? mistakes : own.filter((one) => FAULTS.includes(one.verdict));
}

/** The step of the next mistake, from the beginning again after the last; null: there is none. */
export function nextMistake(judged: Judged, seat: number | null, at: number): number | null {
  const steps = mistakesOf(judged, seat).map((one) => one.step);
  return steps.find((step) => step > at) ?? steps[0] ?? null;
}

/** One choice against what was played: to the right is better. */
export interface Bar {
  place: number;
  choice: CoachChoice;
  value: number;
  error: number;
}

/** The choices with the most telling first: the best, and always the one that was played. */
export function barsOf(decision: CoachDecision, unit: Unit, fewestWin: boolean, most: number): Bar[] {
  const sign = unit === "points" && fewestWin ? -1 : 1;
  const of = (choice: CoachChoice): CoachFigure => (unit === "points" ? choice.points : choice.win);
  const played = of(decision.choices[decision.taken] as CoachChoice);
  const all = decision.choices.map((choice, place) => ({ place, choice, value: sign * (of(choice).mean - played.mean) || 0, error: of(choice).error }));
  const sorted = all.toSorted((one, other) => Number(other.place === decision.best) - Number(one.place === decision.best) || other.value - one.value);
  const shown = sorted.slice(0, most);
  const own = sorted.find(({ place }) => place === decision.taken);
  if (own && !shown.includes(own)) shown[shown.length - 1] = own;
  return shown;
}

/** Whether points say what the verdict says: the best choice has the most of them, too, as far as can be told. */
export function pointsTell(decision: CoachDecision, fewestWin: boolean): boolean {
  const best = decision.choices[decision.best];
  if (!best || decision.unit === "points") return true;
  const sign = fewestWin ? -1 : 1;
  return decision.choices.every(({ points }) => sign * (points.mean - best.points.mean) <= points.error);
}

/** How many points better the best choice is than the one that was played; null where points do not say so. */
export function betterBy(decision: CoachDecision, fewestWin: boolean): number | null {
  const [best, taken] = [decision.choices[decision.best], decision.choices[decision.taken]];
  if (!best || !taken || !pointsTell(decision, fewestWin)) return null;
  const points = (fewestWin ? -1 : 1) * (best.points.mean - taken.points.mean);
  return points >= WORTH_TELLING ? points : null;
}

/** Luck is everything but what the seat itself decided. In points, positive is good for the seat. */
export function taken(sum: CoachSum, fewestWin: boolean): { luck: number; skill: number; total: number } {
  const sign = fewestWin ? -1 : 1;
  return { luck: sign * (sum.deal + sum.draws + sum.hidden + sum.others), skill: sign * sum.decisions, total: sign * (sum.result - sum.expected) };
}
