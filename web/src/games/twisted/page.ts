import type { TwistedAction, TwistedEvent, TwistedView } from "../../wire";
import { say, listed, signed } from "../../words/words.svelte";
import type { Move } from "../../ui/fly";
import type { GamePage, Who } from "../contract";
import { isToad, turned } from "./card";
import { dealt } from "./deal";
import Ending from "./Ending.svelte";
import OpenHand from "./OpenHand.svelte";
import Table from "./Table.svelte";

export const page: GamePage<TwistedView, TwistedEvent> = {
  Table,
  Ending,
  OpenHand,
  dealt,
  still: (view) => ({ ...view, legal: [] }),
  moves,
  tell,
  name,
  where: (view) => say("twisted-where", { round: view.round, rounds: view.options.rounds ?? view.round }),
  awaited: (view) => (view.turn === null ? [] : [view.turn]),
};

function moves(event: TwistedEvent): Move[] {
  switch (event.type) {
    case "placed":
      return [{ id: `card-${event.card}`, from: `seat-${event.seat}` }];
    case "twisted":
      return [
        { id: `card-${event.card}`, from: `seat-${event.seat}`, to: `won-${event.seat}` },
        { id: `card-${event.twin}`, to: `won-${event.seat}` },
      ];
    case "row taken":
      return event.cards.map((card) => ({ id: `card-${card}`, to: `lost-${event.seat}` }));
    case "extra taken":
      return [{ id: "extra", from: "pile", to: `lost-${event.seat}` }];
    case "drawn":
      return event.card === null ? [{ id: "unseen", from: "pile", to: `seat-${event.seat}` }] : [{ id: `card-${event.card}`, from: "pile" }];
    case "round counted":
    case "round dealt":
      return [];
  }
}

function tell(event: TwistedEvent, who: Who): string | null {
  switch (event.type) {
    case "placed":
      return say(isToad(event.card) ? "twisted-placed-toad" : "twisted-placed", { ...who(event.seat), card: event.card });
    case "twisted":
      return say("twisted-twisted", { ...who(event.seat), card: event.card, twin: event.twin });
    case "row taken":
      return say("twisted-row-taken", { ...who(event.seat), count: event.cards.length });
    case "extra taken":
      return say("twisted-extra-taken", who(event.seat));
    case "drawn":
      return event.card === null ? null : say("twisted-drawn", { ...who(event.seat), card: event.card });
    case "round counted":
      return say("twisted-round-counted", {
        round: event.round,
        results: listed(event.points.map((points, seat) => `${who(seat).who} ${signed(points)}`)),
      });
    case "round dealt":
      return say("twisted-round-dealt", { ...who(event.dealer), round: event.round });
  }
}

function name(action: unknown): string {
  const chosen = action as TwistedAction;
  switch (chosen.type) {
    case "place":
      return say("twisted-do-place", { card: chosen.card });
    case "twist":
      return say("twisted-do-twist", { card: chosen.card, twin: turned(chosen.card) });
    case "take":
      return say("twisted-do-take");
  }
}
