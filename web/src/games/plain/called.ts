import type { PlainView, Zone } from "../../wire";
import { inWords, type Who } from "../../words/sentences";
import { sayOr, type Arguments } from "../../words/words.svelte";

/** What a game's package calls things, in the reader's language where it has words for them. */

/** An action: `carafe-do-pour` with its fields, or else its notation. */
export function actionCalled({ game, legal, names }: PlainView, number: number): string {
  const action = legal[number] as { type?: string } | undefined;
  const fields = Object.entries(action ?? {}).filter(([, value]) => typeof value === "string" || typeof value === "number");
  return sayOr(names[number] ?? "", `${game}-do-${action?.type ?? ""}`, Object.fromEntries(fields) as Arguments);
}

/** Why a match ended: `carafe-end-hands-empty`, or else the word of the game. */
export function reasonCalled({ game }: PlainView, reason: string): string {
  return sayOr(reason, `${game}-end-${reason.replaceAll(" ", "-")}`);
}

/** A place on the table; its title may be a sentence of the game's words. */
export function zoneCalled({ title }: Zone, who: Who): string {
  return typeof title === "string" ? title : inWords(title, who);
}
