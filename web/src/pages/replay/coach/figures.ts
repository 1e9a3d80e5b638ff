import { decimal, plain, words } from "../../../words/words.svelte";
import type { Unit } from "./findings";

/** 42 %, as the language writes it. */
export function percent(share: number): string {
  return share.toLocaleString(words.language, { style: "percent", maximumFractionDigits: 0 });
}

/** +9 %, −3 %, 0 %. */
export function change(value: number, unit: Unit): string {
  if (unit === "points") return decimal(value);
  return plain((Math.round(100 * value) / 100 || 0).toLocaleString(words.language, { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" }));
}

/** About 2 points, or 0.8: no more digits than one can trust. */
export function rough(points: number): string {
  const rounded = points >= 2 ? Math.round(points) : Math.round(10 * points) / 10;
  return rounded.toLocaleString(words.language);
}
