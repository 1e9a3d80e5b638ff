/** Where the tiles on the cloth lie: the running line below and largest, earlier ones above it, smaller, several in a row. */
export interface Spot {
  x: number;
  y: number;
  w: number; // width of the tile
}

/** The ground that one row of a line lies on. */
export interface Strip {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Laid {
  spots: Spot[][]; // by line; those of the running line include the places of tiles to come
  strips: Strip[]; // of earlier lines
}

export const SHAPE = 1.22; // height of a tile by its width
const EDGE = 0.05; // its thickness, seen from above
const LEAST = 9;

/** `counts` are the tiles of each line, the running one last; `coming` are places kept free at its end. */
export function layLines(counts: number[], coming: number, width: number, height: number, largest: number): Laid {
  for (let now = wished((counts.at(-1) ?? 0) + coming, width, largest); ; now -= now > 40 ? 2 : 1) {
    for (const share of [0.72, 0.6, 0.5]) {
      const old = Math.max(LEAST, Math.min(largest * 0.72, Math.floor(now * share)));
      const laid = flow(counts, coming, width, now, old);
      if (laid.height <= height || now <= LEAST) return centred(laid, height);
    }
  }
}

/** As large as can be without breaking the line in two, or else in three; a little smaller is better than one tile alone. */
function wished(count: number, width: number, largest: number): number {
  for (let rows = 1; ; rows += 1) {
    const perRow = Math.ceil(count / rows);
    const size = Math.floor((width - 8) / (perRow + (perRow - 1) * 0.12));
    if (size >= largest * 0.58 || perRow <= 1) return Math.min(largest, size);
  }
}

interface Flow extends Laid {
  height: number;
}

function flow(counts: number[], coming: number, width: number, now: number, old: number): Flow {
  const spots: Spot[][] = [];
  const strips: Strip[] = [];
  const [pad, gap] = [Math.max(2, old * 0.1), Math.max(2, old * 0.09)];
  const row = old * (SHAPE + EDGE) + 2 * pad;
  let [x, y] = [0, 0];
  const earlier = counts.slice(0, -1);
  for (const count of earlier) {
    const length = 2 * pad + count * (old + gap) - gap;
    if (x > 0 && x + length > width) [x, y] = [0, y + row + gap];
    const perRow = Math.max(1, Math.floor((width - 2 * pad + gap) / (old + gap)));
    const line: Spot[] = [];
    for (let first = 0; first < count; first += perRow) {
      const inRow = Math.min(perRow, count - first);
      if (first > 0) [x, y] = [0, y + row - pad];
      strips.push({ x, y, w: 2 * pad + inRow * (old + gap) - gap, h: row });
      for (let number = 0; number < inRow; number += 1) line.push({ x: x + pad + number * (old + gap), y: y + pad, w: old });
      x += 2 * pad + inRow * (old + gap) + 2 * gap;
    }
    spots.push(line);
  }
  const top = earlier.length ? y + row + Math.max(6, now * 0.2) : 0;
  const running = (counts.at(-1) ?? 0) + coming;
  const [space, rowSpace] = [Math.max(3, now * 0.11), Math.max(4, now * 0.16)];
  const perRow = Math.max(1, Math.floor((width - 8 + space) / (now + space)));
  const step = now * (SHAPE + EDGE) + rowSpace;
  const line = Array.from({ length: running }, (_, number) => ({
    x: 4 + (number % perRow) * (now + space),
    y: top + 4 + Math.floor(number / perRow) * step,
    w: now,
  }));
  return { spots: [...spots, line], strips, height: top + 8 + Math.ceil(Math.max(1, running) / perRow) * step - rowSpace };
}

/** What is left of the height goes above and below, but never so much that the lines seem lost. */
function centred({ spots, strips, height: used }: Flow, height: number): Laid {
  const down = Math.max(0, (height - used) / 2);
  const shift = <Placed extends { y: number }>(one: Placed): Placed => ({ ...one, y: one.y + down });
  return { spots: spots.map((line) => line.map(shift)), strips: strips.map(shift) };
}
