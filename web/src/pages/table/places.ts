import type { Outcome } from "../../wire";
import { joinWords, plain, say } from "../../words/words.svelte";

/** Seats by their places. */
export function ordered({ places }: Outcome): number[] {
  return places.map((_, seat) => seat).toSorted((one, other) => (places[one] ?? 9) - (places[other] ?? 9));
}

/** Who won, in a line; `seat` is the reader's. */
export function headline(outcome: Outcome, names: string[], seat: number | null): string {
  const points = outcome.scores[0] ?? 0;
  if (names.length === 1) return say("end-solo", { points, shown: plain(points) });
  const winners = ordered(outcome).filter((number) => outcome.places[number] === 1);
  if (winners.length === 1 && winners[0] === seat) return say("end-you-won");
  return say("end-won", { names: joinWords(winners.map((number) => names[number] ?? "")), count: winners.length });
}
