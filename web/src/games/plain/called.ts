import type { PlainView, Zone } from "../../wire";
import { inWords, type Who } from "../../words/sentences";
import { sayOr, words, type Arguments } from "../../words/words.svelte";

/** What a game's package calls things, in the reader's language where it has words for them. */

/** An action: `carafe-do-pour` with its fields, or else its notation. */
export function actionCalled({ game, legal, names }: PlainView, number: number): string {
  const action = legal[number] as { type?: string } | undefined;
  const fields = Object.entries(action ?? {}).filter(([, value]) => typeof value === "string" || typeof value === "number");
  return sayOr(names[number] ?? "", `${game}-do-${action?.type ?? ""}`, Object.fromEntries(fields) as Arguments);
}

/** Whether the end screen says by itself why a match ended: `carafe-end-hands-empty`. */
export function endCalled({ game }: PlainView, reason: string): boolean {
  return words.knows(`${game}-end-${reason.replaceAll(" ", "-")}`);
}

/** A place on the table; its title may be a sentence of the game's words. */
export function zoneCalled({ title }: Zone, who: Who): string {
  return typeof title === "string" ? title : inWords(title, who);
}
