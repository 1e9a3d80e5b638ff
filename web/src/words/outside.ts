import type { GameWords } from "../wire";

/** The words of a game that is not built in, in Fluent; a server of an older version, or without the game, has none. */
export async function wordsFromServer(game: string, language: string): Promise<string> {
  const answer = await fetch(`/api/words/${encodeURIComponent(game)}?language=${language}`);
  return answer.ok ? ((await answer.json()) as GameWords).text : "";
}
