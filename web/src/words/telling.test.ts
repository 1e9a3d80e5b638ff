import { expect, it } from "vitest";
import { Telling } from "./telling";

it("puts every sentence together once, and anew in another language", () => {
  const telling = new Telling();
  const [first, second] = [{ card: 1 }, { card: 2 }];
  const asked: number[] = [];
  const tell = (language: string) => (event: { card: number }) => (asked.push(event.card), [`${language} ${event.card}`]);
  expect(telling.lines([first], "en", tell("placed"))).toEqual(["placed 1"]);
  expect(telling.lines([first, second], "en", tell("placed"))).toEqual(["placed 1", "placed 2"]);
  expect(telling.lines([first, second], "de", tell("legt"))).toEqual(["legt 1", "legt 2"]);
  expect(asked).toEqual([1, 2, 1, 2]);
});
