import type { Attachment } from "svelte/attachments";

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The arrow keys lead from one thing that can be chosen (`data-choice`) to the nearest one in that direction. */
export const arrows: Attachment<HTMLElement> = (root) => {
  const press = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    const next = nearest(root, document.activeElement, direction);
    if (next) {
      event.preventDefault();
      next.focus();
    }
  };
  root.addEventListener("keydown", press);
  return () => root.removeEventListener("keydown", press);
};

function nearest(root: HTMLElement, from: Element | null, [dx, dy]: [number, number]): HTMLElement | null {
  const choices = [...root.querySelectorAll<HTMLElement>("[data-choice]")].filter((one) => one !== from && one.offsetParent !== null);
  if (!from || from === root || !root.contains(from)) return choices[0] ?? null;
  const start = from.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let shortest = Infinity;
  for (const choice of choices) {
    const rectangle = choice.getBoundingClientRect();
    const x = rectangle.left + rectangle.width / 2 - start.left - start.width / 2;
    const y = rectangle.top + rectangle.height / 2 - start.top - start.height / 2;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 1 || (dx !== 0 && aside > Math.max(start.height, rectangle.height) * 0.75 + ahead)) continue;
    const distance = ahead + 2 * aside;
    if (distance < shortest) [best, shortest] = [choice, distance];
  }
  return best;
}
