import type { UpturnAction, UpturnEvent, UpturnView } from "../../wire";
import { say } from "../../words/words.svelte";
import type { Flight } from "../../ui/fly";
import type { GamePage } from "../contract";
import { dealt } from "./deal";
import Deed from "./Deed.svelte";
import Ending from "./Ending.svelte";
import OpenHand from "./OpenHand.svelte";
import Table from "./Table.svelte";
import { Namer } from "./things";
import { named } from "./tile";

const SHOWN = 6; // tiles that are seen to fly back when the bag is filled; the others are simply gone

export const page: GamePage<UpturnView, UpturnEvent> = {
  Table,
  Ending,
  OpenHand,
  Deed,
  dealt,
  still: (view) => ({ ...view, legal: [] }),
  memory: () => new Namer(),
  flights: (event, memory) => flights(event, memory as Namer),
  name,
  keys: [
    ["c", "upturn-keys-call"],
    ["⇧ ← →", "upturn-keys-carry"],
  ],
  where: (view) => say(`upturn-where-${view.going ?? "first"}`),
};

function flights(event: UpturnEvent, namer: Namer): Flight[] {
  switch (event.type) {
    case "laid":
    case "line started":
      return [{ id: namer.next(event.tile), from: `seat-${event.seat}` }];
    case "drawn":
    case "given":
      return event.tile === null ? [{ id: "tile-unseen", from: "bag", to: `seat-${event.seat}`, back: "tile-back" }] : [{ id: namer.next(event.tile), from: "bag" }];
    case "refilled":
      return namer.earlier().slice(-SHOWN).map((id) => ({ id, to: "bag" }));
    case "run opened":
    case "nothing drawn":
    case "kept":
    case "passed":
    case "called":
    case "caught":
    case "ended":
      return [];
  }
}

function name(action: unknown, view: UpturnView, names: string[]): string {
  const chosen = action as UpturnAction;
  switch (chosen.type) {
    case "lay":
      return say("upturn-do-lay", { tile: named(chosen.number, view.options.penalties) });
    case "add":
      return say("upturn-do-add", { tile: named(chosen.number, view.options.penalties) });
    case "close":
      return say("upturn-do-close", { twin: view.run?.twin ?? 0 });
    case "start line":
      return say("upturn-do-start", { tile: named(chosen.tile), kind: chosen.tile, going: chosen.going, sides: view.tiles.length > 2 ? chosen.side : "none" });
    case "skip":
      return say("upturn-do-skip", { tile: named(chosen.tile) });
    case "give":
      return say("upturn-give-who", { who: names[chosen.seat] ?? "" });
    case "catch":
      return say("upturn-catch-who", { who: names[chosen.seat] ?? "" });
    default:
      return say(`upturn-do-${chosen.type}`);
  }
}
