import { decimal } from "../../words/words.svelte";
import type { Advice, Why } from "../../wire";

export type Unit = NonNullable<Why["unit"]>;

/** The figure of an action, and how far it may be off. Ratings go from 0 to 100. */
export function figureOf(one: Advice, unit: Unit): { value: number; error: number } {
  if (unit === "points") return { value: one.points ?? 0, error: one.points_uncertainty ?? 0 };
  return { value: 100 * (one.expected ?? 0), error: 100 * (one.uncertainty ?? 0) };
}

/** +1.8 points, or 64 of 100. */
export function shown(one: Advice, unit: Unit): string {
  const { value } = figureOf(one, unit);
  return unit === "points" ? decimal(value) : String(Math.round(value));
}
