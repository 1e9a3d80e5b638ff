/** The picture to share: how a match went in small shapes, without a card or a number of the deal. */
export interface Shape {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
}

export const WIDTH = 640;
export const HEIGHT = 400;

const COLOURS: Record<string, string> = {
  "🟥": "#b3462f",
  "🟧": "#b8501d",
  "🟨": "#c08a0e",
  "🟩": "#6b7a3a",
  "🟦": "#3f5f7f",
  "🟪": "#6d4a7c",
  "⬜": "#efe6d6",
  "⬛": "#594f45",
};
const ROOM = { x: 44, y: 108, width: 552, height: 196 };
const FORM: Record<string, number> = { twisted: 1.35 }; // cards are higher than wide; cells and tiles are square
const LARGEST = 44;

/** The signs of a match as shapes, as large as there is room. */
export function shapesOf(signs: readonly string[], game: string): Shape[] {
  const rows = signs.map((row) => [...row]);
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const form = FORM[game] ?? 1;
  const step = Math.min(LARGEST, ROOM.width / columns, ROOM.height / Math.max(1, rows.length) / form);
  return rows.flatMap((row, line) =>
    row.flatMap((sign, place) => {
      const colour = COLOURS[sign];
      return colour ? [{ x: ROOM.x + place * step, y: ROOM.y + line * step * form, width: step * 0.84, height: step * form * 0.84, colour }] : [];
    }),
  );
}

/** What is written on the picture. */
export interface Caption {
  title: string;
  points: string;
  /** 0 to 3; null where none were given. */
  stars: number | null;
}

const STAR = "m10 1.8 2.5 5.2 5.7.7-4.2 4 1.1 5.7L10 14.6l-5.1 2.8L6 11.7l-4.2-4 5.7-.7z";
const TABLE = "M12.7 12h2.6l.6 8.400 5 3.900-1 1.500-5.900-3.100-5.900 3.100-1-1.500 5-3.900z";

/** Draws it, twice as fine as it is shown. */
export async function png(shapes: Shape[], caption: Caption): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH * 2, HEIGHT * 2];
  const brush = canvas.getContext("2d");
  if (!brush) return null;
  await document.fonts.load("600 34px Fraunces").catch(() => []);
  brush.scale(2, 2);
  ground(brush);
  for (const { x, y, width, height, colour } of shapes) {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.roundRect(x, y, width, height, Math.min(width, height) * 0.2);
    brush.fill();
    brush.strokeStyle = "rgb(30 27 24 / 0.18)";
    brush.stroke();
  }
  write(brush, caption);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

function ground(brush: CanvasRenderingContext2D): void {
  const cloth = brush.createLinearGradient(0, 0, WIDTH, HEIGHT);
  cloth.addColorStop(0, "#f3e6d2");
  cloth.addColorStop(1, "#dfc6ad");
  brush.fillStyle = cloth;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  brush.save();
  brush.translate(40, 34);
  brush.scale(1.6, 1.6);
  brush.fillStyle = "#b3462f";
  brush.beginPath();
  brush.ellipse(14, 8.5, 12, 3.8, 0, 0, 7);
  brush.fill();
  brush.fill(new Path2D(TABLE));
  brush.restore();
}

function write(brush: CanvasRenderingContext2D, { title, points, stars }: Caption): void {
  brush.fillStyle = "#1e1b18";
  brush.textBaseline = "middle";
  brush.font = '600 32px Fraunces, Georgia, serif';
  brush.fillText(title, 102, 58, WIDTH - 140);
  brush.font = '600 38px Fraunces, Georgia, serif';
  brush.fillText(points, 44, HEIGHT - 48, 380);
  if (stars === null) return;
  for (let number = 0; number < 3; number++) {
    brush.save();
    brush.translate(WIDTH - 190 + number * 50, HEIGHT - 70);
    brush.scale(2.1, 2.1);
    brush.fillStyle = number < stars ? "#a87100" : "rgb(89 79 69 / 0.3)";
    brush.fill(new Path2D(STAR));
    brush.restore();
  }
}
