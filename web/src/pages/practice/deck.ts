import type { DeckCard, MyDeck } from "../../wire";
import { say, words } from "../../words/words.svelte";

const AT_ONCE = 10; // positions in one sitting

/** What is to be tried today: what has waited longest first, then what was never tried, the newest first. */
export function dueIn({ cards, today }: MyDeck): DeckCard[] {
  const due = cards.filter((card) => !card.done && (card.due === null || card.due <= today));
  return due.toSorted((one, other) => (one.due ?? Infinity) - (other.due ?? Infinity) || 0).slice(0, AT_ONCE);
}

/** In how many days the next one comes back; null: none does. */
export function daysToNext({ cards, today }: MyDeck): number | null {
  const days = cards.flatMap(({ due, done }) => (due !== null && !done && due > today ? [due - today] : []));
  return days.length ? Math.min(...days) : null;
}

/** Mistakes of one kind, the newest first. */
export interface Kind {
  game: string;
  kind: string;
  cards: DeckCard[];
}

/** Those that were made most often first. */
export function kindsOf(cards: DeckCard[]): Kind[] {
  const found = new Map<string, Kind>();
  for (const card of cards) {
    const { game, kind } = card;
    const one = found.get(`${game} ${kind}`) ?? { game, kind, cards: [] };
    one.cards.push(card);
    found.set(`${game} ${kind}`, one);
  }
  return [...found.values()].toSorted((one, other) => other.cards.length - one.cards.length);
}

/** An example to try: one that is not done, if there is one. */
export function exampleOf({ cards }: Kind): DeckCard | undefined {
  return cards.find(({ done }) => !done) ?? cards[0];
}

export function kindName({ game, kind }: Pick<DeckCard, "game" | "kind">): string {
  return words.knows(`${game}-mistake-${kind}`) ? say(`${game}-mistake-${kind}`) : say("mistake-other");
}
