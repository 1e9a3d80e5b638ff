import { describe, expect, it } from "vitest";
import { Namer } from "./things";

describe("names of tiles", () => {
  it("are their own for equal tiles, and stay", () => {
    const namer = new Namer();
    const first = namer.follow({ rack: ["up", 40, "up"], lines: [[20]] });
    expect(new Set(first.rack.map((thing) => thing.id)).size).toBe(3);
    const second = namer.follow({ rack: ["up", 40, "up", "down"], lines: [[20]] });
    expect(second.rack.slice(0, 3)).toEqual(first.rack);
  });

  it("go along from the rack to the line", () => {
    const namer = new Namer();
    const before = namer.follow({ rack: ["up", 40, "up"], lines: [[20]] });
    const chosen = before.rack[2]?.id ?? "";
    namer.choose(chosen);
    const after = namer.follow({ rack: ["up", 40], lines: [[20], ["up"]] });
    expect(after.lines[1]?.[0]?.id).toBe(chosen);
    expect(after.rack[0]?.id).toBe(before.rack[0]?.id);
  });

  it("are foretold for tiles that come from elsewhere", () => {
    const namer = new Namer();
    namer.follow({ rack: ["up"], lines: [[20, "skip1"]] });
    const foretold = namer.next("up");
    const after = namer.follow({ rack: ["up"], lines: [[20, "skip1"], ["up"]] });
    expect(after.lines[1]?.[0]?.id).toBe(foretold);
    expect(namer.next(33)).toBe("tile-33");
  });

  it("of earlier lines are known for when they go back into the bag", () => {
    const namer = new Namer();
    namer.follow({ rack: [], lines: [[20, 30], ["down", 4]] });
    expect(namer.earlier()).toEqual(["tile-20", "tile-30"]);
  });
});
