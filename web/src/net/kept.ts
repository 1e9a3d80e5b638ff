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
  write(name: string, value: string): void {
    fallback.set(name, value);
    try {
      localStorage.setItem(`tavolino-${name}`, value);
    } catch {
      // kept for as long as the page is open
    }
  },
};
