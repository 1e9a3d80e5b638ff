import { kept } from "../../device/kept";

const KEY = "qwinto-solo";

/** The most points that anybody has made alone on this device. */
export const best = {
  read(): number | null {
    const text = kept.read(KEY);
    return text !== null && /^-?\d+$/.test(text) ? Number(text) : null;
  },
  /** Keep the points if there were never more; says whether they beat what was kept. */
  note(points: number): boolean {
    const before = best.read();
    if (before !== null && before >= points) return false;
    kept.write(KEY, String(points));
    return before !== null;
  },
};
