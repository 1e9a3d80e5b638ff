/** Which page is shown. Addresses: /, /table/NAME, /screen/NAME, /seat/TOKEN, /with-friends/GAME, /learn/GAME, /rules/GAME#CLAUSE,
 * /replay/RECORD, /daily, /daily/COURSE/DAY, /contest, /contest/NAME, /results/NAME, /profile, /profile/ID, /leaderboards, /leaderboards/GAME, /play,
 * /people, /mine, /my-play, /practice, /practice/RECORD/STEP, /settings, /sign-in, /sign-in/CODE, /stop/CODE, /about, /deals, /imprint, /privacy, /house-rules. */
export type Route =
  | { page: "home" }
  | { page: "open"; game: string }
  | { page: "learn"; game: string }
  | { page: "rules"; game: string }
  | { page: "table"; table: string }
  | { page: "screen"; table: string }
  | { page: "seat"; token: string }
  | { page: "replay"; record: string }
  | { page: "daily" }
  | { page: "daily-result"; course: string; day: string }
  | { page: "open-contest" }
  | { page: "contest"; contest: string }
  | { page: "results"; contest: string }
  | { page: "mine" }
  | { page: "my-play" }
  | { page: "practice"; wanted: { record: string; step: number } | null }
  | { page: "profile"; id: string | null }
  | { page: "leaderboards"; game: string | null }
  | { page: "play" }
  | { page: "people" }
  | { page: "settings" }
  | { page: "stop"; code: string }
  | { page: "sign-in"; code: string | null }
  | { page: "about" }
  | { page: "deals" }
  | { page: "house"; text: "imprint" | "privacy" | "rules" }
  | { page: "nowhere" };

class Way {
  route = $state.raw<Route>(routeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = routeOf(location.pathname)));
  }

  /** `start`: to play at once; `hints`: with hints. The history keeps it for a reload. */
  go(path: string, start = false, hints = false): void {
    history.pushState({ start, hints }, "", path);
    const { pathname, hash } = new URL(path, location.href);
    this.route = routeOf(pathname);
    if (!hash) scrollTo(0, 0);
  }

  /** Whether the page was reached by a wish to play at once. */
  get start(): boolean {
    return (history.state as { start?: boolean } | null)?.start ?? false;
  }

  /** Whether somebody came here from a lesson, and gets a hint in every turn. */
  get hints(): boolean {
    return (history.state as { hints?: boolean } | null)?.hints ?? false;
  }

  /** For links: a plain click stays on the page, everything else is the browser's. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest?.("a[href^='/']");
    if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.hasAttribute("target") || link.hasAttribute("download")) return;
    event.preventDefault();
    this.go(link.getAttribute("href") ?? "/");
  };
}

export function routeOf(path: string): Route {
  const [first = "", second = "", ...rest] = path.replace(/[?#].*/, "").split("/").filter(Boolean).map(decoded);
  if (rest.length === 0 && !first) return { page: "home" };
  if (!second && first === "practice") return { page: first, wanted: null };
  if (first === "practice" && rest.length === 1 && /^\d+$/.test(rest[0] ?? "")) return { page: first, wanted: { record: second, step: Number(rest[0]) } };
  if (!second && first === "profile") return { page: first, id: null };
  if (!second && first === "sign-in") return { page: first, code: null };
  if (!second && first === "leaderboards") return { page: first, game: null };
  if (!second && (first === "mine" || first === "my-play" || first === "play" || first === "people" || first === "settings" || first === "about" || first === "deals" || first === "daily")) return { page: first };
  if (!second && (first === "imprint" || first === "privacy")) return { page: "house", text: first };
  if (!second && first === "house-rules") return { page: "house", text: "rules" };
  if (!second && first === "contest") return { page: "open-contest" };
  if (first === "daily" && rest.length === 1) return { page: "daily-result", course: second, day: rest[0] ?? "" };
  if (rest.length > 0 || !second) return { page: "nowhere" };
  switch (first) {
    case "table":
    case "screen":
      return { page: first, table: second };
    case "profile":
      return { page: first, id: second };
    case "leaderboards":
      return { page: first, game: second };
    case "contest":
    case "results":
      return { page: first, contest: second };
    case "sign-in":
      return { page: first, code: second };
    case "replay":
      return { page: "replay", record: second };
    case "seat":
      return { page: "seat", token: second };
    case "with-friends":
      return { page: "open", game: second };
    case "learn":
      return { page: "learn", game: second };
    case "stop":
      return { page: "stop", code: second };
    case "rules":
      return { page: "rules", game: second };
    default:
      return { page: "nowhere" };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const way = new Way();
