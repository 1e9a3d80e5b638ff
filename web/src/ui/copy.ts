/** Puts a text on the clipboard; false where the browser lets nobody. The modern way is missing on pages over plain http. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

/** As people do it: mark the text in a field, and copy what is marked. */
function copyByHand(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "unseen";
  (document.querySelector("dialog[open]") ?? document.body).append(field); // beside an open dialog nothing can be marked
  field.select();
  try {
    return document.execCommand("copy"); // deprecated, but nothing else works over plain http
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
