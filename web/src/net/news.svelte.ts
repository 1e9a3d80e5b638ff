import { kept } from "../device/kept";
import type { Invited, MyNews } from "../wire";
import { api } from "./api";

const AGAIN = 8000; // milliseconds between two looks

/** What has come for us: invitations, and people who would like to know us. Who looks is seen to be here. */
class News {
  #told = $state.raw<MyNews>({ invitations: [], asking: 0 });
  #seen = $state(Number(kept.read("asking") ?? 0)); // so many of those who ask

  get invitation(): Invited | null {
    return this.#told.invitations[0] ?? null;
  }

  get asking(): number {
    return this.#told.asking;
  }

  get newAsking(): boolean {
    return this.asking > this.#seen;
  }

  async look(): Promise<void> {
    if (document.hidden || !kept.read("name")) return; // nobody knows a newcomer
    const told = await api.news().catch(() => null);
    if (!told) return;
    this.#told = told;
    if (told.asking < this.#seen) this.seeAsking();
  }

  /** Those who ask by now are known: only another one is news, also after the page is loaded again. */
  seeAsking(): void {
    this.#seen = this.asking;
    kept.write("asking", String(this.#seen));
  }

  /** It is answered. */
  drop(invitation: Invited): void {
    this.#told = { ...this.#told, invitations: this.#told.invitations.filter((one) => one.id !== invitation.id) };
  }

  /** Look now and from time to time, while the page is in sight; returns how to stop it. */
  follow(): () => void {
    const look = () => void this.look();
    look();
    const timer = setInterval(look, AGAIN);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

export const news = new News();
