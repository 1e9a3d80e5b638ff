import { expect, test } from "vitest";
import type { JudgedMatch } from "../../wire";
import { deedsOf } from "./deeds";

function match(game: string, deeds: JudgedMatch["figures"]["deeds"]): JudgedMatch {
  const figures = { seat: 0, win: null, points: null, given_up: 0, accuracy: null, verdicts: {}, deeds };
  return { id: "match", ended: 0, game, seats: 2, seat: 0, fewest_win: false, figures };
}

test("adds up each kind of move over matches, the best first", () => {
  const matches = [
    match("twisted", { take: { count: 2, given_up: 1, at_random: 2 }, place: { count: 9, given_up: 0.5, at_random: 5 } }),
    match("twisted", { take: { count: 1, given_up: 0, at_random: 2 } }),
    match("qwinto", { pass: { count: 1, given_up: 3, at_random: 2 } }),
  ];
  expect(deedsOf(matches)).toEqual([
    { game: "twisted", deed: "place", count: 9, accuracy: 90 },
    { game: "twisted", deed: "take", count: 3, accuracy: 75 },
    { game: "qwinto", deed: "pass", count: 1, accuracy: 0 },
  ]);
});

test("leaves out matches judged before kinds were kept, and moves in which there was nothing to gain", () => {
  expect(deedsOf([match("twisted", {}), match("twisted", { twist: { count: 4, given_up: 0, at_random: 0 } })])).toEqual([]);
});
