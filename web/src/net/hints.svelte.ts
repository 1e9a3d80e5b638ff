import type { Hint } from "../wire";
import { request } from "./api";

/** Advice for the player to act: on request, or in every turn. */
export class Hints {
  thinking = $state(false);
  always = $state(false);
  /** The details are shown, of this hint and of those to come. */
  open = $state(false);
  #hint = $state.raw<Hint | null>(null);
  #looked = -1; // the last decision that advice was asked for by itself

  /** The hint for this decision; null where it was not asked for. */
  for(decision: number | undefined): Hint | null {
    return this.#hint?.decision === decision ? this.#hint : null;
  }

  async ask(table: string, token?: string): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    try {
      this.#hint = await request<Hint>("GET", `/api/tables/${table}/hint`, undefined, token);
    } finally {
      this.thinking = false;
    }
  }

  /** Whether advice is due that nobody has asked for; says so once for each decision. */
  due(decision: number): boolean {
    if (!this.always || this.thinking || this.#looked === decision) return false;
    this.#looked = decision;
    return true;
  }

  forget(): void {
    this.#hint = null;
  }
}
