import type { Outcome } from "../../wire";
import { joinWords, plain, say } from "../../words/words.svelte";
import { ordered } from "./places";

/** A result in words, to be passed on with its link; `seat` is the reader's. */
export function resultInWords(outcome: Outcome, names: string[], seat: number | null, game: string): string {
  if (names.length === 1) return say("share-solo", { points: plain(outcome.scores[0] ?? 0), game });
  const winners = ordered(outcome).filter((one) => outcome.places[one] === 1);
  const named = (seats: number[]) => joinWords(seats.map((one) => names[one] ?? ""));
  if (seat === null) return say("share-watched", { names: named(winners), game });
  const others = ordered(outcome).filter((one) => one !== seat);
  const ahead = others.filter((one) => outcome.places[one] === 1);
  const margin = Math.abs((outcome.scores[seat] ?? 0) - (outcome.scores[others[0] ?? 0] ?? 0));
  if (outcome.places[seat] !== 1) return say("share-lost", { names: named(ahead), game, margin, count: ahead.length });
  return ahead.length ? say("share-tied", { names: named(ahead), game }) : say("share-won", { names: named(others), game, margin });
}
