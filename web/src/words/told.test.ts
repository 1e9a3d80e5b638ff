import { describe, expect, it } from "vitest";
import cases from "../../../tests/said.json";
import type { PlainText, Sentence } from "../wire";
import { inWords, type Who } from "./sentences";
import { LANGUAGES, say, words } from "./words.svelte";

const NAMES = ["Anna", "Ben", "Cleo", "Dora"];

function seenBy(reader: number | null): Who {
  return (seat) => (seat === reader ? { name: say("you"), you: true } : { name: NAMES[seat] ?? "", you: false });
}

describe("what happened", () => {
  it.each(Object.keys(LANGUAGES))("is said as people are used to it: %s", async (language) => {
    await words.load("page", ...new Set(cases.map(({ game }) => game)));
    await words.choose(language);
    for (const { told, reader, said } of cases) {
      if (told) expect(inWords(told as Sentence, seenBy(reader))).toBe((said as Record<string, string>)[language]);
    }
    await words.choose("en");
  });

  it("in the coach’s worlds is said, too, with sentences inside sentences", async () => {
    await words.load("coach", "twisted-coach");
    const one = (message: string, values: Sentence["values"]): Sentence => ({ type: "sentence", message, values });
    const told = one("twisted-coach-row-taken", {
      who: { type: "seat", seat: 0 },
      first: one("coach-often", { count: 34 }),
      played: one("twisted-coach-place", { card: 41 }),
      second: one("coach-often-too", { count: 0 }),
      instead: one("twisted-coach-place", { card: 35 }),
    });
    expect(inWords(told, seenBy(null))).toBe("Anna has to take the row in about 34 of 100 deals after 41, in hardly any after 35.");
    await words.choose("de");
    expect(inWords(told, seenBy(0))).toBe("Du musst die Reihe nach der 41 bei etwa 34 von 100 Verteilungen nehmen, nach der 35 bei kaum einer.");
    await words.choose("en");
  });

  it("of a game without words here is said as the server has it, with the names", () => {
    const told: PlainText = { type: "text", text: "{who} gave {receiver} {card}.", values: { who: { type: "seat", seat: 0 }, receiver: { type: "seat", seat: 2 }, card: 7 } };
    expect(inWords(told, seenBy(2))).toBe("Anna gave You 7.");
  });

  it("is left out where the server knows a sentence that this page does not", () => {
    expect(inWords({ type: "sentence", message: "not-known-here" }, seenBy(null))).toBe("");
  });
});
