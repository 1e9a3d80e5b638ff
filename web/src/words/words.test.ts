import { describe, expect, it } from "vitest";
import { explain } from "./sentences";
import { joinWords, say, words } from "./words.svelte";

describe("the words", () => {
  it("change with the language, in every part that is loaded", async () => {
    await words.load("page", "twisted");
    expect(say("twisted-do-place", { card: 34 })).toBe("Place 34");
    await words.choose("de");
    expect(say("twisted-do-place", { card: 34 })).toBe("34 anlegen");
    expect(joinWords(["Anna", "Ben", "Cleo"])).toBe("Anna, Ben und Cleo");
    await words.load("why");
    expect(say("why-over")).toBe("Die Partie ist vorbei.");
    await words.choose("en");
    expect(say("why-over")).toBe("The match is over.");
  });

  it("keep up when more are asked for while they load", async () => {
    await Promise.all([words.load("qwinto"), words.choose("de"), words.load("upturn")]);
    expect([say("qwinto-do-pass"), say("upturn-do-pass"), say("home")]).toEqual(["Passen", "Passen", "Startseite"]);
    await words.choose("en");
  });

  it("of a refusal are those of the catalogue, or the server's where there are none", async () => {
    await words.load("why");
    expect(explain({ message: "why-seat-taken", values: { name: "Ben" }, reason: "taken" })).toBe("That’s Ben’s seat.");
    expect(explain({ message: "not-known-here", reason: "Something newer." })).toBe("Something newer.");
    expect(explain({})).toBe("");
  });

  it("that are missing are a loud error while testing", async () => {
    await expect(words.load("nothing")).rejects.toThrow("no words for nothing in en");
    expect(say("home")).toBe("Home");
  });
});
