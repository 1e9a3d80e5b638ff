import type { ContestStanding, ContestView } from "../../wire";

const SURE: [number, string][] = [[0.95, "certain"], [0.75, "very"], [0.55, "fairly"]];

/** The line that all results of a contest are drawn along. */
export interface Scale {
  /** As good as the others. */
  middle: number;
  /** From 0 to 100. */
  at: (value: number) => number;
}

/** What decides, for one person. */
export function decisive(view: ContestView, { percent, ahead }: ContestStanding): number {
  return view.decides === "matchpoints" ? percent : ahead;
}

/** Where results are drawn; null if nobody can tell how far they would spread. */
export function scaleOf(view: ContestView): Scale | null {
  const edges = view.standings.flatMap((one) => (one.low === null || one.high === null ? [] : [one.low, one.high, decisive(view, one)]));
  if (!edges.length) return null;
  const middle = view.decides === "matchpoints" ? 50 : 0;
  const [from, to] = [Math.min(middle, ...edges), Math.max(middle, ...edges)];
  return { middle, at: (value) => (to > from ? ((value - from) / (to - from)) * 100 : 50) };
}

/** How sure a ranking is, in a word, and of ten such contests in how many the first is really the best. */
export function sureIn(view: ContestView): { level: string; tenths: number } | null {
  if (view.sure === null) return null;
  const level = SURE.find(([least]) => (view.sure ?? 0) >= least)?.[1] ?? "hardly";
  return { level, tenths: Math.min(9, Math.max(1, Math.round(view.sure * 10))) };
}
