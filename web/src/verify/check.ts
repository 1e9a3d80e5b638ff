import type { Record as MatchRecord } from "../wire";
import { Chance, commitmentOf, seedOf } from "./chance";
import type { Dealt, Draw, OpenStep } from "./deal";

/** What this browser has computed by itself about a record. */
export interface Checked {
  commitment: boolean;
  /** What follows from secret and contributions; null where they have no form from which anything follows. */
  seed: string | null;
  /** null: this page cannot compute what is drawn in this game. */
  draws: Draw[] | null;
}

/** Commitment, seed, every lot and every shuffle, against the cards that a replay shows. */
export function check(record: MatchRecord, steps: OpenStep<unknown, unknown>[], dealt: Dealt<unknown, unknown> | null): Checked {
  const secret = record.secret ?? "";
  try {
    const commitment = commitmentOf(secret) === record.commitment;
    const seed = seedOf(secret, record.contributions);
    return { commitment, seed, draws: dealt && dealt(new Chance(seed), steps) };
  } catch {
    return { commitment: false, seed: null, draws: [] };
  }
}

export function fits({ commitment, seed, draws }: Checked): boolean {
  return commitment && seed !== null && (draws === null || (draws.length > 0 && draws.every((draw) => draw.fits)));
}
