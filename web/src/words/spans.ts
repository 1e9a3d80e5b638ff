import { words } from "./words.svelte";

const STEPS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;
const ALMOST = 0.01; // of a unit that may be missing: just after a move there are 3 days, not 2

/** How long something takes, given in seconds, in the largest unit of which there are at least two: "3 days", "30 hours". */
export function span(seconds: number): string {
  const [unit, length] = STEPS.find(([, one]) => seconds >= 2 * one) ?? ["minute", 60];
  return new Intl.NumberFormat(words.language, { style: "unit", unit, unitDisplay: "long" }).format(Math.max(1, Math.floor(seconds / length + ALMOST)));
}
