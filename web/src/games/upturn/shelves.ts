import { SHAPE } from "./lines";

/** How the rack is built: shelves one below the other, their tiles as large as they can be. */
export interface Shelves {
  w: number; // width of a tile
  gap: number;
  perShelf: number;
  shelves: number;
  step: number; // from one shelf to the next
}

const TAP = 44; // tiles are no smaller as long as that is possible at all
const MUCH = 1.7; // so many times its share of the cloth may the rack take before tiles get smaller than that

/** `height` is the share of the cloth that the rack should keep to. */
export function shelvesFor(count: number, width: number, height: number, largest: number): Shelves {
  const numbers = Array.from({ length: Math.max(1, count) }, (_, more) => more + 1);
  const ways = (share: number, most: number) => numbers.map((shelves) => built(count, width, shelves, share, most));
  const widest = (some: Shelves[]) => some.toSorted((one, other) => other.w - one.w || one.shelves - other.shelves)[0];
  const large = widest(ways(height, largest).filter((way) => way.w >= TAP));
  const tall = ways(height * MUCH, TAP).find((way) => way.w >= TAP);
  return large ?? tall ?? widest(ways(height * MUCH, TAP)) ?? built(count, width, 1, height, largest);
}

function built(count: number, width: number, shelves: number, height: number, largest: number): Shelves {
  const perShelf = Math.max(1, Math.ceil(count / shelves));
  const room = (width - 16) / perShelf;
  const gap = Math.max(2, Math.min(9, room * 0.1));
  const lift = shelves > 2 ? 14 : width < 420 ? 20 : 26; // above the tiles, so that they can stand up and carry a label
  const w = Math.max(8, Math.min(largest, Math.floor(room - gap), Math.floor((height / shelves - lift) / SHAPE)));
  return { w, gap, perShelf, shelves: Math.max(1, Math.ceil(count / perShelf)), step: Math.ceil(w * SHAPE) + lift };
}
