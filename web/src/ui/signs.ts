import type { React } from "../wire";
import type { IconName } from "./Icon.svelte";

/** How the signs that people show are drawn here, and the key of the word for each. */
export const SIGNS: [React["sign"], IconName, string][] = [
  ["👍", "thumb", "sign-well-done"],
  ["👏", "clap", "sign-bravo"],
  ["😂", "laugh", "sign-laugh"],
  ["😮", "wow", "sign-oh"],
  ["😢", "sad", "sign-alas"],
  ["🎉", "star", "sign-hooray"],
];

export function signOf(text: string): { icon: IconName; word: string } | null {
  const found = SIGNS.find(([sign]) => sign === text);
  return found ? { icon: found[1], word: found[2] } : null;
}
