import type { QwintoAction, QwintoEvent, QwintoView } from "../../wire";
import { listed, plain, say } from "../../words/words.svelte";
import type { Move } from "../../ui/fly";
import type { GamePage, Who } from "../contract";
import { PLACES, coloured, idOf, named, placed } from "./card";
import { dealt } from "./deal";
import Ending from "./Ending.svelte";
import OpenHand from "./OpenHand.svelte";
import { keyOf } from "./sheet";
import { waited } from "./status";
import Table from "./Table.svelte";

export const page: GamePage<QwintoView, QwintoEvent> = {
  Table,
  Ending,
  OpenHand,
  dealt,
  still: (view) => ({ ...view, legal: [], announces: [], gains: [] }),
  moves,
  tell,
  name,
  where: (view) => say(view.sides.length === 1 ? "qwinto-where-solo" : "qwinto-where", { count: view.pile }),
  awaited: waited,
};

function moves(event: QwintoEvent): Move[] {
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

function tell(event: QwintoEvent, who: Who): string | null {
  switch (event.type) {
    case "played":
      return say("qwinto-played", { ...who(event.seat), card: named(event.card), place: placed(event.place) });
    case "announced":
      return say("qwinto-announced", { number: plain(event.number), colours: coloured(event.colours) });
    case "decided":
      return null; // the seats show it
    case "wrote":
      return say("qwinto-wrote", { ...who(event.seat), number: event.number, row: say(`qwinto-colour-${event.cell[0]}`) });
    case "passed":
      return say("qwinto-passed", who(event.seat));
    case "missed":
      return say("qwinto-missed", { ...who(event.seat), misses: event.misses });
    case "drawn":
      return event.card === null ? null : say("qwinto-drew", { ...who(event.seat), card: named(event.card) });
    case "reshuffled":
      return say("qwinto-reshuffled", { count: event.cards });
    case "ended":
      return say("qwinto-ended", { results: listed(event.points.map((points, seat) => `${who(seat).who} ${plain(points)}`)) });
  }
}

function name(action: unknown, view: QwintoView): string {
  const chosen = action as QwintoAction;
  switch (chosen.type) {
    case "play":
      return say("qwinto-name-play", { card: named(chosen.card), place: placed(chosen.place) });
    case "play two":
      return say("qwinto-name-two", {
        first: named(chosen.first),
        first_place: placed(chosen.first_place),
        second: named(chosen.second),
        second_place: placed(chosen.second_place),
      });
    case "write":
      return say("qwinto-name-write", { number: view.number ?? 0, row: say(`qwinto-colour-${chosen.cell[0]}`) });
    case "pass":
      return say("qwinto-do-pass");
  }
}
