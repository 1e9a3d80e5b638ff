/** SHA-256 and HMAC-SHA-256, from FIPS 180-4 and RFC 2104. Browsers have their own, but not on pages over plain http. */

const BLOCK = 64; // bytes

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUNDS = firstPrimes(64).map((prime) => fraction(Math.cbrt(prime), prime, 3));
/** The same of the square roots of the first eight. */
const START = firstPrimes(8).map((prime) => fraction(Math.sqrt(prime), prime, 2));

export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = pad(message);
  const hash = Uint32Array.from(START);
  for (let place = 0; place < padded.byteLength; place += BLOCK) mix(hash, new DataView(padded.buffer, place, BLOCK));
  const bytes = new DataView(new ArrayBuffer(32));
  hash.forEach((word, place) => bytes.setUint32(4 * place, word));
  return new Uint8Array(bytes.buffer);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const filled = new Uint8Array(BLOCK);
  filled.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(filled.map((byte) => byte ^ 0x36), message));
  return sha256(joined(filled.map((byte) => byte ^ 0x5c), inner));
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** The message, a bit, zeros, and its length in bits. */
function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  return padded;
}

function mix(hash: Uint32Array, block: DataView): void {
  const words = new Uint32Array(64);
  for (let place = 0; place < 64; place += 1) {
    words[place] = place < 16 ? block.getUint32(4 * place) : at(words, place - 16) + small(at(words, place - 15), 7, 18, 3) + at(words, place - 7) + small(at(words, place - 2), 17, 19, 10);
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let round = 0; round < 64; round += 1) {
    const first = h + large(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + (ROUNDS[round] ?? 0) + at(words, round);
    const second = large(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place] = at(hash, place) + word));
}

function at(words: Uint32Array, place: number): number {
  return words[place] ?? 0;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function large(word: number, one: number, two: number, three: number): number {
  return (turned(word, one) ^ turned(word, two) ^ turned(word, three)) >>> 0;
}

function small(word: number, one: number, two: number, shift: number): number {
  return (turned(word, one) ^ turned(word, two) ^ (word >>> shift)) >>> 0;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) if (primes.every((prime) => number % prime)) primes.push(number);
  return primes;
}

/** The first 32 bits after the point of a root, exactly: a floating number is only close to it. */
function fraction(root: number, prime: number, power: number): number {
  let bits = BigInt(Math.floor(root * 2 ** 32));
  const wanted = BigInt(prime) << BigInt(32 * power);
  while (bits ** BigInt(power) > wanted) bits -= 1n;
  while ((bits + 1n) ** BigInt(power) <= wanted) bits += 1n;
  return Number(bits & 0xffffffffn);
}
