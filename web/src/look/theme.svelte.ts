import { kept } from "../device/kept";

export type Theme = "light" | "dark";

/** What can be wished for: one of the two, or whatever the device has. */
export const WISHES = ["device", "light", "dark"] as const;
export type Wish = (typeof WISHES)[number];

/** Light or dark: as chosen here, else as the device wishes. */
class Look {
  theme = $state<Theme>("light");
  wish = $state<Wish>(WISHES.find((one) => one === kept.read("theme")) ?? "device");
  readonly #dark = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;

  begin(): void {
    this.#dark?.addEventListener("change", () => this.#wear());
    this.#wear();
  }

  switch(): void {
    this.choose(this.theme === "dark" ? "light" : "dark");
  }

  choose(wish: Wish): void {
    this.wish = wish;
    kept.write("theme", wish);
    this.#wear();
  }

  #wear(): void {
    this.theme = this.wish === "device" ? (this.#dark?.matches ? "dark" : "light") : this.wish;
    document.documentElement.dataset.theme = this.theme;
  }
}

export const look = new Look();
