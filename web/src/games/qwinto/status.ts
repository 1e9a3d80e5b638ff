import type { QwintoView } from "../../wire";
import { joinWords, plain, say } from "../../words/words.svelte";
import type { Play } from "../contract";
import { at, type Aim, type Writing } from "./aim";
import { code, named, type Place } from "./card";

/** What to do now, in one sentence. */
export function sentence(view: QwintoView, { names, awaited: everybody }: Pick<Play, "names" | "awaited">, aim: Aim, aimed: Place | null, write: Writing | null): string {
  if (view.active === null) return say("qwinto-over");
  if (view.phase === "play") return view.announces.length ? toPlay(view, aim, aimed) : say("qwinto-chooses", { who: names[view.active] ?? "" });
  const besides = everybody.filter((seat) => seat !== view.seat);
  const awaited = besides.length ? besides : everybody; // in a replay, where nothing is left to choose
  const others = joinWords(awaited.map((seat) => names[seat] ?? ""));
  if (view.gains.length) return toWrite(view, write);
  if (view.decision === null) return say("qwinto-waiting", { others });
  return say(view.decision.type === "pass" ? "qwinto-passed-waiting" : "qwinto-wrote-waiting", { number: view.number ?? 0, others, count: awaited.length });
}

function toPlay(view: QwintoView, aim: Aim, aimed: Place | null): string {
  const possible = aimed ? at(view, aim, aimed) : null;
  if (possible) return say("qwinto-aimed", { number: plain(possible.announces.number), cells: possible.announces.cells.length });
  if (aim.first && aim.card) return say("qwinto-second", { first: named(aim.first.card), stack: aim.first.place, card: named(aim.card) });
  if (aim.both) return aim.card ? say("qwinto-first", { card: named(aim.card) }) : say("qwinto-choose-first");
  return aim.card ? say("qwinto-choose-place", { card: named(aim.card) }) : say("qwinto-choose");
}

function toWrite(view: QwintoView, write: Writing | null): string {
  const number = view.number ?? 0;
  if (write) return say("qwinto-would-write", { number, row: write.action.cell[0], points: write.points });
  const mine = view.active === view.seat ? "yes" : "no";
  const misses = view.sides[view.seat ?? -1]?.misses ?? 0;
  if (view.legal.length > 1) return say("qwinto-write", { number, colours: code(view.colours), mine });
  return say("qwinto-stuck", { number: plain(number), mine, misses });
}
