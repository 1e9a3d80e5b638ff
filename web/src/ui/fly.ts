import { flushSync } from "svelte";

/** Something that moves when the state changes. Things are found by `data-id`, places by `data-zone`.
 *
 * What is on the screen before and after flies by itself. `from` says where a thing comes from that was not on the screen,
 * `to` where one goes that will not be; with both and no thing of that id, it flies face down: `back` is its class then.
 */
export interface Flight {
  id: string;
  from?: string;
  to?: string;
  back?: string;
}

interface Journey {
  element: HTMLElement;
  start: DOMRect;
  end: DOMRect;
  ghost: boolean;
}

interface Seen {
  element: HTMLElement;
  rectangle: DOMRect;
}

/** Change the page, then let everything fly from where it was to where it is, in the order of the flights; `pace` 2 is twice as fast. */
export async function fly(change: () => void, flights: Flight[], pace = 1): Promise<void> {
  if (!motion() || document.hidden) {
    flushSync(change);
    return;
  }
  // What is measured is measured in one go: a look at the page after a change makes the browser lay it all out again.
  const before = look("id");
  const places = look("zone");
  const [settle = 0, between = 0, whole = 0] = milliseconds("--settle", "--between", "--fly").map((time) => time / pace);
  const ghosts = new Map<string, HTMLElement>();
  for (const { id, to } of flights) {
    const leaving = before.get(id);
    if (to && leaving) ghosts.set(id, ghostOf(leaving));
  }
  flushSync(change);
  const after = look("id");
  const zones = look("zone");

  const journeys = flights.flatMap((flight): Journey[] => {
    const start = before.get(flight.id) ?? (flight.from ? (places.get(flight.from) ?? zones.get(flight.from)) : undefined);
    const end = after.get(flight.id) ?? (flight.to ? zones.get(flight.to) : undefined);
    if (!start || !end) return [];
    const thing = after.get(flight.id)?.element;
    const element = thing ?? ghosts.get(flight.id) ?? faceDown(flight.back);
    return [{ element, start: start.rectangle, end: end.rectangle, ghost: thing === undefined }];
  });
  const flying = new Set(flights.map((flight) => flight.id));
  const shifts = [...after].flatMap(([id, { element, rectangle: end }]): Journey[] => {
    const start = before.get(id)?.rectangle;
    return flying.has(id) || !start || same(start, end) ? [] : [{ element, start, end, ghost: false }];
  });
  air().append(...journeys.filter((journey) => journey.ghost).map(placed));
  await Promise.all([
    ...shifts.map((journey) => animate(journey, 0, settle)),
    ...journeys.map((journey, number) => animate(journey, number * between, whole)),
  ]);
}

export function motion(): boolean {
  return document.documentElement.dataset.motion !== "none" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether there is time for a pause: not for people who want no motion, nor where everything is set to fly fast. */
export function unhurried(): boolean {
  const [whole = 0] = milliseconds("--fly");
  return motion() && !document.hidden && whole >= 150;
}

export function elementOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
}

/** Where things are that have left the page but not the screen: apart, so that nothing else has to be laid out again for them. */
function air(): HTMLElement {
  const known = document.querySelector<HTMLElement>(".air");
  if (known) return known;
  const made = document.createElement("div");
  made.className = "air";
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}

function placed({ element, start }: Journey): HTMLElement {
  Object.assign(element.style, { left: `${start.left}px`, top: `${start.top}px`, width: `${start.width}px`, height: `${start.height}px` });
  return element;
}

async function animate({ element, start, end, ghost }: Journey, delay: number, duration: number): Promise<void> {
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

/** What is on the screen, by name; of several with the same name the first. */
function look(kind: "id" | "zone"): Map<string, Seen> {
  const found = new Map<string, Seen>();
  for (const element of document.querySelectorAll<HTMLElement>(`[data-${kind}]`)) {
    const rectangle = element.getBoundingClientRect();
    const name = element.dataset[kind];
    if (name && rectangle.width > 0 && !found.has(name)) found.set(name, { element, rectangle: kind === "zone" ? cardIn(rectangle) : rectangle });
  }
  return found;
}

/** A card in the middle of a zone, which may be much wider than the card that flies there. */
function cardIn(zone: DOMRect): DOMRect {
  const [width, height] = [Math.min(zone.width, 32), Math.min(zone.height, 46)];
  return new DOMRect(middle(zone).x - width / 2, middle(zone).y - height / 2, width, height);
}

/** A copy that stays on the screen while it flies away, when the thing itself is gone. */
function ghostOf({ element }: Seen): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const length of ["--cw", "--w"]) ghost.style.setProperty(length, `${element.offsetWidth}px`);
  ghost.removeAttribute("data-id");
  ghost.classList.add("ghost");
  return ghost;
}

function faceDown(back = "card-back"): HTMLElement {
  const card = document.createElement("div");
  card.className = `ghost ${back}`;
  card.style.setProperty("--cw", "32px");
  return card;
}

function middle(rectangle: DOMRect): { x: number; y: number } {
  return { x: rectangle.left + rectangle.width / 2, y: rectangle.top + rectangle.height / 2 };
}

function same(one: DOMRect, other: DOMRect): boolean {
  return Math.abs(one.left - other.left) < 1 && Math.abs(one.top - other.top) < 1 && Math.abs(one.width - other.width) < 1;
}

function milliseconds(...tokens: string[]): number[] {
  const style = getComputedStyle(document.documentElement);
  return tokens.map((token) => duration(style.getPropertyValue(token)));
}

/** A time of the style sheet in milliseconds; what is written as 300ms comes out of the build as .3s. */
export function duration(text: string): number {
  return (parseFloat(text) || 0) * (text.trim().endsWith("ms") ? 1 : 1000);
}
