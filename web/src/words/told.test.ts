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

  it("of a game without words here is said as the server has it, with the names", () => {
    const told: PlainText = { type: "text", text: "{who} gave {receiver} {card}.", values: { who: { type: "seat", seat: 0 }, receiver: { type: "seat", seat: 2 }, card: 7 } };
    expect(inWords(told, seenBy(2))).toBe("Anna gave You 7.");
  });

  it("is left out where the server knows a sentence that this page does not", () => {
    expect(inWords({ type: "sentence", message: "not-known-here" }, seenBy(null))).toBe("");
  });
});
