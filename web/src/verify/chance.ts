/** The chance of a match, written from docs/honest-deal.md alone: nothing here is taken from the program that deals. */

import { hmac, sha256 } from "./sha256";

const WORDS = 2 ** 32;

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new Error("not hexadecimal");
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** commitment = SHA-256(secret) */
export function commitmentOf(secret: string): string {
  return hexOf(sha256(bytesOf(secret)).buffer);
}

/** seed = HMAC-SHA-256(key = secret, message = all contributions joined) */
export function seedOf(secret: string, contributions: string[]): string {
  return hexOf(hmac(bytesOf(secret), bytesOf(contributions.join(""))).buffer);
}

/** One stream for each label, always read from its beginning. */
export class Chance {
  readonly #key: Uint8Array;

  constructor(readonly seed: string) {
    this.#key = bytesOf(seed);
  }

  *words(label: string): Generator<number, never> {
    const name = new TextEncoder().encode(label);
    for (let counter = 0; ; counter += 1) {
      const message = new Uint8Array(name.length + 8);
      message.set(name);
      new DataView(message.buffer).setBigUint64(name.length, BigInt(counter));
      const block = new DataView(hmac(this.#key, message).buffer);
      for (let place = 0; place < 32; place += 4) yield block.getUint32(place);
    }
  }

  /** The first number below a bound under this label. */
  below(bound: number, label: string): number {
    return below(bound, this.words(label));
  }

  /** Fisher–Yates from the last place down. */
  shuffled<T>(items: readonly T[], label: string): T[] {
    const mixed = [...items];
    const words = this.words(label);
    for (let last = mixed.length - 1; last > 0; last -= 1) {
      const other = below(last + 1, words);
      [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
    }
    return mixed;
  }
}

/** The next word that divides fairly, modulo the bound. */
function below(bound: number, words: Generator<number, never>): number {
  const fair = WORDS - (WORDS % bound);
  for (;;) {
    const { value: word } = words.next();
    if (word < fair) return word % bound;
  }
}
