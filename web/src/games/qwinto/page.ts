import type { QwintoAction, QwintoEvent, QwintoView } from "../../wire";
import { say } from "../../words/words.svelte";
import type { Flight } from "../../ui/fly";
import type { GamePage } from "../contract";
import { PLACES, idOf, named } from "./card";
import { dealt } from "./deal";
import Deed from "./Deed.svelte";
import Ending from "./Ending.svelte";
import OpenHand from "./OpenHand.svelte";
import { keyOf, placeInRow } from "./sheet";
import Table from "./Table.svelte";

export const page: GamePage<QwintoView, QwintoEvent> = {
  Table,
  Ending,
  OpenHand,
  Deed,
  dealt,
  still: (view) => ({ ...view, legal: [], announces: [], gains: [] }),
  flights,
  name,
  where: (view) => say(view.sides.length === 1 ? "qwinto-where-solo" : "qwinto-where", { count: view.pile }),
};

function flights(event: QwintoEvent): Flight[] {
  switch (event.type) {
    case "played":
      return [{ id: idOf(event.card), from: `seat-${event.seat}` }];
    case "wrote":
      return [{ id: `entry-${event.seat}-${keyOf(event.cell)}`, from: "number" }];
    case "drawn":
      return event.card === null ? [{ id: "unseen", from: "pile", to: `seat-${event.seat}` }] : [{ id: idOf(event.card), from: "pile" }];
    case "reshuffled":
      return PLACES.map((place) => ({ id: `covered-${place}`, from: `place-${place}`, to: "pile" }));
    case "announced":
    case "decided":
    case "passed":
    case "missed":
    case "ended":
      return [];
  }
}

function name(action: unknown, view: QwintoView): string {
  const chosen = action as QwintoAction;
  switch (chosen.type) {
    case "play":
      return say("qwinto-name-play", { card: named(chosen.card), stack: chosen.place });
    case "play two":
      return say("qwinto-name-two", {
        first: named(chosen.first),
        first_stack: chosen.first_place,
        second: named(chosen.second),
        second_stack: chosen.second_place,
      });
    case "write":
      return say("qwinto-name-write", { number: view.number ?? 0, row: chosen.cell[0], place: placeInRow(chosen.cell) });
    case "pass":
      return say("qwinto-do-pass");
  }
}
