import { api, Refusal } from "../net/api";
import type { Rules } from "../wire";

/** The pages about the rules in each game's folder, loaded when somebody wants to read them: PLAY.md for players,
 * RULES.md with every clause. */
const files = import.meta.glob<string>("../../../src/tavolino/games/*/{PLAY,RULES}*.md", { query: "?raw", import: "default" });

/** How to play, in two minutes; null where a game has no such page. */
export function howToPlay(game: string, language: string): Promise<Rules | null> {
  return pageIn(game, "PLAY", language);
}

/** The exact rules; null where there are none. */
export async function rulesOf(game: string, language: string): Promise<Rules | null> {
  return (await pageIn(game, "RULES", language)) ?? rulesFromServer(game, language);
}

/** In the language that is asked for, or in English where nobody has translated it yet. */
async function pageIn(game: string, name: string, language: string): Promise<Rules | null> {
  const folder = `../../../src/tavolino/games/${game}`;
  const translated = files[`${folder}/${name}.${language}.md`];
  const original = files[`${folder}/${name}.md`];
  if (translated) return { text: await translated(), language };
  return original ? { text: await original(), language: "en" } : null;
}

/** The rules of a game that came to the server by another package. */
async function rulesFromServer(game: string, language: string): Promise<Rules | null> {
  try {
    return await api.rules(game, language);
  } catch (fault) {
    if (fault instanceof Refusal && fault.status >= 400 && fault.status < 500) return null;
    throw fault;
  }
}
