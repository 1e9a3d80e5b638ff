import type { UpturnView } from "../../wire";
import { say } from "../../words/words.svelte";

export type Tile = UpturnView["rack"][number];
export type ActionTile = Exclude<Tile, number>;

const ORDER: ActionTile[] = ["up", "down", "updown", "joker", "skip1", "skip2"];

/** How a tile looks: the nine twins have red digits. */
export function isTwin(tile: Tile): boolean {
  return typeof tile === "number" && tile % 11 === 0;
}

/** A penalty tile carries a sign; which ones do is an option of the match. */
export function isPenalty(tile: Tile, view: UpturnView): boolean {
  return typeof tile === "number" && (view.options.penalties?.includes(tile) ?? false);
}

/** The tile in words: "the twin 22", "an Up tile". */
export function named(tile: Tile, penalties: readonly number[] = []): string {
  if (typeof tile !== "number") return say(`upturn-tile-${tile}`);
  if (isTwin(tile)) return say("upturn-tile-twin", { number: tile });
  return penalties.includes(tile) ? say("upturn-tile-penalty", { number: tile }) : String(tile);
}

/** Numbers from low to high, then the action tiles by kind. */
export function compared(one: Tile, other: Tile): number {
  return rank(one) - rank(other);
}

function rank(tile: Tile): number {
  return typeof tile === "number" ? tile : 100 + ORDER.indexOf(tile);
}
