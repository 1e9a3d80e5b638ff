import type { ContestView } from "../../wire";

/** What results name somebody by; a bot and somebody who was forgotten have names, too. */
export function namesIn(view: ContestView, bot: string, somebody: string): (key: string) => string {
  const names = new Map(view.entrants.map(({ key, name }) => [key, name || somebody]));
  return (key) => (key ? (names.get(key) ?? somebody) : bot);
}

/** The keys of the programs that take part. */
export function programsIn(view: ContestView): Set<string> {
  return new Set(view.entrants.filter(({ program }) => program).map(({ key }) => key));
}
