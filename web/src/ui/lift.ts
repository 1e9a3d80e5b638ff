import { elementOf, motion } from "./fly";

const HEIGHT = 18; // pixels
const RISE = 140; // milliseconds

/** What was touched rises at once, and stays up until the answer is on the screen: it flies on from there, or sinks again. */
export async function lift(id: string | undefined, answered: Promise<void>): Promise<void> {
  const element = id === undefined || !motion() ? null : elementOf(id);
  if (!element || "dragged" in element.dataset) return answered; // what was dropped stays where it is
  const frames = { translate: ["0 0", `0 -${HEIGHT}px`], scale: ["1", "1.05"] };
  const rising = element.animate(frames, { duration: RISE, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)", fill: "forwards" });
  await answered;
  if (element.isConnected) rising.reverse();
  else rising.cancel();
}
