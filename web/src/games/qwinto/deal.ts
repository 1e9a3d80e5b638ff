import type { QwintoEvent, QwintoView } from "../../wire";
import { lot, Pile, type Dealt, type Draw } from "../../verify/deal";
import { PLACES, type Card } from "./card";

const VALUES = [-2, 0, 1, 2, 3, 4, 5, 6];
const DECK: Card[] = (["o", "y", "p", "g"] as const).flatMap((colour) => VALUES.map((value): Card => [colour, value]));

export const dealt: Dealt<QwintoView, QwintoEvent> = async (chance, steps) => {
  const first = steps[0]?.hands ?? [];
  let pile = pileOf("deck", await chance.shuffled(DECK, "deck"));
  for (const { hand } of first) pile.take(hand);
  for (const place of PLACES) pile.take(first[0]?.grid[place] ?? []);
  pile.counts(first[0]?.pile);
  const draws: Draw[] = [pile.draw, lot("first", await chance.below(first.length, "first"), first[0]?.active)];
  let grid = copied(first[0]);
  for (const { events, hands } of steps.slice(1)) {
    for (const event of events) {
      if (event.type === "played") grid[event.place].push(event.card);
      else if (event.type === "drawn") pile.take([event.card]);
      else if (event.type === "reshuffled") {
        const label = `pile ${draws.filter((draw) => draw.label.startsWith("pile")).length + 1}`;
        pile = pileOf(label, await chance.shuffled(PLACES.flatMap((place) => grid[place].slice(0, -1)), label));
        draws.push(pile.draw);
      }
    }
    grid = copied(hands[0]);
    pile.counts(hands[0]?.pile);
  }
  return draws;
};

function pileOf(label: string, cards: Card[]): Pile<Card> {
  return new Pile(label, cards, ([colour, value]) => `${colour}${value}`);
}

function copied(view: QwintoView | undefined): QwintoView["grid"] {
  return structuredClone(view?.grid ?? { tl: [], tr: [], bl: [], br: [] });
}
