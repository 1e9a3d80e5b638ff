import { expect, it } from "vitest";
import { hexOf } from "./chance";
import { hmac, sha256 } from "./sha256";

const text = (words: string) => new TextEncoder().encode(words);
const LENGTHS = [0, 1, 3, 31, 32, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000];

function bytes(length: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, (_, place) => (place * 151 + length) & 255);
}

it("the examples of the standard", () => {
  expect(hexOf(sha256(text("abc")).buffer)).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(hexOf(sha256(text("")).buffer)).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});

it("every length comes out as a browser computes it", async () => {
  for (const length of LENGTHS) {
    const message = bytes(length);
    expect(hexOf(sha256(message).buffer)).toBe(hexOf(await crypto.subtle.digest("SHA-256", message)));
  }
});

it("with a key, too", async () => {
  for (const length of LENGTHS.slice(1)) {
    const key = await crypto.subtle.importKey("raw", bytes(length), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    const message = bytes(77);
    expect(hexOf(hmac(bytes(length), message).buffer)).toBe(hexOf(await crypto.subtle.sign("HMAC", key, message)));
  }
});
