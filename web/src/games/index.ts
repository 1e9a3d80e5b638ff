import type { Component } from "svelte";
import type { GameFacts } from "../wire";
import { sayOr } from "../words/words.svelte";
import type { GamePage } from "./contract";

interface Folder {
  page: () => Promise<{ page: unknown }>;
  /** A small living picture for the first page. */
  Scene: () => Promise<{ default: Component }>;
}

import.meta.glob("./*/look.css", { eager: true }); // the first page shows every cloth

const PLAIN = "plain"; // the folder for every game that has none
const pages = import.meta.glob<{ page: unknown }>("./*/page.ts");
const scenes = import.meta.glob<{ default: Component }>("./*/Scene.svelte");
const pictures = import.meta.glob<{ default: Component<{ name: string }> }>("./*/Picture.svelte");

/** Whether a game has no folder here: then the server tells it in words, and the plain table draws it. */
export function isPlain(game: string): boolean {
  return !(`./${game}/page.ts` in pages) || game === PLAIN;
}

/** A game is a folder here: `page.ts` for its table, `Scene.svelte` for the first page, `look.css` for its colours. */
export function folderOf(game: string): Folder {
  const name = isPlain(game) ? PLAIN : game;
  return { page: pages[`./${name}/page.ts`], Scene: scenes[`./${name}/Scene.svelte`] } as Folder;
}

/** The part of the catalogue that a game's table needs; its own words too, where the server has them. */
export function wordsOf(game: string): string {
  return isPlain(game) ? `${PLAIN}:${game}` : game;
}

/** The parts of the catalogue with the reasons of its hints; another package tells them in plain words. */
export function reasonsOf(game: string): string[] {
  return isPlain(game) ? [] : [`${game}-reasons`];
}

/** The parts of the catalogue with what the coach says about its moves. */
export function coachWordsOf(game: string): string[] {
  return isPlain(game) ? [] : [`${game}-coach`];
}

/** The parts of the catalogue with the sentences of its lesson; another package has them among its other words. */
export function lessonWordsOf(game: string): string[] {
  return isPlain(game) ? [] : [`${game}-lesson`];
}

/** What a game is called in the reader's language; by its own name, where the catalogue does not know it. */
export function titleOf({ name, title }: Pick<GameFacts, "name" | "title">): string {
  return sayOr(title, `${name}-title`);
}

export async function pageOf(game: string): Promise<GamePage<unknown, unknown>> {
  return (await folderOf(game).page()).page as GamePage<unknown, unknown>;
}

/** What draws the pictures of a game's page for players, by name; null where it has none. */
export async function pictureOf(game: string): Promise<Component<{ name: string }> | null> {
  return (await pictures[`./${game}/Picture.svelte`]?.())?.default ?? null;
}
