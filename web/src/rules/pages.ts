/** The rules pages, as they lie beside each game's code; each is loaded only when somebody wants to read it. */
const files = import.meta.glob<string>("../../../src/tavolino/games/*/RULES*.md", { query: "?raw", import: "default" });

export interface RulesPage {
  text: string;
  /** Which language it is written in: English where nobody has translated it yet. */
  language: string;
}

export async function rulesOf(game: string, language: string): Promise<RulesPage | null> {
  const folder = `../../../src/tavolino/games/${game}`;
  const translated = files[`${folder}/RULES.${language}.md`];
  const original = files[`${folder}/RULES.md`];
  if (translated) return { text: await translated(), language };
  return original ? { text: await original(), language: "en" } : null;
}
