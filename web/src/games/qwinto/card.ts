import type { QwintoPlay, QwintoView, QwintoWrite } from "../../wire";
import { plain, say } from "../../words/words.svelte";

export type Card = QwintoView["hand"][number];
export type CardColour = Card[0];
export type Colour = QwintoView["colours"][number];
export type Place = QwintoPlay["place"];
export type Cell = QwintoWrite["cell"];

export const PLACES: Place[] = ["tl", "tr", "bl", "br"];

/** No two cards of the deck are alike, so a card is its own name: o4, g-2. */
export function idOf(card: Card): string {
  return `card-${card.join("")}`;
}

export function same(one: readonly unknown[] | null | undefined, other: readonly unknown[] | null | undefined): boolean {
  return one?.[0] === other?.[0] && one?.[1] === other?.[1];
}

export function named(card: Card): string {
  return say(`qwinto-card-${card[0]}`, { value: plain(card[1]) });
}

/** Each language says the colours in its own way, so that it can bend them: "oy" is "orange or yellow". */
export function code(colours: Colour[]): string {
  return colours.join("") || "none";
}

/** 4 + 3 − 2: how the number comes about. */
export function sum(cards: Card[]): string {
  return cards.map(([, value], number) => (number === 0 ? plain(value) : value < 0 ? `− ${-value}` : `+ ${value}`)).join(" ");
}
