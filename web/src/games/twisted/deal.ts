import type { TwistedEvent, TwistedView } from "../../wire";
import type { Chance } from "../../verify/chance";
import { lot, Pile, type Dealt, type Draw } from "../../verify/deal";

const DECK = Array.from({ length: 87 }, (_, number) => number + 12).filter((card) => card % 10 !== 0); // T-C1, from 12 up to 98

export const dealt: Dealt<TwistedView, TwistedEvent> = (chance, steps) => {
  const first = steps[0]?.hands ?? [];
  const draws: Draw[] = [lot("dealer", chance.below(first.length, "dealer"), first[0]?.dealer)];
  let pile = round(chance, 1, first);
  let hidden: (number | undefined)[][] = first.map(() => []); // extra cards, which are shown when the round is counted
  draws.push(pile.draw);
  for (const { events, hands } of steps.slice(1)) {
    for (const event of events) {
      if (event.type === "drawn") pile.take([event.card]);
      else if (event.type === "extra taken") hidden[event.seat]?.push(pile.next());
      else if (event.type === "round counted" && !same(event.unseen, hidden)) pile.draw.fits = false;
      else if (event.type === "round dealt") {
        pile = round(chance, event.round, hands);
        hidden = first.map(() => []);
        draws.push(pile.draw);
      }
    }
    pile.counts(hands[0]?.pile);
  }
  return draws;
};

function round(chance: Chance, number: number, hands: TwistedView[]): Pile<number> {
  const pile = new Pile(`round ${number}`, chance.shuffled(DECK, `round ${number}`));
  for (const { hand } of hands) pile.take(hand);
  pile.counts(hands[0]?.pile);
  return pile;
}

function same(one: number[][], other: (number | undefined)[][]): boolean {
  const written = (cards: (number | undefined)[][]) => JSON.stringify(cards.map((row) => [...row].sort()));
  return written(one) === written(other);
}
