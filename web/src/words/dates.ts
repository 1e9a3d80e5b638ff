import { words } from "./words.svelte";

/** A moment, given in seconds since 1970, as people write it. */
export function dateOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(words.language, { dateStyle: "medium", timeStyle: "short" });
}

/** One that is soon: without its year. */
export function soonOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(words.language, { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });
}

/** The day of such a moment. */
export function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(words.language, { dateStyle: "medium" });
}
