/** Lets keys do something, unless somebody is typing, a dialog is open, or the key belongs to what has the focus. */
export function press(event: KeyboardEvent, keys: Record<string, () => void>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, select, textarea")) return;
  if (event.key === " " && target?.closest("button, a")) return;
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
