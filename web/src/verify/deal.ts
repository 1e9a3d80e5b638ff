import type { Chance } from "./chance";

/** One step of a replay with all cards open. */
export interface OpenStep<View, Event> {
  events: Event[];
  hands: View[];
}

/** One lot or shuffle, computed here, and whether everything that was dealt from it came as computed. */
export interface Draw {
  label: string;
  result: string;
  fits: boolean;
}

/** How a game's chance is used, from the section *Chance* of its FORMAT.md: every lot and every card, from the first to the last. */
export type Dealt<View, Event> = (chance: Chance, steps: OpenStep<View, Event>[]) => Draw[];

/** A pile in the order it was shuffled: each card drawn must be its next one. */
export class Pile<T> {
  readonly #left: T[];
  readonly draw: Draw;

  constructor(label: string, items: T[], written: (item: T) => string = String) {
    this.#left = [...items];
    this.draw = { label, result: items.map(written).join(" "), fits: true };
  }

  /** These come next, in any order; null is one that nobody has seen. */
  take(items: (T | null)[]): void {
    const next = this.#left.splice(0, items.length).map((item) => JSON.stringify(item));
    const seen = items.filter((item) => item !== null).map((item) => JSON.stringify(item));
    if (next.length !== items.length || seen.some((item) => !next.includes(item))) this.draw.fits = false;
  }

  /** The next one, which nobody sees yet. */
  next(): T | undefined {
    return this.#left.shift();
  }

  /** The next one comes last instead. */
  putUnder(): void {
    this.#left.push(...this.#left.splice(0, 1));
  }

  get left(): T[] {
    return [...this.#left];
  }

  /** How many are left must agree with what the table shows. */
  counts(number: number | undefined): void {
    this.agrees(this.#left.length === number);
  }

  /** The cards on the table must agree with what happened. */
  agrees(does: boolean): void {
    if (!does) this.draw.fits = false;
  }
}

export function lot(label: string, computed: number, shown: number | null | undefined): Draw {
  return { label, result: String(computed), fits: computed === shown };
}
