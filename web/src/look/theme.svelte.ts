import { kept } from "../device/kept";

export type Theme = "light" | "dark";

/** Light or dark: as chosen here, else as the device wishes. */
class Look {
  theme = $state<Theme>("light");

  begin(): void {
    const wish = matchMedia("(prefers-color-scheme: dark)");
    const follow = () => this.wear((kept.read("theme") as Theme | null) ?? (wish.matches ? "dark" : "light"));
    wish.addEventListener("change", follow);
    follow();
  }

  switch(): void {
    this.wear(this.theme === "dark" ? "light" : "dark");
    kept.write("theme", this.theme);
  }

  private wear(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
  }
}

export const look = new Look();
