import { dashesOf, shapeOf } from "../../../ui/seats";
import type { Judged } from "../../../wire";
import { charted } from "./chart";
import { worth } from "./findings";

const [WIDTH, HEIGHT, EDGE] = [1080, 1080, 72];
const PLOT = { width: WIDTH - 2 * EDGE, height: 420, top: 236 };
const COLOURS = ["--terracotta", "--slate", "--olive", "--plum"];

/** The words of the picture, in the language of this moment. */
export interface Caption {
  site: string;
  title: string;
  result: string;
  /** By seat: the name, and what there is to say about how they played. */
  seats: { name: string; about: string }[];
}

/** A picture of a match to pass on: its chart, and how everybody played. No card is on it. */
export async function pictureOf(judged: Judged, last: number, caption: Caption): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const write = (text: string, x: number, y: number, font: string, fill = "--ink"): void => {
    pen.font = font;
    pen.fillStyle = colour(fill);
    pen.fillText(text, x, y, WIDTH - EDGE - x);
  };
  const [serif, sans] = [colour("--serif"), colour("--sans")];
  pen.fillStyle = colour("--paper");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  write(caption.title, EDGE, 120, `600 56px ${serif}`);
  write(caption.result, EDGE, 182, `400 34px ${sans}`, "--ink-2");
  drawChart(pen, judged, last, colour);
  const row = Math.min(84, 300 / Math.max(1, caption.seats.length));
  caption.seats.forEach(({ name, about }, seat) => {
    const y = PLOT.top + PLOT.height + 66 + seat * row;
    drawSign(pen, seat, EDGE + 14, y - 12, 2.4, colour);
    write(name, EDGE + 48, y, `600 34px ${sans}`);
    write(about, EDGE + 380, y, `400 30px ${sans}`, "--ink-2");
  });
  write(caption.site, EDGE, HEIGHT - 48, `600 30px ${serif}`, "--terracotta-ink");
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

function drawChart(pen: CanvasRenderingContext2D, judged: Judged, last: number, colour: (name: string) => string): void {
  const chart = charted(judged, last, PLOT.width, PLOT.height);
  const alone = judged.steps[0]?.win.length === 1;
  pen.save();
  pen.translate(EDGE, PLOT.top);
  pen.strokeStyle = colour("--line");
  pen.lineWidth = 2;
  for (const { y } of chart.ticks) line(pen, [[0, y], [PLOT.width, y]]);
  pen.lineWidth = 6;
  pen.lineJoin = "round";
  for (const { seat } of chart.lines) {
    pen.strokeStyle = colour(COLOURS[seat % COLOURS.length] ?? "--ink");
    pen.setLineDash(dashesOf(seat).split(" ").filter(Boolean).map((part) => 3 * Number(part)));
    line(pen, judged.steps.map((step, number) => [chart.x(number), chart.y(worth(step, alone)[seat] ?? 0)]));
  }
  pen.restore();
}

function line(pen: CanvasRenderingContext2D, points: [number, number][]): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.stroke();
}

function drawSign(pen: CanvasRenderingContext2D, seat: number, x: number, y: number, size: number, colour: (name: string) => string): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  pen.fillStyle = colour(COLOURS[seat % COLOURS.length] ?? "--ink");
  pen.fill(new Path2D(shapeOf(seat)));
  pen.restore();
}
