import { expect, it } from "vitest";
import type { RecordLine } from "../../wire";
import { byLevel } from "./wins";

function match(bots: (string | null)[], place: number, more: Partial<RecordLine> = {}): RecordLine {
  return { id: "", ended: 0, game: "some", seats: [], scores: [], places: [place, 2, 3], seat: 0, rehearsal: false, left: false, bots, ...more };
}

it("wins are counted by the level of the bots, the weakest first", () => {
  const lines = [match([null, "club", "club"], 1), match([null, "novice"], 1), match([null, "club"], 2)];
  expect(byLevel(lines)).toEqual([{ level: "novice", matches: 1, wins: 1 }, { level: "club", matches: 2, wins: 1 }]);
});

it("other matches do not count", () => {
  const club = [null, "club"];
  expect(byLevel([match([null, "club", "master"], 1), match([null, null], 1), match([null, "club", null], 1), match([null], 1), match(club, 1, { left: true }), match(club, 1, { rehearsal: true }), match(club, 1, { seat: null })])).toEqual([]);
});
