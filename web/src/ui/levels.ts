/** The levels that have a face, from the weakest to the strongest; all other bots are offered under "more". */
export const FACES = ["novice", "casual", "club", "expert", "master"];

/** From 1 to 5; 0 for a bot outside of the ladder. */
export function strength(level: string): number {
  return FACES.indexOf(level) + 1;
}

/** The next weaker level that can be had. */
export function easier(level: string, levels: string[]): string | null {
  return FACES.slice(0, Math.max(0, FACES.indexOf(level))).findLast((one) => levels.includes(one)) ?? null;
}
