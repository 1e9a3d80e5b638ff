import type { QwintoEvent, QwintoView } from "../../wire";
import { lot, Pile, type Dealt, type Draw } from "../../verify/deal";
import { PLACES, type Card } from "./card";

const VALUES = [-2, 0, 1, 2, 3, 4, 5, 6];
const DECK: Card[] = (["o", "y", "p", "g"] as const).flatMap((colour) => VALUES.map((value): Card => [colour, value]));

export const dealt: Dealt<QwintoView, QwintoEvent> = (chance, steps) => {
  const first = steps[0]?.hands ?? [];
  let pile = pileOf("deck", chance.shuffled(DECK, "deck"));
  for (const { hand } of first) pile.take(hand);
  for (const place of PLACES) pile.take(first[0]?.grid[place] ?? []);
  pile.counts(first[0]?.pile);
  const draws: Draw[] = [pile.draw, lot("first", chance.below(first.length, "first"), first[0]?.active)];
  // the stacks as they must lie by what happened, so that a new pile is made of what is known here
  const grid = structuredClone(first[0]?.grid ?? { tl: [], tr: [], bl: [], br: [] });
  for (const { events, hands } of steps.slice(1)) {
    for (const event of events) {
      if (event.type === "played") grid[event.place].push(event.card);
      else if (event.type === "drawn") pile.take([event.card]);
      else if (event.type === "reshuffled") {
        const label = `pile ${draws.filter((draw) => draw.label.startsWith("pile")).length + 1}`;
        pile = pileOf(label, chance.shuffled(PLACES.flatMap((place) => grid[place].slice(0, -1)), label));
        draws.push(pile.draw);
        for (const place of PLACES) grid[place].splice(0, grid[place].length - 1);
      }
    }
    pile.counts(hands[0]?.pile);
    pile.agrees(PLACES.every((place) => JSON.stringify(grid[place]) === JSON.stringify(hands[0]?.grid[place])));
  }
  return draws;
};

function pileOf(label: string, cards: Card[]): Pile<Card> {
  return new Pile(label, cards, ([colour, value]) => `${colour}${value}`);
}
