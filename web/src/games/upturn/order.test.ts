import { describe, expect, it } from "vitest";
import { arranged, moved, recalled, sorted } from "./order";
import type { Thing } from "./things";
import type { Tile } from "./tile";

const things = (...tiles: Tile[]): Thing[] => tiles.map((tile, number) => ({ id: `${tile}-${number}`, tile }));
const tiles = (some: Thing[]): Tile[] => some.map((thing) => thing.tile);

describe("the order of the rack", () => {
  const rack = things(40, "up", 9, 22);

  it("keeps what is known and puts new tiles to the right", () => {
    expect(tiles(arranged(rack, ["9-2", "40-0"]))).toEqual([9, 40, "up", 22]);
  });

  it("lets a tile go to the place of another one", () => {
    expect(tiles(arranged(rack, moved(rack, "22-3", "40-0")))).toEqual([22, 40, "up", 9]);
    expect(tiles(arranged(rack, moved(rack, "40-0", "9-2")))).toEqual(["up", 9, 40, 22]);
    expect(tiles(arranged(rack, moved(rack, "40-0", null)))).toEqual(["up", 9, 22, 40]);
  });

  it("sorts numbers first", () => {
    expect(tiles(arranged(rack, sorted(rack)))).toEqual([9, 22, 40, "up"]);
  });

  it("comes back after the page was loaded again", () => {
    expect(recalled(rack, [22, "up", 77, "up"])).toEqual(["22-3", "up-1"]);
  });
});
