import type { UpturnView } from "../../wire";
import { say } from "../../words/words.svelte";
import { isPenalty, isTwin, named, type Tile } from "./tile";

/** The sentence between the lines and the rack: what to do now, and what would come of it. */
export function status(view: UpturnView, names: string[], aimed: Tile | null): string {
  if (view.turn === null) return say("upturn-over");
  const legal = (type: string) => view.legal.some((action) => action.type === type);
  if (legal("call")) return say("upturn-one-left");
  const caught = view.legal.find((action) => action.type === "catch");
  const waits = caught ? say("upturn-forgot", { who: names[caught.seat] ?? "" }) : "";
  const now = view.turn === view.seat ? mine(view, aimed) : others(view, names[view.turn] ?? "");
  return waits ? `${waits} ${now}` : now;
}

function others(view: UpturnView, who: string): string {
  if (view.phase === "run" && view.run) return say("upturn-other-run", { who, twin: view.run.twin });
  if (view.phase === "give") return say("upturn-other-give", { who, count: view.owed });
  if (view.phase === "extra") return say("upturn-other-extra", { who });
  if (view.fruitless) return say("upturn-other-fruitless", { who });
  return say("turn-of", { who });
}

function mine(view: UpturnView, aimed: Tile | null): string {
  switch (view.phase) {
    case "run":
      return say("upturn-run", { twin: view.run?.twin ?? 0, count: view.to_hand_out, more: view.legal.length > 1 ? "yes" : "no" });
    case "give":
      return view.offered === null ? say("upturn-owed", { count: view.owed }) : say("upturn-offered", { tile: named(view.offered, view.options.penalties) });
    case "extra":
      return say(view.legal.length > 1 ? "upturn-extra" : "upturn-extra-none");
    default:
      return consequence(view, aimed) || play(view);
  }
}

function consequence(view: UpturnView, aimed: Tile | null): string {
  if (typeof aimed !== "number" || !view.legal.some((action) => action.type === "lay" && action.number === aimed)) return "";
  if (isTwin(aimed)) return say("upturn-would-twin", { number: aimed });
  return isPenalty(aimed, view) ? say("upturn-would-penalty", { number: aimed }) : "";
}

function play(view: UpturnView): string {
  const tiles = view.legal.filter((action) => action.type === "lay" || action.type === "start line" || action.type === "skip");
  const can = tiles.length ? "yes" : "no";
  if (view.going === null) return say(view.drawn ? "upturn-first-drawn" : "upturn-first", { number: view.last, can });
  if (view.fruitless) return say("upturn-fruitless", { can });
  if (view.drawn) return say("upturn-drawn-now", { can });
  if (!tiles.some((action) => action.type === "lay")) return say("upturn-no-number", { going: view.going, number: view.last, can });
  return say("upturn-your-turn", { going: view.going, number: view.last });
}
