import type { Ask, BeginDaily, CallProgram, CircleWishes, CoachLine, ContestAsk, ContestLine, ContestView, DailyResult, DailyTable, DailyToday, DeckAnswer, DeckCard, DeckPosition, Fault, GameFacts, Given, HouseText, Leaderboard, Lesson, Looking, MadeWebhook, Me, Mine, MyCircle, MyDeck, MyDevice, MyNews, MyPlay, MyNotices, MySlowMatches, MyTable, MyWait, Network, NewContest, NewInvitation, NewMark, NewPush, NewReport, NewWebhook, NoticeTried, NoticeWishes, OpenTable, PastDay, Place, Plays, Profile, Proof, ReadyProgram, Record as MatchRecord, Rehearse, ReportPerson, Rules, Seek, Standing, Step, TableView, Tried, Update, Whom } from "../wire";

/** The server said no, in a line that a person can read, or could not be reached. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly said: Fault | null,
  ) {
    super(said?.reason);
  }
}

export const api = {
  me: () => request<Me>("GET", "/api/me"),
  be: (name: string) => request<Me>("POST", "/api/me", { name }),
  token: (name: string) => request<Given>("POST", "/api/tokens", { name }),
  devices: () => request<MyDevice[]>("GET", "/api/me/devices"),
  endDevice: (device: string) => request<null>("DELETE", `/api/me/devices/${encodeURIComponent(device)}`),
  endOtherDevices: () => request<null>("DELETE", "/api/me/devices"),
  myTables: () => request<MyTable[]>("GET", "/api/me/tables"),
  place: (language: string) => request<Place>("GET", `/api/place?language=${language}`),
  house: (page: string, language: string) => request<HouseText[]>("GET", `/api/house/${page}?language=${language}`),
  games: () => request<GameFacts[]>("GET", "/api/games"),
  lesson: (game: string, plain: boolean) => request<Lesson>("GET", `/api/lessons/${encodeURIComponent(game)}?plain=${plain}`),
  attempt: (game: string, scene: number, action: unknown) => request<Tried>("POST", `/api/lessons/${encodeURIComponent(game)}/${scene}/try`, { action }),
  rules: (game: string, language: string) => request<Rules>("GET", `/api/rules/${encodeURIComponent(game)}?language=${language}`),
  tables: () => request<TableView[]>("GET", "/api/tables"),
  open: (table: OpenTable) => request<Update>("POST", "/api/tables", table),
  see: (table: string) => request<Update>("GET", `/api/tables/${encodeURIComponent(table)}`),
  ask: (table: string, ask: Ask, token?: string) => request<Update>("POST", `/api/tables/${encodeURIComponent(table)}/asks`, ask, token),
  programs: (table: string, token?: string) => request<ReadyProgram[]>("GET", `/api/tables/${encodeURIComponent(table)}/programs`, undefined, token),
  callProgram: (table: string, call: CallProgram, token?: string) => request<Update>("POST", `/api/tables/${encodeURIComponent(table)}/calls`, call, token),
  report: (table: string, report: NewReport, token?: string) => request<unknown>("POST", `/api/tables/${encodeURIComponent(table)}/reports`, report, token),
  seatLink: (table: string, token?: string) => request<Given>("POST", `/api/tables/${encodeURIComponent(table)}/seat-link`, undefined, token),
  useSeatLink: (token: string) => request<Update>("POST", "/api/seat-links", { token }),
  record: (name: string) => request<MatchRecord>("GET", `/api/records/${encodeURIComponent(name)}`),
  /** As one seat saw it; null: with all cards open. */
  replay: (name: string, { actions }: MatchRecord, seat: number | null, plain: boolean) => pages<Step>(`/api/records/${encodeURIComponent(name)}/replay?${seat === null ? "open=true" : `seat=${seat}`}&plain=${plain}`, actions.length + 1),
  rehearse: (name: string, wish: Rehearse) => request<Update>("POST", `/api/records/${encodeURIComponent(name)}/rehearse`, wish),
  verify: (record: MatchRecord) => request<Proof>("POST", "/api/verify", record),
  network: () => request<Network>("GET", "/api/network"),
  openDoor: () => request<Network>("POST", "/api/network/door"),
  shutDoor: () => request<Network>("DELETE", "/api/network/door"),
  /** null: one's own. */
  profile: (id: string | null) => request<Profile>("GET", id === null ? "/api/me/profile" : `/api/profiles/${encodeURIComponent(id)}`),
  hideProfile: (hidden: boolean) => request<Profile>("POST", "/api/me/profile", { hidden }),
  leaderboard: (game: string, first: number) => request<Leaderboard>("GET", `/api/leaderboards/${encodeURIComponent(game)}?from=${first}`),
  mine: () => request<Mine>("GET", "/api/me/matches"),
  myPlay: () => request<MyPlay>("GET", "/api/me/play"),
  coachLine: (record: string, step: number) => request<CoachLine>("GET", `/api/records/${encodeURIComponent(record)}/coach/${step}/line`),
  deck: () => request<MyDeck>("GET", "/api/me/deck"),
  deckPosition: ({ record, step }: Pick<DeckCard, "record" | "step">, plain: boolean) => request<DeckPosition>("GET", `/api/me/deck/${encodeURIComponent(record)}/${step}?plain=${plain}`),
  tryCard: ({ record, step }: Pick<DeckCard, "record" | "step">, action: unknown) => request<DeckAnswer>("POST", `/api/me/deck/${encodeURIComponent(record)}/${step}`, { action }),
  deals: (wanted: { first?: number; most?: number; last?: number }) => text(`/api/deals?${new URLSearchParams(Object.entries(wanted).map(([name, value]) => [name, String(value)])).toString()}`),
  circle: () => request<MyCircle>("GET", "/api/me/circle"),
  standing: (whom: Whom, token?: string) => request<Standing>("POST", "/api/me/circle/standing", whom, token),
  addPerson: (whom: Whom, token?: string) => request<Standing>("POST", "/api/me/circle/people", whom, token),
  removePerson: (person: string) => request<null>("DELETE", `/api/me/circle/people/${encodeURIComponent(person)}`),
  mark: (mark: NewMark, token?: string) => request<Standing>("POST", "/api/me/circle/marks", mark, token),
  setWishes: (wishes: CircleWishes) => request<CircleWishes>("POST", "/api/me/circle/wishes", wishes),
  invite: (invitation: NewInvitation, token?: string) => request<null>("POST", "/api/me/circle/invitations", invitation, token),
  endInvitation: (person: string) => request<null>("DELETE", `/api/me/circle/invitations/${encodeURIComponent(person)}`),
  reportPerson: (report: ReportPerson) => request<null>("POST", "/api/me/circle/reports", report),
  news: () => request<MyNews>("GET", "/api/me/news"),
  looking: () => request<Looking[]>("GET", "/api/queue"),
  seek: (wish: Seek) => request<MyWait>("POST", "/api/me/queue", wish),
  /** Answers as soon as something is new, or after some seconds. */
  wait: (known: string) => request<MyWait>("GET", `/api/me/queue?known=${encodeURIComponent(known)}`),
  stopSeeking: () => request<null>("DELETE", "/api/me/queue"),
  daily: () => request<DailyToday>("GET", "/api/daily"),
  beginDaily: (course: string, wish: BeginDaily) => request<DailyTable>("POST", `/api/daily/${encodeURIComponent(course)}`, wish),
  pastDays: () => request<PastDay[]>("GET", "/api/daily/days"),
  dailyResult: (course: string, day: string) => request<DailyResult>("GET", `/api/daily/${encodeURIComponent(course)}/${encodeURIComponent(day)}`),
  /** null: around one's own. */
  dailyPlays: (course: string, day: string, from: number | null) => request<Plays>("GET", `/api/daily/${encodeURIComponent(course)}/${encodeURIComponent(day)}/plays${from === null ? "" : `?from=${from}`}`),
  contests: () => request<ContestLine[]>("GET", "/api/contests"),
  myContests: () => request<ContestLine[]>("GET", "/api/me/contests"),
  openContest: (wish: NewContest) => request<ContestView>("POST", "/api/contests", wish),
  /** null: the version that one has is the newest. */
  contest: (name: string, since?: number) => request<ContestView | null>("GET", `/api/contests/${encodeURIComponent(name)}${since === undefined ? "" : `?since=${since}`}`),
  askContest: (name: string, ask: ContestAsk) => request<ContestView>("POST", `/api/contests/${encodeURIComponent(name)}/asks`, ask),
  slow: () => request<MySlowMatches>("GET", "/api/me/slow"),
  notices: () => request<MyNotices>("GET", "/api/me/notices"),
  wishNotices: (wishes: NoticeWishes) => request<null>("POST", "/api/me/notices/wishes", wishes),
  addPush: (browser: NewPush) => request<null>("POST", "/api/me/notices/push", browser),
  addWebhook: (webhook: NewWebhook) => request<MadeWebhook>("POST", "/api/me/notices/webhooks", webhook),
  tryChannel: (channel: string) => request<NoticeTried>("POST", `/api/me/notices/channels/${channel}/test`),
  endChannel: (channel: string) => request<null>("DELETE", `/api/me/notices/channels/${channel}`),
  stop: (code: string) => request<null>("POST", `/api/stop/${encodeURIComponent(code)}`),
  forgetMe: () => request<null>("DELETE", "/api/me"),
};

/** A long list, which the server sends in pages. */
async function pages<T>(path: string, length: number): Promise<T[]> {
  const found: T[] = [];
  while (found.length < length) {
    const page = await request<T[]>("GET", `${path}&from=${found.length}`);
    if (!page.length) break;
    found.push(...page);
  }
  return found;
}

async function text(path: string): Promise<string> {
  const answer = await fetch(path).catch(() => null);
  if (!answer?.ok) throw new Refusal(answer?.status ?? 0, null);
  return answer.text();
}

export async function request<T>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refusal(0, null);
  }
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal(answer.status, faultIn(said as Partial<Fault & Update> | null));
  return said as T;
}

/** Why not: the answer itself says so, or, where something was asked at a table, the update in it. */
function faultIn(said: Partial<Fault & Update> | null): Fault | null {
  return said?.reason ? (said as Fault) : (said?.refused?.at(-1) ?? null);
}
