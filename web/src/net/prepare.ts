import type { Live } from "./live.svelte";

const prepared = new WeakMap<Live, string>(); // the commitment of the deal that each has added to

/** Before a deal, each player adds chance of their own to it. An eager one also sits down and starts. */
export function prepare(live: Live, eager: boolean): void {
  const now = live.shown;
  if (!now || now.table.event || now.table.stage === "playing" || prepared.get(live) === now.table.next_commitment) return;
  const free = now.table.seats.flatMap((place, number) => (place.name === null ? [number] : []));
  const [first] = free;
  const sits = eager && now.seat === null && now.table.stage === "lobby" && now.host && first !== undefined;
  if (now.seat === null && !sits) return;
  prepared.set(live, now.table.next_commitment);
  if (sits) live.ask({ type: "sit", seat: first });
  live.witness.give(now);
  live.ask({ type: "contribute", contribution: live.witness.number(now) });
  if (sits && free.length === 1) live.ask({ type: "start" });
}
