import type { QwintoSide } from "../../wire";
import type { Cell, Colour } from "./card";

/** How the sheet is printed: where each row has its cells, and which are bonus cells. What may be written where is the server's to say. */
export const ROWS: Colour[] = ["o", "y", "p"];
export const BOXES = 4; // for misthrows

const PRINT: Record<Colour, string> = {
  o: "  .5.x.5....",
  y: " .....x.5.. ",
  p: "..5.x....5  ",
};

export interface Printed {
  cell: Cell;
  key: string; // "o7"
  bonus: boolean; // drawn as a pentagon
}

export const CELLS: Printed[] = ROWS.flatMap((row) =>
  [...PRINT[row]].flatMap((mark, column) => (".5".includes(mark) ? [{ cell: [row, column], key: `${row}${column}`, bonus: mark === "5" } as Printed] : [])),
);
export const BLANKS: Cell[] = ROWS.map((row) => [row, PRINT[row].indexOf("x")]);
/** The columns with a bonus cell, from left to right, as the server counts them. */
export const COLUMNS = CELLS.filter((one) => one.bonus).toSorted((one, other) => one.cell[1] - other.cell[1]);

export function keyOf(cell: Cell): string {
  return cell.join("");
}

/** The numbers of a sheet by the key of their cell. */
export function written(side: QwintoSide): Map<string, number> {
  return new Map(side.entries.map(({ cell, number }) => [keyOf(cell), number]));
}

/** Which cell of its row it is, counted from the left. */
export function placeInRow([row, column]: readonly [string, number]): number {
  return CELLS.filter((one) => one.cell[0] === row && one.cell[1] <= column).length;
}
