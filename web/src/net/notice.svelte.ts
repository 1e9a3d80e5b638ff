import type { Notice } from "../wire";
import { request } from "./api";

const AGAIN = 20_000; // milliseconds between two looks, on pages without a table

/** What those who run the server say to everybody. At a table it comes with the updates; other pages ask for it. */
class Notices {
  #told = $state.raw<Notice | null>(null);
  #hidden = $state(-1); // the number of the last one that somebody has hidden
  #over: ReturnType<typeof setTimeout> | undefined;

  get shown(): Notice | null {
    const told = this.#told;
    return told && (told.text || told.stops) && told.number !== this.#hidden ? told : null;
  }

  take(notice: Notice): void {
    clearTimeout(this.#over);
    this.#told = notice;
    if (notice.left !== null) this.#over = setTimeout(() => (this.#told = null), notice.left * 1000);
  }

  hide(): void {
    this.#hidden = this.#told?.number ?? -1;
  }

  /** Look now and from time to time, while the page is in sight; returns how to stop it. */
  follow(): () => void {
    const look = () => {
      if (document.hidden) return;
      request<Notice>("GET", "/api/notice").then(
        (notice) => this.take(notice),
        () => undefined, // who needs the server finds out elsewhere that it is gone
      );
    };
    look();
    const timer = setInterval(look, AGAIN);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

export const notices = new Notices();
