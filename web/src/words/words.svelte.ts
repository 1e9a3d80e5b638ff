import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Arguments = Record<string, FluentVariable>;

const files = import.meta.glob<string>("../../../src/tavolino/words/*/*.ftl", { query: "?raw", import: "default" });

/** The sentences of the page, in the language that is chosen. */
class Words {
  language = $state("en");
  #bundle = $state.raw(new FluentBundle("en", { useIsolating: false }));

  /** Load one part of the catalogue: the house's own words, or those of a game. */
  async load(part: string): Promise<void> {
    const text = await files[`../../../src/tavolino/words/${this.language}/${part}.ftl`]?.();
    if (text === undefined) throw new Error(`there are no words for ${part} in ${this.language}`);
    const bundle = new FluentBundle(this.language, { useIsolating: false });
    this.#parts.set(part, new FluentResource(text));
    for (const resource of this.#parts.values()) bundle.addResource(resource, { allowOverrides: true });
    this.#bundle = bundle;
  }

  #parts = new Map<string, FluentResource>();

  say(key: string, values: Arguments = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, values) : key;
  }

  knows(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }
}

export const words = new Words();

/** A sentence from the catalogue. */
export function say(key: string, values?: Arguments): string {
  return words.say(key, values);
}

/** Anna, Ben and Cleo. */
export function listed(items: string[], kind: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(words.language, { type: kind }).format(items);
}

/** +3, 0, −5. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : plain(number);
}

/** 3, 0, −5: with a real minus sign. */
export function plain(number: number): string {
  return String(number).replace("-", "−");
}
