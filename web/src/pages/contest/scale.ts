import type { ContestStanding, ContestView } from "../../wire";

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
