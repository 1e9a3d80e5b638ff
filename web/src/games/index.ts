import type { Component } from "svelte";
import type { GamePage } from "./contract";

export type AnyPage = GamePage<never, never>;

interface Entry {
  page: () => Promise<{ page: unknown }>;
  /** A small living picture for the first page. */
  Scene: () => Promise<{ default: Component }>;
}

const pages = import.meta.glob<{ page: unknown }>("./*/page.ts");
const scenes = import.meta.glob<{ default: Component }>("./*/Scene.svelte");

/** A game is a folder here: `page.ts` for its table, `Scene.svelte` for the first page. */
export function entryOf(game: string): Entry | null {
  const page = pages[`./${game}/page.ts`];
  const Scene = scenes[`./${game}/Scene.svelte`];
  return page && Scene ? { page, Scene } : null;
}

export async function pageOf(game: string): Promise<GamePage<unknown, unknown>> {
  const entry = entryOf(game);
  if (!entry) throw new Error(`there is no page for ${game}`);
  return (await entry.page()).page as GamePage<unknown, unknown>;
}
