import { say } from "../../words/words.svelte";

interface Rated {
  points: number;
  give_or_take: number;
  sure: boolean;
}

/** 1480 ± 60, or 1500 ? where that is hardly more than a guess. */
export function inPoints({ points, give_or_take, sure }: Rated): string {
  return sure ? say("rating-points", { points: String(points), margin: String(give_or_take) }) : say("rating-unsure", { points: String(points) });
}
