/** How a seat looks in every plot: a colour, a sign, and dashes. Colours are in the style sheets, by `data-seat`. */
const SHAPES = [
  "M-5 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0z", // ●
  "M-4.500-4.500h9v9h-9z", // ■
  "M0-5.500 5.500 4.500h-11z", // ▲
  "M0-6 6 0 0 6-6 0z", // ◆
];
const DASHES = ["", "6 4", "2 3", "10 3 2 3"];

export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? "";
}

export function dashesOf(seat: number): string {
  return DASHES[seat % DASHES.length] ?? "";
}
