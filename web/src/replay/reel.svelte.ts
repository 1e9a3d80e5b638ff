import { fly, type Flight } from "../ui/fly";
import type { Step } from "../wire";

const PAUSE = 900; // milliseconds between two steps, at speed 1

/** A match that is over, step by step: where it stands now, and how to go from there. */
export class Reel {
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  steps = $state.raw<Step[]>([]);

  #showing = 0; // counts the showings, so that an old one ends when a new one begins
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    steps: Step[],
    at: number,
    readonly flights: (event: unknown) => Flight[],
  ) {
    this.steps = steps;
    this.at = Math.min(Math.max(0, at), this.last);
  }

  get last(): number {
    return this.steps.length - 1;
  }

  get step(): Step {
    return this.steps[this.at] as Step;
  }

  /** Go to a step; cards fly as they did when it is the next one. */
  async to(step: number): Promise<void> {
    const next = Math.min(Math.max(0, step), this.last);
    if (next === this.at) return;
    const events = next === this.at + 1 ? (this.steps[next]?.events ?? []) : [];
    await fly(() => (this.at = next), events.flatMap((event) => this.flights(event)), this.speed);
  }

  /** A step that somebody asks for stops the show. */
  jump(step: number): void {
    this.stop();
    void this.to(step);
  }

  toggle(): void {
    if (this.playing) this.stop();
    else void this.#show();
  }

  stop(): void {
    this.playing = false;
    this.#showing += 1;
    clearTimeout(this.#timer);
  }

  async #show(): Promise<void> {
    const showing = ++this.#showing;
    this.playing = true;
    if (this.at === this.last) await this.to(0);
    while (showing === this.#showing && this.at < this.last) {
      await this.to(this.at + 1);
      await new Promise((done) => (this.#timer = setTimeout(done, PAUSE / this.speed)));
    }
    if (showing === this.#showing) this.playing = false;
  }
}
