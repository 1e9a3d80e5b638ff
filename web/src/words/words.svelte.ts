import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import names from "../../../src/tavolino/words/languages.json";
import { kept } from "../device/kept";
import { wordsFromServer } from "./outside";

export type Arguments = Record<string, FluentVariable>;

/** Every language there is, by its code: what it calls itself. */
export const LANGUAGES: Record<string, string> = names;

const FOLDER = "../../../src/tavolino/words";
const FIRST = "en"; // the one that every sentence is written in first
const files = import.meta.glob<string>("../../../src/tavolino/words/*/*.ftl", { query: "?raw", import: "default" });

/** The sentences of the page, in the language that is chosen. */
class Words {
  language = $state(FIRST);
  #bundle = $state.raw(new FluentBundle(FIRST, { useIsolating: false }));
  #wished = FIRST;
  #parts = new Set<string>();

  /** The language that was chosen on this device, else the first of the browser's that there is. */
  async begin(...parts: string[]): Promise<void> {
    const wishes = [kept.read("language") ?? "", ...navigator.languages].map((tag) => tag.split("-")[0]?.toLowerCase() ?? "");
    this.#wished = wishes.find((code) => code in LANGUAGES) ?? FIRST;
    await this.load(...parts);
  }

  /** Load parts of the catalogue: the page's own words, or those of a game. */
  async load(...parts: string[]): Promise<void> {
    for (const part of parts) this.#parts.add(part);
    try {
      await this.#settle();
    } catch (fault) {
      for (const part of parts) this.#parts.delete(part);
      throw fault;
    }
  }

  /** Change the language of everything that is on the screen, and keep the choice. */
  async choose(language: string): Promise<void> {
    this.#wished = language;
    try {
      await this.#settle();
      kept.write("language", language);
    } catch (fault) {
      this.#wished = this.language;
      throw fault;
    }
  }

  say(key: string, values: Arguments = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, values) : key;
  }

  knows(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** Make the words those of the wished language and of all parts, even if somebody wishes for more while they come. */
  async #settle(): Promise<void> {
    for (;;) {
      const [language, parts] = [this.#wished, [...this.#parts]];
      const resources = await Promise.all(parts.map((part) => resource(language, part)));
      if (language !== this.#wished || parts.length !== this.#parts.size) continue;
      const bundle = new FluentBundle(language, { useIsolating: false });
      for (const one of resources) bundle.addResource(one);
      this.#bundle = bundle;
      this.language = language;
      if (typeof document !== "undefined") document.documentElement.lang = language;
      return;
    }
  }
}

/** A part may be followed by a game whose words are not in any file here: "plain:carafe". */
async function resource(language: string, wanted: string): Promise<FluentResource> {
  const [part = "", game] = wanted.split(":");
  const own = files[`${FOLDER}/${language}/${part}.ftl`];
  if (!own && import.meta.env.MODE === "test") throw new Error(`there are no words for ${part} in ${language}`);
  const text = await (own ?? files[`${FOLDER}/${FIRST}/${part}.ftl`])?.();
  if (text === undefined) throw new Error(`there are no words for ${part}`);
  return new FluentResource(game ? `${text}\n${await wordsFromServer(game, language)}` : text);
}

export const words = new Words();

/** A sentence from the catalogue. */
export function say(key: string, values?: Arguments): string {
  return words.say(key, values);
}

/** The same, or what to say where the catalogue has no such sentence. */
export function sayOr(otherwise: string, key: string, values?: Arguments): string {
  return words.knows(key) ? words.say(key, values) : otherwise;
}

const lists: Record<string, Intl.ListFormat> = {}; // to make one takes far longer than to use it

/** Anna, Ben and Cleo. */
export function joinWords(items: string[], last: "and" | "or" = "and"): string {
  const name = `${words.language} ${last}`;
  lists[name] ??= new Intl.ListFormat(words.language, { type: last === "and" ? "conjunction" : "disjunction" });
  return lists[name].format(items);
}

/** +3, 0, −5. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : plain(number);
}

/** 3, 0, −5: with a real minus sign. */
export function plain(number: number | string): string {
  return String(number).replace("-", "−");
}

/** +1.8, 0.0, −0.5, as the language writes it. */
export function decimal(number: number): string {
  const rounded = Math.round(number * 10) / 10;
  return plain(rounded.toLocaleString(words.language, { minimumFractionDigits: 1, signDisplay: "exceptZero" }));
}
