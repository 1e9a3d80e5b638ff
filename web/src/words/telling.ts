/** Sentences about what happened, each put together once: a match has hundreds, and every event asks for them all. */
export class Telling {
  #under = "";
  #kept = new WeakMap<object, string[]>();

  /** `under` is what all sentences depend on, such as language and names. When it changes, all are told again. */
  lines<Event extends object>(happened: Event[], under: string, tell: (event: Event) => string[]): string[] {
    if (under !== this.#under) this.#kept = new WeakMap();
    this.#under = under;
    return happened.flatMap((event) => this.#kept.get(event) ?? this.#keep(event, tell(event)));
  }

  #keep(event: object, sentences: string[]): string[] {
    this.#kept.set(event, sentences);
    return sentences;
  }
}
