import type { MyWait, Seek, Waiting } from "../wire";
import { api, Refusal } from "./api";
import { introduce } from "./person";

const AGAIN = 2000; // milliseconds until the next try, if the server could not be reached

/** Our own wait for somebody to play with. It goes on behind every page, and in a tab in the background. */
class Queue {
  wait = $state.raw<Waiting | null>(null);
  /** Somebody did not come, and we wait again. */
  again = $state(false);
  received = 0; // when the last answer came
  #version = "";
  #following = false;
  #own = false; // this tab has begun it, and ends it when it is closed

  constructor() {
    addEventListener("pagehide", () => {
      if (this.#own && this.wait) void fetch("/api/me/queue", { method: "DELETE", keepalive: true });
    });
  }

  async seek(wish: Seek): Promise<void> {
    await introduce();
    this.#take(await api.seek(wish));
    this.#own = true;
    this.again = false;
    void this.#follow();
  }

  async stop(): Promise<void> {
    this.wait = null;
    this.#version = "none";
    await api.stopSeeking();
  }

  /** Another tab or device of ours may have begun to wait. */
  async look(): Promise<void> {
    this.#take(await api.wait(""));
    void this.#follow();
  }

  async #follow(): Promise<void> {
    if (this.#following) return;
    this.#following = true;
    while (this.wait) {
      try {
        this.#take(await api.wait(this.#version));
      } catch (fault) {
        if (fault instanceof Refusal && fault.status === 401) this.wait = null;
        else await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
    this.#following = false;
  }

  #take({ version, wait }: MyWait): void {
    this.again = this.wait?.table && wait && !wait.table ? true : this.again && !wait?.table;
    this.#version = version;
    this.received = performance.now();
    this.wait = wait;
  }
}

export const queue = new Queue();
