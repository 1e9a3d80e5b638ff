import type { Attachment } from "svelte/attachments";

interface Held {
  thing: HTMLElement;
  group: Element | null;
  place: number; // in its group
}

/** Keeps the place of people who play by keyboard or by ear: when the thing in focus is gone, its neighbour gets the focus. */
export const keepFocus: Attachment<HTMLElement> = (root) => {
  let held: Held | null = null;

  const note = (event: FocusEvent) => {
    const thing = (event.target as Element).closest<HTMLElement>("[data-choice]");
    const group = thing?.closest("[role=group]") ?? null;
    held = thing ? { thing, group, place: choicesIn(group).indexOf(thing) } : null;
  };
  const handOn = () => {
    if (!held || document.activeElement !== document.body) return;
    if (held.thing.isConnected && !held.thing.matches(":disabled")) return; // somebody clicked beside it
    neighbour(root, held)?.focus();
  };

  const watcher = new MutationObserver(handOn);
  watcher.observe(root, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  root.addEventListener("focusin", note);
  return () => {
    watcher.disconnect();
    root.removeEventListener("focusin", note);
  };
};

function neighbour(root: HTMLElement, { group, place }: Held): HTMLElement | undefined {
  const near = group?.isConnected ? choicesIn(group) : [];
  const all = choicesIn(root);
  return near[Math.min(place, near.length - 1)] ?? all.find((one) => one.ariaDisabled !== "true") ?? all[0];
}

function choicesIn(place: Element | null): HTMLElement[] {
  const choices = place?.querySelectorAll<HTMLElement>("[data-choice]:not(:disabled)") ?? [];
  return [...choices].filter((one) => one.offsetParent !== null);
}
