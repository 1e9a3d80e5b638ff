/** How many slow matches wait for the person at this device: on every page, and on the icon of the app. */
class Turns {
  count = $state(0);

  set(count: number): void {
    if (count === this.count) return;
    this.count = count;
    const shown = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.(); // not every browser has it
    shown?.catch(() => undefined);
  }
}

export const turns = new Turns();
