import { expect, it } from "vitest";
import type { DeckCard } from "../../wire";
import { daysToNext, dueIn, exampleOf, kindsOf } from "./deck";

const TODAY = 20_000;

function card(step: number, due: number | null, more: Partial<DeckCard> = {}): DeckCard {
  return { record: "r", ended: 0, game: "twisted", seats: 2, seat: 0, step, kind: "took-late", verdict: "mistake", in_a_row: 0, due, done: false, ...more };
}

it("what has waited longest comes first, then what was never tried; what is done or not due does not come", () => {
  const cards = [card(1, null), card(2, TODAY), card(3, TODAY + 1), card(4, TODAY - 9), card(5, TODAY - 9, { done: true }), card(6, null)];
  expect(dueIn({ today: TODAY, cards }).map(({ step }) => step)).toEqual([4, 2, 1, 6]);
});

it("one sitting is short", () => {
  const cards = Array.from({ length: 40 }, (_, step) => card(step, null));
  expect(dueIn({ today: TODAY, cards })).toHaveLength(10);
});

it("it is known when the next one comes back", () => {
  expect(daysToNext({ today: TODAY, cards: [card(1, TODAY + 7), card(2, TODAY + 3), card(3, TODAY + 1, { done: true }), card(4, null)] })).toBe(3);
  expect(daysToNext({ today: TODAY, cards: [card(1, TODAY + 3, { done: true })] })).toBeNull();
});

it("the kinds that happen most come first, each in its game, with an example that is not done", () => {
  const kinds = kindsOf([card(1, null, { kind: "a" }), card(2, null, { kind: "b", done: true }), card(3, null, { kind: "b" }), card(4, null, { kind: "a", game: "qwinto" })]);
  expect(kinds.map(({ game, kind, cards }) => [game, kind, cards.length])).toEqual([["twisted", "b", 2], ["twisted", "a", 1], ["qwinto", "a", 1]]);
  expect(exampleOf(kinds[0] as (typeof kinds)[0])?.step).toBe(3);
});
