import type { GameLevels } from "../wire";
import { request } from "./api";

const AGAIN = 3000; // milliseconds between two looks, while some bots are still getting ready
const STEP = 5; // seconds are rounded to these: they are an estimate

/** Which bots play at once, and when the others will. After the first start of a server, search is compiled for a minute. */
class Levels {
  #games = $state.raw<GameLevels[]>([]);
  #looking: Promise<void> | null = null;

  /** Look, and look again by itself until every bot is ready. */
  look(): Promise<void> {
    this.#looking ??= this.#ask();
    return this.#looking;
  }

  async #ask(): Promise<void> {
    try {
      this.#games = await request<GameLevels[]>("GET", "/api/levels");
    } catch {
      // whoever needs the server finds out elsewhere that it is gone
    }
    if (this.coming()) setTimeout(() => void this.#ask(), AGAIN);
    else this.#looking = null;
  }

  /** Seconds until a level is ready; 0 when it is. */
  wait(game: string, level: string): number {
    return this.#of(game)?.coming.includes(level) ? this.seconds(game) : 0;
  }

  /** Seconds until all bots of a game are ready; 0 when they are. */
  seconds(game: string): number {
    return Math.ceil((this.#of(game)?.seconds ?? 0) / STEP) * STEP;
  }

  /** The first of these levels that plays at once. */
  firstReady(game: string, wished: readonly string[]): string | undefined {
    return wished.find((level) => this.#of(game)?.ready.includes(level));
  }

  coming(): boolean {
    return this.#games.some((one) => one.coming.length > 0);
  }

  #of(game: string): GameLevels | undefined {
    return this.#games.find((one) => one.game === game);
  }
}

export const levels = new Levels();
