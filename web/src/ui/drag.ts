import type { Attachment } from "svelte/attachments";
import { motion } from "./fly";

const FAR = 8; // pixels after which a press is a drag
const BACK = 200; // milliseconds of the way back

/** Lets an element be dragged by mouse or finger onto whatever has `data-drop`; `aim` hears what is below it on the way.
 *
 * Where `drop` returns a promise, the element stays where it was dropped until that is settled.
 */
export function drag(drop: (onto: string) => unknown, aim: (onto: string | null) => void = () => undefined): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | null = null;
    let dragged = false;
    let below: HTMLElement | null = null;

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || "dragged" in element.dataset) return;
      start = { x: event.clientX, y: event.clientY };
      dragged = false;
      element.setPointerCapture(event.pointerId); // a quick hand leaves the element with its first movement
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!dragged && Math.hypot(dx, dy) < FAR) return;
      if (!dragged) {
        dragged = true;
        element.dataset.dragged = "";
      }
      element.style.translate = `${dx}px ${dy}px`;
      const target = targetAt(event.clientX, event.clientY, element);
      if (target === below) return;
      below?.classList.remove("drag-over");
      target?.classList.add("drag-over");
      below = target;
      aim(target?.dataset.drop ?? null);
    };
    const up = (event: PointerEvent) => {
      start = null;
      if (!dragged) return;
      const target = event.type === "pointerup" ? targetAt(event.clientX, event.clientY, element)?.dataset.drop : undefined;
      below?.classList.remove("drag-over");
      below = null;
      aim(null);
      const taken = target === undefined ? undefined : drop(target);
      if (taken instanceof Promise) void taken.then(goBack);
      else if (target === undefined) goBack();
      else letGo();
      setTimeout(() => (dragged = false)); // the click that belongs to it has come by then
    };
    const letGo = () => {
      below?.classList.remove("drag-over");
      element.style.translate = "";
      delete element.dataset.dragged;
    };
    const goBack = () => {
      const away = element.style.translate;
      letGo();
      if (element.isConnected && motion()) element.animate({ translate: [away, "0 0"] }, { duration: BACK, easing: "ease-out" });
    };
    const click = (event: MouseEvent) => {
      if (!dragged) return;
      dragged = false; // what was dragged was not clicked
      event.preventDefault();
      event.stopImmediatePropagation();
    };

    element.style.touchAction = "none";
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("click", click, { capture: true });
    return () => {
      letGo();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, { capture: true });
    };
  };
}

function targetAt(x: number, y: number, dragged: HTMLElement): HTMLElement | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (dragged.contains(element)) continue;
    const target = element.closest<HTMLElement>("[data-drop]");
    if (target) return target;
  }
  return null;
}
