import { api } from "../../net/api";
import { troubleOf } from "../../net/trouble";
import type { ContestAsk, ContestView } from "../../wire";
import type { Reason } from "../../words/sentences";

const REFRESH = 2000;

/** One contest, as fresh as it is on the server; what is asked for shows at once. */
export class Contest {
  view = $state.raw<ContestView | null>(null);
  trouble = $state.raw<Reason>({});
  missing = $state(false);
  #refused = false; // the trouble is about what was asked for, and stays until something else is
  busy = $state(false);

  constructor(readonly name: string) {
    void this.look();
    $effect(() => {
      const timer = setInterval(() => !document.hidden && void this.look(), REFRESH);
      return () => clearInterval(timer);
    });
  }

  async look(): Promise<void> {
    try {
      this.take(await api.contest(this.name, this.view?.version));
      if (!this.#refused) this.trouble = {};
    } catch (fault) {
      const reason = troubleOf(fault);
      if (reason.message === "why-no-contest") this.missing = true;
      if (!this.#refused) this.trouble = reason;
    }
  }

  /** Whether it was done; if not, `trouble` says why. */
  async ask(ask: ContestAsk): Promise<boolean> {
    this.busy = true;
    try {
      this.take(await api.askContest(this.name, ask));
      this.#refused = false;
      this.trouble = {};
      return true;
    } catch (fault) {
      this.refuse(troubleOf(fault));
      return false;
    } finally {
      this.busy = false;
    }
  }

  refuse(reason: Reason): void {
    this.#refused = true;
    this.trouble = reason;
  }

  take(found: ContestView | null): void {
    if (found && (!this.view || found.version >= this.view.version)) this.view = found;
  }
}
