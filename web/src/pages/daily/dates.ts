import { words } from "../../words/words.svelte";

const DAY = 86_400_000;

/** A day as the server writes it, 2026-11-19, is a day in UTC wherever the reader is. */
function moment(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Thursday, 19 November. */
export function longDay(day: string): string {
  return moment(day).toLocaleDateString(words.language, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
}

/** 19 Nov. */
export function shortDay(day: string): string {
  return moment(day).toLocaleDateString(words.language, { day: "numeric", month: "short", timeZone: "UTC" });
}

/** 21:00, or with its day if that is another one than today; in the reader's time zone. */
export function clockTime(seconds: number): string {
  return new Date(seconds * 1000).toLocaleTimeString(words.language, { hour: "numeric", minute: "2-digit" });
}

export function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(words.language, { weekday: "short", hour: "numeric", minute: "2-digit" });
}

/** The names of the days of a week, from Monday on. */
export function weekdays(): string[] {
  return Array.from({ length: 7 }, (_, number) => new Date(Date.UTC(2026, 5, 1 + number)).toLocaleDateString(words.language, { weekday: "short", timeZone: "UTC" }));
}

/** The days of so many whole weeks, the last of which has this day. */
export function weeksTo(day: string, weeks: number): string[] {
  const last = moment(day);
  const first = last.getTime() - (((last.getUTCDay() + 6) % 7) + 7 * (weeks - 1)) * DAY;
  return Array.from({ length: 7 * weeks }, (_, number) => new Date(first + number * DAY).toISOString().slice(0, 10));
}
