/** Where the matches of a person are in a plot, in pixels: one beside the other, the oldest first. */
export interface Dot {
  x: number;
  y: number;
  value: number;
}

export const LEFT = 40;
export const RIGHT = 10;
export const TOP = 10;
export const BOTTOM = 22;
const SMOOTH = 10; // matches that the line takes together

export function dots(values: number[], [low, high]: [number, number], width: number, height: number): Dot[] {
  const step = (width - LEFT - RIGHT) / Math.max(1, values.length);
  return values.map((value, number) => ({
    x: LEFT + step * (number + 0.5),
    y: TOP + (height - TOP - BOTTOM) * (1 - (Math.min(high, Math.max(low, value)) - low) / (high - low)),
    value,
  }));
}

/** The mean of each value and those shortly before it. */
export function smoothed(values: number[]): number[] {
  return values.map((_, number) => mean(values.slice(Math.max(0, number + 1 - SMOOTH), number + 1)));
}

export function mean(values: number[]): number {
  return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
}

/** A round number that all values are below, whichever side of zero they are on. */
export function reach(values: number[]): number {
  const most = Math.max(1, ...values.map(Math.abs));
  return [2, 5, 10, 20, 50, 100].find((one) => one >= most) ?? Math.ceil(most);
}
