import type { BotRating, RatingThen } from "../../wire";

/** Where everything is in a plot of ratings over time, in pixels. */
export interface Plot {
  line: string;
  band: string; // give or take, around the line
  last: { x: number; y: number };
  levels: { bot: string; y: number; label: number }[]; // the label may have to give way
  ticks: { points: number; y: number }[];
}

export const LEFT = 44;
export const RIGHT = 92;
const TOP = 10;
const BOTTOM = 24;
const LABEL = 15; // the height of one
const ROOM = 60; // points above and below the line
const SHOWN = ["novice", "casual", "club", "expert", "master"];

export function plotted(over: RatingThen[], bots: BotRating[], width: number, height: number): Plot {
  const first = over[0]?.at ?? 0;
  const span = Math.max(1, (over.at(-1)?.at ?? first) - first);
  const values = over.map(({ points }) => points);
  const [low, high] = [Math.min(...values, 1500) - ROOM, Math.max(...values, 1500) + ROOM];
  const x = (at: number): number => LEFT + ((width - LEFT - RIGHT) * (over.length > 1 ? at - first : span)) / span;
  const y = (points: number): number => TOP + (height - TOP - BOTTOM) * (1 - (Math.min(high, Math.max(low, points)) - low) / (high - low));
  const point = (at: number, points: number): string => `${x(at).toFixed(1)},${y(points).toFixed(1)}`;
  const above = over.map((one) => point(one.at, one.points + one.give_or_take));
  const below = over.map((one) => point(one.at, one.points - one.give_or_take));
  const last = over.at(-1);
  return {
    line: over.map((one) => point(one.at, one.points)).join(" "),
    band: [...above, ...below.toReversed()].join(" "),
    last: { x: x(last?.at ?? first), y: y(last?.points ?? 1500) },
    levels: apart(bots.filter(({ bot, points }) => SHOWN.includes(bot) && points > low && points < high).map(({ bot, points }) => ({ bot, y: y(points) }))),
    ticks: round(low, high).map((points) => ({ points, y: y(points) })),
  };
}

/** Labels that do not cover each other, from the top down. */
function apart(levels: { bot: string; y: number }[]): Plot["levels"] {
  let free = 0;
  return levels
    .toSorted((one, other) => one.y - other.y)
    .map((one) => {
      const label = Math.max(one.y, free);
      free = label + LABEL;
      return { ...one, label };
    });
}

/** Round numbers between two: three to six of them. */
function round(low: number, high: number): number[] {
  const step = [50, 100, 200, 500, 1000].find((one) => (high - low) / one <= 5) ?? 2000;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, number) => first + number * step);
}
