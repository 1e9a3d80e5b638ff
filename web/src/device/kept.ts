/** What this device remembers; where storage is switched off, only as long as the page is open. */
const fallback = new Map<string, string>();

export const kept = {
  read(name: string): string | null {
    try {
      return localStorage.getItem(`tavolino-${name}`) ?? fallback.get(name) ?? null;
    } catch {
      return fallback.get(name) ?? null;
    }
  },
  /** Everything but how the page looks. */
  forget(): void {
    fallback.clear();
    try {
      for (const name of Object.keys(localStorage)) if (name.startsWith("tavolino-") && name !== "tavolino-theme") localStorage.removeItem(name);
    } catch {
      // nothing was kept
    }
  },
  write(name: string, value: string): void {
    fallback.set(name, value);
    try {
      localStorage.setItem(`tavolino-${name}`, value);
    } catch {
      // kept for as long as the page is open
    }
  },
};
