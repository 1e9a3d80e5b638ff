import type { Attachment } from "svelte/attachments";

const FAR = 8; // pixels after which a press is a drag

/** Lets an element be dragged by mouse or finger onto whatever has `data-drop`; `aim` hears what is below it on the way. */
export function drag(drop: (onto: string) => void, aim: (onto: string | null) => void = () => undefined): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | null = null;
    let dragged = false;
    let below: HTMLElement | null = null;

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
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
      if (dragged) {
        const target = event.type === "pointerup" ? targetAt(event.clientX, event.clientY, element)?.dataset.drop : undefined;
        letGo();
        aim(null);
        if (target !== undefined) drop(target);
        else setTimeout(() => (dragged = false));
      }
      start = null;
    };
    const letGo = () => {
      below?.classList.remove("drag-over");
      below = null;
      element.style.translate = "";
      delete element.dataset.dragged;
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
