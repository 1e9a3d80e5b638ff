import { flushSync } from "svelte";

/** Something that moves when the state changes. Things are found by `data-id`, places by `data-zone`.
 *
 * What is on the screen before and after flies by itself. `from` says where a thing comes from that was not on the screen,
 * `to` where one goes that will not be; with both and no thing of that id, a card flies face down.
 */
export interface Move {
  id: string;
  from?: string;
  to?: string;
}

interface Flight {
  element: HTMLElement;
  start: DOMRect;
  end: DOMRect;
  ghost: boolean;
}

/** Change the page, then let everything fly from where it was to where it is, in the order of the moves; `pace` 2 is twice as fast. */
export async function fly(change: () => void, moves: Move[], pace = 1): Promise<void> {
  if (!motion() || document.hidden) {
    flushSync(change);
    return;
  }
  const before = rectangles("id");
  const places = rectangles("zone");
  const ghosts = new Map(moves.filter((move) => move.to && before.has(move.id)).map((move) => [move.id, ghostOf(move.id)]));
  flushSync(change);
  const after = rectangles("id");
  const zones = rectangles("zone");

  const moved = new Set(moves.map((move) => move.id));
  const flights = moves.flatMap((move): Flight[] => {
    const start = before.get(move.id) ?? (move.from ? (places.get(move.from) ?? zones.get(move.from)) : undefined);
    const end = after.get(move.id) ?? (move.to ? zones.get(move.to) : undefined);
    if (!start || !end) return [];
    const thing = elementOf(move.id);
    const element = thing ?? ghosts.get(move.id) ?? faceDown(move.id);
    return [{ element, start, end, ghost: thing === null }];
  });
  const shifts = [...after].flatMap(([id, end]): Flight[] => {
    const start = before.get(id);
    const element = moved.has(id) || !start || same(start, end) ? null : elementOf(id);
    return start && element ? [{ element, start, end, ghost: false }] : [];
  });
  await Promise.all([
    ...shifts.map((flight) => animate(flight, 0, milliseconds("--settle") / pace)),
    ...flights.map((flight, number) => animate(flight, (number * milliseconds("--between")) / pace, milliseconds("--fly") / pace)),
  ]);
}

export function motion(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

async function animate({ element, start, end, ghost }: Flight, delay: number, duration: number): Promise<void> {
  if (ghost) {
    Object.assign(element.style, { left: `${start.left}px`, top: `${start.top}px`, width: `${start.width}px`, height: `${start.height}px` });
    document.body.append(element);
  }
  const [dx, dy] = [middle(start).x - middle(end).x, middle(start).y - middle(end).y];
  const scale = Math.max(start.width, 1) / Math.max(end.width, 1);
  const frames = ghost
    ? { translate: ["0 0", `${-dx}px ${-dy}px`], scale: ["1", String(Math.min(1, 1 / scale))], opacity: [1, 1, 0] }
    : { translate: [`${dx}px ${dy}px`, "0 0"], scale: [String(scale), "1"], zIndex: ["40", "40"] };
  const animation = element.animate(frames, { duration, delay, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)", fill: "backwards" });
  try {
    await animation.finished;
  } catch {
    // the thing went away while it flew
  } finally {
    if (ghost) element.remove();
  }
}

function rectangles(kind: "id" | "zone"): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>(`[data-${kind}]`)) {
    const rectangle = element.getBoundingClientRect();
    const name = element.dataset[kind];
    if (name && rectangle.width > 0 && !found.has(name)) found.set(name, kind === "zone" ? cardIn(rectangle) : rectangle);
  }
  return found;
}

/** A card in the middle of a zone, which may be much wider than whatever flies to it or from it. */
function cardIn(zone: DOMRect): DOMRect {
  const [width, height] = [Math.min(zone.width, 32), Math.min(zone.height, 46)];
  return new DOMRect(middle(zone).x - width / 2, middle(zone).y - height / 2, width, height);
}

function elementOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
}

/** A copy that stays on the screen while it flies away, when the thing itself is gone. */
function ghostOf(id: string): HTMLElement {
  const element = elementOf(id);
  if (!element) return faceDown(id);
  const ghost = element.cloneNode(true) as HTMLElement;
  const style = getComputedStyle(element);
  for (const length of ["--cw", "--w"]) ghost.style.setProperty(length, style.getPropertyValue(length));
  ghost.removeAttribute("data-id");
  ghost.classList.add("ghost");
  ghost.setAttribute("aria-hidden", "true");
  return ghost;
}

function faceDown(id: string): HTMLElement {
  const card = document.createElement("div");
  card.className = id.startsWith("tile") ? "ghost tile-back" : "ghost card-back";
  card.style.setProperty("--cw", "32px");
  return card;
}

function middle(rectangle: DOMRect): { x: number; y: number } {
  return { x: rectangle.left + rectangle.width / 2, y: rectangle.top + rectangle.height / 2 };
}

function same(one: DOMRect, other: DOMRect): boolean {
  return Math.abs(one.left - other.left) < 1 && Math.abs(one.top - other.top) < 1 && Math.abs(one.width - other.width) < 1;
}

function milliseconds(token: string): number {
  return duration(getComputedStyle(document.documentElement).getPropertyValue(token));
}

/** A time of the style sheet in milliseconds; what is written as 300ms comes out of the build as .3s. */
export function duration(text: string): number {
  return (parseFloat(text) || 0) * (text.trim().endsWith("ms") ? 1 : 1000);
}
