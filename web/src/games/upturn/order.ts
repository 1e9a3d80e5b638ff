import type { Thing } from "./things";
import { compared, type Tile } from "./tile";

/** The rack as its owner keeps it: known tiles in their order, new ones to the right. */
export function arranged(rack: Thing[], order: readonly string[]): Thing[] {
  const place = new Map(order.map((id, number) => [id, number]));
  return rack.toSorted((one, other) => (place.get(one.id) ?? Infinity) - (place.get(other.id) ?? Infinity) || 0);
}

/** A tile goes to where another one stands, which makes room; with null it goes to the right end. */
export function moved(things: Thing[], id: string, onto: string | null): string[] {
  const ids = things.map((thing) => thing.id);
  const rest = ids.filter((one) => one !== id);
  const at = onto === null ? rest.length : ids.indexOf(onto);
  rest.splice(at === -1 ? rest.length : at, 0, id);
  return rest;
}

export function sorted(things: Thing[]): string[] {
  return things.toSorted((one, other) => compared(one.tile, other.tile)).map((thing) => thing.id);
}

/** The order that was kept as tiles, for a page that was loaded again and gave them new names. */
export function recalled(rack: Thing[], kept: readonly Tile[]): string[] {
  const free = [...rack];
  return kept.flatMap((tile) => {
    const found = free.findIndex((thing) => thing.tile === tile);
    return found === -1 ? [] : free.splice(found, 1).map((thing) => thing.id);
  });
}
