import type { NewWebhook } from "../../wire";
import { say } from "../../words/words.svelte";

export type Kind = NewWebhook["kind"];

/** What takes a webhook, the usual ones first. */
export const KINDS: readonly Kind[] = ["ntfy", "discord", "matrix", "plain"];

const NAMES: Partial<Record<Kind, string>> = { ntfy: "ntfy", discord: "Discord" }; // the same in every language

export function kindName(kind: Kind): string {
  return NAMES[kind] ?? say(`kind-${kind}`);
}
