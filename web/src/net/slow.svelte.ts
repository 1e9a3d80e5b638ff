import { kept } from "../device/kept";
import { turns } from "../device/turns.svelte";
import type { SlowMatch } from "../wire";
import { api } from "./api";

const REFRESH = 60_000; // milliseconds

/** The slow matches of the person at this device. */
class Slow {
  matches = $state.raw<SlowMatch[]>([]);

  /** Keep them fresh while somebody looks at them; returns what ends that. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => void (document.hidden || this.look()), REFRESH);
    const seen = (): void => void (document.hidden || this.look());
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  async look(): Promise<void> {
    if (!kept.read("name")) return; // who has no name sits nowhere
    try {
      if ((await api.me()).name === null) return;
      const found = await api.slow();
      this.matches = found.matches;
      turns.set(found.turns);
    } catch {
      // the next look may succeed
    }
  }
}

export const slow = new Slow();
