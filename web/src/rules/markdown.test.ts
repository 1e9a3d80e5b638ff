import { describe, expect, it } from "vitest";
import { clausesOf, parse, pieces, plainText, type Block } from "./markdown";

const rules = import.meta.glob<string>("../../../src/tavolino/games/*/RULES*.md", { query: "?raw", import: "default", eager: true });
const forPlayers = import.meta.glob<string>("../../../src/tavolino/games/*/PLAY*.md", { query: "?raw", import: "default", eager: true });

describe.each(Object.entries(rules))("%s", (_, text) => {
  const blocks = parse(text);

  it("states every clause exactly once, as an anchor", () => {
    const stated = [...text.matchAll(/^ *- \*\*([A-Z]-[A-Z]\d+)\*\*/gm)].map((match) => match[1]);
    expect(clausesOf(blocks)).toEqual(stated);
    expect(new Set(stated).size).toBe(stated.length);
    expect(stated.length).toBeGreaterThan(15);
  });

  it("refers only to clauses that are there", () => {
    const known = new Set(clausesOf(blocks));
    const cited = blocks.flatMap(textOf).filter((piece) => piece.kind === "clause");
    expect(cited.filter((piece) => !known.has(piece.text))).toEqual([]);
  });
});

describe.each(Object.entries(forPlayers))("%s", (_, text) => {
  it("says under every picture what it shows", () => {
    const pictures = parse(text).filter((block) => block.kind === "picture");
    expect(pictures.map(({ name }) => name)).toEqual([...text.matchAll(/picture:([a-z-]+)/g)].map((match) => match[1]));
    expect(pictures.filter(({ shows }) => shows.length < 10)).toEqual([]);
  });
});

describe.each(Object.entries({ ...rules, ...forPlayers }))("%s", (_, text) => {
  const blocks = parse(text);

  it("loses no word and leaves no mark", () => {
    const shown = blocks.flatMap((block) => (block.kind === "fenced" ? [block.text] : [plainText(textOf(block))])).join(" ");
    const bare = text.replace(/^```\w*$/gm, " ").replace(/^ *- (\*\*[A-Z]-[A-Z]\d+\*\*)?/gm, " ").replace(/^#+ /gm, " ").replace(/^!\[.*$/gm, " ").replace(/[`*]/g, "");
    expect(shown.replace(/[`*]/g, "").split(/\s+/).filter(Boolean)).toEqual(bare.split(/\s+/).filter(Boolean));
    expect(blocks.filter((block) => block.kind !== "fenced").map((block) => plainText(textOf(block))).join(" ")).not.toMatch(/[`*]/);
  });

  it("has one title, and headings with addresses of their own", () => {
    const headings = blocks.filter((block) => block.kind === "heading");
    expect(headings.filter((heading) => heading.level === 1)).toHaveLength(1);
    expect(new Set(headings.map((heading) => heading.address)).size).toBe(headings.length);
  });
});

function textOf(block: Block): ReturnType<typeof pieces> {
  switch (block.kind) {
    case "fenced":
    case "picture":
      return [];
    case "list":
      return block.items.flatMap(function all(item): ReturnType<typeof pieces> {
        return [...item.pieces, { kind: "text", text: " " }, ...item.items.flatMap(all)];
      });
    default:
      return block.pieces;
  }
}

it("reads what stands in a line", () => {
  expect(pieces("a *b* **c** `d *e*` [f](/g) T-A1.")).toEqual([
    { kind: "text", text: "a " },
    { kind: "emphasis", text: "b" },
    { kind: "text", text: " " },
    { kind: "strong", text: "c" },
    { kind: "text", text: " " },
    { kind: "code", text: "d *e*" },
    { kind: "text", text: " " },
    { kind: "link", text: "f", address: "/g" },
    { kind: "text", text: " " },
    { kind: "clause", text: "T-A1" },
    { kind: "text", text: "." },
  ]);
});

it("keeps lists inside lists, and lines that go on", () => {
  expect(parse("- **X-A1** one\n  goes on\n    - inner\n      too\n- two")).toEqual([
    {
      kind: "list",
      items: [
        { clause: "X-A1", pieces: [{ kind: "text", text: "one goes on" }], items: [{ clause: null, pieces: [{ kind: "text", text: "inner too" }], items: [] }] },
        { clause: null, pieces: [{ kind: "text", text: "two" }], items: [] },
      ],
    },
  ]);
});

it("breaks a line where its end says so, and nowhere else", () => {
  const kinds = (text: string) => parse(text).flatMap((block) => (block.kind === "paragraph" ? block.pieces.map((piece) => piece.text) : []));
  expect(kinds("Anna\\\nTown  \nLand\nWorld")).toEqual(["Anna", "\n", "Town", "\n", "Land World"]);
  expect(kinds("An end\\")).toEqual(["An end\\"]);
});

it("gives the headings of two texts different addresses", () => {
  expect(parse("# A", "one")).not.toEqual(parse("# A", "two"));
});
