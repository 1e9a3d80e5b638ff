import type { TwistedAction, TwistedEvent, TwistedView } from "../../wire";
import { say } from "../../words/words.svelte";
import type { Flight } from "../../ui/fly";
import type { GamePage, RoundSummary } from "../contract";
import { turned } from "./card";
import { dealt } from "./deal";
import Deed from "./Deed.svelte";
import Ending from "./Ending.svelte";
import OpenHand from "./OpenHand.svelte";
import Table from "./Table.svelte";

export const page: GamePage<TwistedView, TwistedEvent> = {
  Table,
  Ending,
  OpenHand,
  Deed,
  dealt,
  still: (view) => ({ ...view, legal: [] }),
  flights,
  round,
  name,
  where: (view) => say("twisted-where", { round: view.round, rounds: view.options.rounds ?? view.round }),
};

function flights(event: TwistedEvent): Flight[] {
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

function round(events: TwistedEvent[], view: TwistedView): RoundSummary | null {
  const counted = events.find((event) => event.type === "round counted");
  if (!counted || !events.some((event) => event.type === "round dealt")) return null;
  const abouts = ["won", "taken", "toads"].map((part) => say(`twisted-part-${part}`));
  return {
    round: counted.round,
    seats: counted.points.map((points, seat) => ({
      points,
      total: view.sides[seat]?.total ?? 0,
      parts: (counted.parts?.[seat] ?? []).map((part, number) => ({ about: abouts[number] ?? "", points: part })),
    })),
  };
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
