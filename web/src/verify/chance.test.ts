import { describe, expect, it } from "vitest";
import vectors from "../../../docs/chance-vectors.json";
import { Chance, commitmentOf, seedOf } from "./chance";

describe("the published test vectors", () => {
  it("commitments", () => {
    for (const { secret, commitment } of vectors.commitments) expect(commitmentOf(secret)).toBe(commitment);
  });

  it("seeds", () => {
    for (const { secret, contributions, seed } of vectors.seeds) expect(seedOf(secret, contributions)).toBe(seed);
  });

  it("streams", () => {
    for (const { seed, label, words } of vectors.streams) {
      const stream = new Chance(seed).words(label);
      for (const word of words) expect(stream.next().value).toBe(word);
    }
  });

  it("numbers", () => {
    for (const { seed, label, bound, number } of vectors.numbers) expect(new Chance(seed).below(bound, label)).toBe(number);
  });

  it("shuffles", () => {
    for (const { seed, label, order } of vectors.shuffles) {
      const items = order.map((_, place) => place);
      expect(new Chance(seed).shuffled(items, label)).toEqual(order);
    }
  });

  it("are all there", () => {
    for (const list of Object.values(vectors)) expect(list.length).toBeGreaterThan(0);
  });
});
