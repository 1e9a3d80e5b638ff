/** The contest that a table's match belongs to; null if it belongs to none. */
export function contestOf(event: string | undefined): string | null {
  const [kind, name] = event?.split("/") ?? [];
  return kind === "contest" && name ? name : null;
}

/** The daily deal that a table's match is a try at; null if it is none. */
export function dailyOf(event: string | undefined): { day: string; course: string; path: string } | null {
  const [kind, day, course] = event?.split("/") ?? [];
  return kind === "daily" && day && course ? { day, course, path: `/daily/${course}/${day}` } : null;
}
