import type { Judged } from "../../../wire";
import { worth } from "./findings";

/** Where everything is in the chart of a match, in pixels. */
export interface Chart {
  lines: { seat: number; points: string; last: number }[];
  ticks: { value: number; y: number }[];
  rounds: { number: number; from: number; to: number }[];
  x: (step: number) => number;
  y: (value: number) => number;
  /** The step nearest to a place. */
  step: (x: number) => number;
}

export const LEFT = 46;
export const RIGHT = 14;
export const TOP = 16;
export const BOTTOM = 22;

/** `last`: the last step of the match, which may not be judged yet. */
export function charted(judged: Judged, last: number, width: number, height: number): Chart {
  const seats = judged.steps[0]?.win.length ?? 0;
  const alone = seats === 1;
  const values = judged.steps.map((step) => worth(step, alone));
  const [low, high] = alone ? around(values.flat()) : [0, 1];
  const across = Math.max(1, width - LEFT - RIGHT);
  const x = (step: number): number => LEFT + (across * step) / Math.max(1, last);
  const y = (value: number): number => TOP + (height - TOP - BOTTOM) * (1 - (value - low) / (high - low));
  const starts = judged.steps.flatMap((step, number) => (step.dealt ? [number] : []));
  return {
    lines: Array.from({ length: seats }, (_, seat) => ({
      seat,
      points: values.map((one, step) => `${x(step).toFixed(1)},${y(one[seat] ?? 0).toFixed(1)}`).join(" "),
      last: y(values.at(-1)?.[seat] ?? 0),
    })),
    ticks: (alone ? [low, (low + high) / 2, high] : [0, 0.5, 1]).map((value) => ({ value, y: y(value) })),
    rounds: starts.map((from, number) => ({ number: number + 1, from: x(from), to: x(starts[number + 1] ?? last) })),
    x,
    y,
    step: (at) => Math.min(last, Math.max(0, Math.round(((at - LEFT) / across) * last))),
  };
}

/** Round numbers around all values. */
function around(values: number[]): [number, number] {
  const [low, high] = [Math.min(...values, 0), Math.max(...values, 10)];
  return [Math.floor(low / 10) * 10, Math.ceil(high / 10) * 10];
}
