import { expect, it } from "vitest";

/** The order of the folders: each imports only from itself and from rows above it. */
const LAYERS = [
  ["wire", "device"], // what comes over the wire; what this device remembers
  ["words", "look", "verify"], // sentences; colours; the honest deal
  ["net", "ui"], // the way to the server; parts of pages. Neither knows the other
  ["games", "replay", "rules"], // a table for each game; a match step by step; rules pages
  ["pages"],
  ["App"],
  ["main"],
];

const files = import.meta.glob<string>("./**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const HOME = "file:///web/src/";
const IMPORT = /(?:^|[\s;}])(?:import|export)\s[^"'`;]*?from\s+"([^"]+)"|import\s+"([^"]+)"|import\("([^"]+)"\)/g;

interface Import {
  file: string;
  target: string;
}

/** Every import of one file here by another, dynamic ones included. */
function imports(sources: Record<string, string>): Import[] {
  return Object.entries(sources).flatMap(([path, text]) => {
    const file = new URL(path, HOME).href;
    const named = [...text.matchAll(IMPORT)].map((found) => found[1] ?? found[2] ?? found[3] ?? "");
    const targets = named.filter((target) => target.startsWith(".")).map((target) => new URL(target, file).href);
    return targets.filter((target) => target.startsWith(HOME)).map((target) => ({ file: file.slice(HOME.length), target: target.slice(HOME.length) }));
  });
}

function folder(path: string): string {
  return (path.split("/")[0] ?? "").replace(/\..*/, "");
}

function layer(path: string): number {
  return LAYERS.findIndex((names) => names.includes(folder(path)));
}

function isUpward({ file, target }: Import): boolean {
  return folder(file) !== folder(target) && layer(target) >= layer(file);
}

const all = imports(files).filter(({ file }) => file !== "layers.test.ts"); // which has examples of what must not be

it("every folder has its place", () => {
  expect(all.length).toBeGreaterThan(500);
  for (const { file, target } of all) expect([file, layer(file), target, layer(target)]).not.toContain(-1);
});

it("imports go one way", () => {
  expect(all.filter(isUpward)).toEqual([]);
});

it("an import that goes the other way would be found", () => {
  const upward = {
    "./net/live.svelte.ts": 'import { fly } from "../ui/fly";',
    "./ui/sound.svelte.ts": 'import type { Live } from "../net/live.svelte";',
    "./words/words.svelte.ts": 'export { kept } from "../net/kept";',
    "./games/contract.ts": 'const page = await import("../pages/inner");',
  };
  expect(imports(upward).filter(isUpward)).toHaveLength(4);
});

it("a game imports no other game", () => {
  const game = (path: string) => /^games\/(\w+)\//.exec(path)?.[1];
  const strange = all.filter(({ file, target }) => game(file) && game(target) && game(file) !== game(target));
  expect(strange).toEqual([]);
});
