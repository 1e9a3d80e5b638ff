import { api, Refusal } from "../net/api";
import type { Rules } from "../wire";

/** The rules pages, as they lie beside each game's code; each is loaded only when somebody wants to read it. */
const files = import.meta.glob<string>("../../../src/tavolino/games/*/RULES*.md", { query: "?raw", import: "default" });

/** In the language that is asked for, or in English where nobody has translated them yet; null where there are none. */
export async function rulesOf(game: string, language: string): Promise<Rules | null> {
  const folder = `../../../src/tavolino/games/${game}`;
  const translated = files[`${folder}/RULES.${language}.md`];
  const original = files[`${folder}/RULES.md`];
  if (translated) return { text: await translated(), language };
  return original ? { text: await original(), language: "en" } : rulesFromServer(game, language);
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
