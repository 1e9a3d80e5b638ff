import type { Coached } from "../wire";
import type { Reason } from "../words/sentences";
import { Refusal, request } from "./api";

const PAUSE = 2000; // milliseconds until a lost line is tried again

/** What the coach found out about a match; it fills in while the server works. */
export class Coaching {
  now = $state.raw<Coached | null>(null);
  trouble = $state.raw<Reason>({});
  #path: string;
  #following = 0; // counts the followings, so that an old one ends when a new one begins

  constructor(record: string) {
    this.#path = coachOf(record);
  }

  get judged(): Coached["judged"] {
    return this.now?.judged ?? null;
  }

  /** Whether there is more to come. */
  get busy(): boolean {
    return this.now !== null && this.now.stage !== "none" && this.now.stage !== "done";
  }

  /** Ask for the match, and listen until everything is there. */
  async begin(): Promise<void> {
    const following = ++this.#following;
    this.trouble = {};
    let wanted = () => request<Coached>("POST", this.#path, {});
    while (following === this.#following) {
      try {
        const now = await wanted();
        if (following !== this.#following) return;
        this.now = now;
        this.trouble = {};
        if (!this.busy) return;
        wanted = () => request<Coached>("GET", `${this.#path}?known=${encodeURIComponent(now.version)}`);
      } catch (fault) {
        if (following !== this.#following) return;
        if (fault instanceof Refusal && fault.status !== 0 && fault.status !== 503 && fault.status !== 429) {
          this.trouble = fault.said ?? { message: "unreachable" };
          return;
        }
        this.trouble = (fault instanceof Refusal && fault.said) || { message: "unreachable" };
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    }
  }

  end(): void {
    this.#following += 1;
  }
}

/** Let the coach look at a match that somebody may want to see later. */
export async function sendToCoach(record: string): Promise<void> {
  await request<Coached>("POST", coachOf(record), {}).catch(() => undefined); // the page of the coach asks again
}

function coachOf(record: string): string {
  return `/api/records/${encodeURIComponent(record)}/coach`;
}
