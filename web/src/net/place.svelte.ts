import type { Place } from "../wire";
import { api } from "./api";

/** What the place is called: the server writes it into the page's head. */
export const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content || "Tavolino";

/** What the host says about this server. */
class Here {
  place = $state.raw<Place | null>(null);
  #language = "";
  #asked: Promise<void> = Promise.resolve();

  /** In a language; asks once for each. */
  load(language: string): Promise<void> {
    if (language !== this.#language) {
      this.#language = language;
      this.#asked = this.#ask(language);
    }
    return this.#asked;
  }

  async #ask(language: string): Promise<void> {
    try {
      const found = await api.place(language);
      if (language === this.#language) this.place = found; // meanwhile somebody may have chosen another
    } catch (fault) {
      this.#language = "";
      throw fault;
    }
  }

  /** Where a click on "Contact" leads; null where the host wants no mail. */
  get contact(): string | null {
    const contact = this.place?.contact;
    if (!contact) return null;
    return /^https?:/.test(contact) ? contact : `mailto:${contact}`;
  }
}

export const here = new Here();
