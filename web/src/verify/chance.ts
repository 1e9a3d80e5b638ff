/** The chance of a match, written from docs/honest-deal.md alone: nothing here is taken from the program that deals. */

const WORDS = 2 ** 32;

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new Error("not hexadecimal");
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** commitment = SHA-256(secret) */
export async function commitmentOf(secret: string): Promise<string> {
  return hexOf(await crypto.subtle.digest("SHA-256", bytesOf(secret)));
}

/** seed = HMAC-SHA-256(key = secret, message = all contributions joined) */
export async function seedOf(secret: string, contributions: string[]): Promise<string> {
  return hexOf(await sealed(await keyOf(secret), bytesOf(contributions.join(""))));
}

/** One stream for each label, always read from its beginning. */
export class Chance {
  #key: Promise<CryptoKey>;

  constructor(readonly seed: string) {
    this.#key = keyOf(seed);
  }

  async *words(label: string): AsyncGenerator<number, never> {
    const key = await this.#key;
    const name = new TextEncoder().encode(label);
    for (let counter = 0; ; counter += 1) {
      const message = new Uint8Array(name.length + 8);
      message.set(name);
      new DataView(message.buffer).setBigUint64(name.length, BigInt(counter));
      const block = new DataView(await sealed(key, message));
      for (let place = 0; place < 32; place += 4) yield block.getUint32(place);
    }
  }

  /** The first number below a bound under this label. */
  async below(bound: number, label: string): Promise<number> {
    return below(bound, this.words(label));
  }

  /** Fisher–Yates from the last place down. */
  async shuffled<T>(items: readonly T[], label: string): Promise<T[]> {
    const mixed = [...items];
    const words = this.words(label);
    for (let last = mixed.length - 1; last > 0; last -= 1) {
      const other = await below(last + 1, words);
      [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
    }
    return mixed;
  }
}

/** The next word that divides fairly, modulo the bound. */
async function below(bound: number, words: AsyncGenerator<number, never>): Promise<number> {
  const fair = WORDS - (WORDS % bound);
  for (;;) {
    const { value: word } = await words.next();
    if (word < fair) return word % bound;
  }
}

function keyOf(hex: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytesOf(hex), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

function sealed(key: CryptoKey, message: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  return crypto.subtle.sign("HMAC", key, message);
}
