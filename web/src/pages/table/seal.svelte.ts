import type { GamePage } from "../../games/contract";
import { api, Refusal } from "../../net/api";
import type { Live } from "../../net/live.svelte";
import type { Told } from "../../verify/witness";

const REFUSED = [400, 404, 409]; // the server has no such record, or cannot replay its own
const proved = new WeakMap<Live, number>(); // the match whose record each has asked for

/** When a match is over, its record is compared with what this device has seen and computed: nobody needs to ask for it. */
export async function prove(live: Live, page: GamePage<unknown, unknown>): Promise<void> {
  const now = live.shown;
  if (now?.table.stage !== "over" || !now.table.record || ["late", "again", "fixed"].includes(live.seal)) return;
  const { match, record: name } = now.table;
  if (proved.get(live) === match) return;
  proved.set(live, match);
  try {
    const record = await api.record(name);
    const steps = await api.replay(name, record, null, page.dealt === null).catch(nothingIfRefused);
    const verdict = live.witness.judge(now, { record, steps: steps as Told["steps"], dealt: page.dealt });
    if (live.newest?.table.match === match) live.seal = verdict;
  } catch {
    proved.delete(live); // with the next update
  }
}

/** A record that cannot be replayed proves nothing, so it has no steps; but a lost connection says nothing about it. */
function nothingIfRefused(fault: unknown): [] {
  if (fault instanceof Refusal && REFUSED.includes(fault.status)) return [];
  throw fault;
}
