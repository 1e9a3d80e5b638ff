import { api } from "../../net/api";
import { troubleOf } from "../../net/trouble";
import type { ContestAsk, ContestView } from "../../wire";
import type { Reason } from "../../words/sentences";

const REFRESH = 2000;
const SURE: [number, string][] = [[0.95, "certain"], [0.75, "very"], [0.55, "fairly"]];

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

/** How sure a ranking is, in a word, and of ten such contests in how many the first is really the best. */
export function sureIn(view: ContestView): { level: string; tenths: number } | null {
  if (view.sure === null) return null;
  const level = SURE.find(([least]) => (view.sure ?? 0) >= least)?.[1] ?? "hardly";
  return { level, tenths: Math.min(9, Math.max(1, Math.round(view.sure * 10))) };
}

/** What results name somebody by; a bot and somebody who was forgotten have names, too. */
export function namesIn(view: ContestView, bot: string, somebody: string): (key: string) => string {
  const names = new Map(view.entrants.map(({ key, name }) => [key, name || somebody]));
  return (key) => (key ? (names.get(key) ?? somebody) : bot);
}
