import { words } from "./words.svelte";

const STEPS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** How long ago something was, given in seconds: "5 minutes ago", "just now". */
export function ago(seconds: number): string {
  const [unit, length] = STEPS.find(([, one]) => seconds >= one) ?? ["second", Infinity];
  const style = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  return style.format(-Math.floor(seconds / length), unit);
}
