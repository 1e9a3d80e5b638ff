/** The contest that a table's match belongs to; null if it belongs to none. */
export function contestOf(event: string | undefined): string | null {
  const [kind, name] = event?.split("/") ?? [];
  return kind === "contest" && name ? name : null;
}
