/** Where the cards of the row lie: it bends, overlaps and breaks into lines so that any number fits. */
export interface Spot {
  x: number; // of the left edge
  y: number; // of the upper edge
  turn: number; // degrees
  tucked: boolean; // the next card covers its right side
}

export interface Laid {
  spots: Spot[];
  card: number; // width of a card
  height: number;
}

const SHAPE = 1.4; // height of a card by its width
const SEEN = 0.72; // share of a card that has to stay visible: its number is whole then
const GAP = 8;
const LEAST = 22;

/** In as many lines as make the cards largest. */
export function lay(count: number, width: number, height: number, largest: number): Laid {
  let best = { card: 0, perLine: 1 };
  for (let lines = 1; lines <= Math.max(1, count); lines += 1) {
    const perLine = Math.ceil(count / lines);
    const high = (height - 16 - GAP * (lines - 1)) / (lines * SHAPE) - 4;
    const card = Math.max(LEAST, Math.min(largest, high, width / 3.2, (width - 12) / (1 + (perLine - 1) * SEEN)));
    if (card > best.card) best = { card, perLine };
  }
  return centred(spread(count, best.perLine, best.card, width), height);
}

function centred(laid: Laid, height: number): Laid {
  const down = Math.max(0, (height - laid.height) / 2);
  return { ...laid, spots: laid.spots.map((spot) => ({ ...spot, y: spot.y + down })) };
}

function spread(count: number, perLine: number, card: number, width: number): Laid {
  const lines = Math.ceil(count / perLine);
  const step = Math.min(card + GAP, perLine > 1 ? (width - card - 12) / (perLine - 1) : 0);
  const bend = lines === 1 ? Math.min(1.2, 22 / (perLine * perLine)) * 4 : 0.6;
  const spots: Spot[] = [];
  for (let number = 0; number < count; number += 1) {
    const line = Math.floor(number / perLine);
    const inLine = lines === 1 ? count : perLine;
    const off = (number % perLine) - (inLine - 1) / 2;
    spots.push({
      x: width / 2 - card / 2 + off * step,
      y: 8 + line * (card * SHAPE + GAP) + off * off * bend,
      turn: off * (lines === 1 ? Math.min(1.7, 10 / perLine) : 0.5),
      tucked: step < card && number % perLine < inLine - 1 && number < count - 1,
    });
  }
  const lowest = Math.max(0, ...spots.map((spot) => spot.y));
  return { spots, card, height: lowest + card * SHAPE + 8 };
}
