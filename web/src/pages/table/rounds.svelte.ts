import type { RoundSummary } from "../../games/contract";
import { unhurried } from "../../ui/fly";

export const PAUSE = 4000; // milliseconds until the next round is drawn by itself

/** The moment between two rounds. The table goes on at once, but this page holds the next deal back until it was seen how the round ended. */
export class Rounds {
  over = $state.raw<RoundSummary | null>(null);
  #goOn: (() => void) | null = null;

  /** Settles after a while, or as soon as somebody goes on. */
  async show(summary: RoundSummary | null): Promise<void> {
    if (!summary || !unhurried()) return;
    this.over = summary;
    const timer = setTimeout(this.goOn, PAUSE);
    await new Promise<void>((done) => (this.#goOn = done));
    clearTimeout(timer);
    this.over = null;
  }

  goOn = (): void => {
    this.#goOn?.();
    this.#goOn = null;
  };
}
