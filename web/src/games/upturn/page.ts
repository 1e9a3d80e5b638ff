import type { UpturnAction, UpturnEvent, UpturnLineStarted, UpturnView } from "../../wire";
import { listed, say } from "../../words/words.svelte";
import type { Move } from "../../ui/fly";
import type { GamePage, Who } from "../contract";
import { dealt } from "./deal";
import Ending from "./Ending.svelte";
import OpenHand from "./OpenHand.svelte";
import { told } from "./status";
import Table from "./Table.svelte";
import { namer } from "./things";
import { named } from "./tile";

const SHOWN = 6; // tiles that are seen to fly back when the bag is filled; the others are simply gone

export const page: GamePage<UpturnView, UpturnEvent> = {
  Table,
  Ending,
  OpenHand,
  dealt,
  still: (view) => ({ ...view, legal: [] }),
  moves,
  tell,
  name,
  keys: [
    ["c", "upturn-keys-call"],
    ["⇧ ← →", "upturn-keys-carry"],
  ],
  where: (view) => say(`upturn-where-${view.going ?? "first"}`),
  awaited: (view) => (view.turn === null ? [] : [view.turn]),
};

function moves(event: UpturnEvent): Move[] {
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

function lineStarted(event: UpturnLineStarted, who: Who, view: UpturnView): string {
  const seats = view.tiles.length;
  const next = who((event.seat + (event.marker === "left" ? 1 : seats - 1)) % seats);
  return say(seats > 2 ? "upturn-line-started" : "upturn-line-started-two", {
    ...who(event.seat),
    tile: told(event.tile, view),
    going: event.going,
    next: next.who,
    theirs: next.you,
  });
}

function tell(event: UpturnEvent, who: Who, view: UpturnView): string | null {
  switch (event.type) {
    case "laid":
      return say("upturn-laid", { ...who(event.seat), tile: told(event.tile, view) });
    case "run opened":
      return say("upturn-run-opened", { ...who(event.seat), twin: event.twin });
    case "line started":
      return lineStarted(event, who, view);
    case "drawn":
      return say(event.tile === null ? "upturn-drawn-hidden" : "upturn-drawn", { ...who(event.seat), tile: event.tile === null ? "" : told(event.tile, view) });
    case "given":
      return say(event.tile === null ? "upturn-given-hidden" : "upturn-given", {
        ...who(event.giver),
        receiver: who(event.seat).who,
        received: who(event.seat).you,
        tile: event.tile === null ? "" : told(event.tile, view),
      });
    case "nothing drawn":
      return say("upturn-nothing-drawn", who(event.seat));
    case "kept":
      return say("upturn-kept", who(event.seat));
    case "passed":
      return say("upturn-passed", who(event.seat));
    case "called":
      return say("upturn-called", who(event.seat));
    case "caught":
      return event.by === null ? say("upturn-caught-self", who(event.seat)) : say("upturn-caught", { ...who(event.by), forgetful: who(event.seat).who, forgot: who(event.seat).you });
    case "refilled":
      return say("upturn-refilled", { count: event.tiles });
    case "ended":
      return say("upturn-ended", { results: listed(event.left.map((count, seat) => say("upturn-left-of", { who: who(seat).who, count }))) });
  }
}

function name(action: unknown, view: UpturnView, names: string[]): string {
  const chosen = action as UpturnAction;
  switch (chosen.type) {
    case "lay":
      return say("upturn-do-lay", { tile: told(chosen.number, view) });
    case "add":
      return say("upturn-do-add", { tile: told(chosen.number, view) });
    case "close":
      return say("upturn-do-close", { twin: view.run?.twin ?? 0 });
    case "start line":
      return say("upturn-do-start", { tile: named(chosen.tile), going: chosen.going, sides: view.tiles.length > 2 ? chosen.side : "none" });
    case "skip":
      return say("upturn-do-lay", { tile: named(chosen.tile) });
    case "give":
      return say("upturn-give-who", { who: names[chosen.seat] ?? "" });
    case "catch":
      return say("upturn-catch-who", { who: names[chosen.seat] ?? "" });
    default:
      return say(`upturn-do-${chosen.type}`);
  }
}
