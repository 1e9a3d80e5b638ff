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
      if (!this.busy) this.trouble = {};
    } catch (fault) {
      const reason = troubleOf(fault);
      if (reason.message === "why-no-contest") this.missing = true;
      this.trouble = reason;
    }
  }

  /** Whether it was done; if not, `trouble` says why. */
  async ask(ask: ContestAsk): Promise<boolean> {
    this.busy = true;
    try {
      this.take(await api.askContest(this.name, ask));
      this.trouble = {};
      return true;
    } catch (fault) {
      this.trouble = troubleOf(fault);
      return false;
    } finally {
      this.busy = false;
    }
  }

  take(found: ContestView | null): void {
    if (found && (!this.view || found.version >= this.view.version)) this.view = found;
  }
}

/** What results name somebody by; a bot and somebody who was forgotten have names, too. */
export function namesIn(view: ContestView, bot: string, somebody: string): (key: string) => string {
  const names = new Map(view.entrants.map(({ key, name }) => [key, name || somebody]));
  return (key) => (key ? (names.get(key) ?? somebody) : bot);
}
