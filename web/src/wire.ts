// Made by `tavolino wire` from the server's own types; do not change it by hand.

/** One of the view's legal actions, unchanged, and the number of the decision it answers. */
export interface Act {
  type: "act";
  /** The update's `decision` */
  decision: number;
  /** One of the view's `legal` */
  action: unknown;
  /** A new one for each ask; a repeat keeps it */
  key?: string;
}

/** What search found about one action. A number is null where it was not found out. */
export interface Advice {
  /** As it is in the view */
  action: unknown;
  /** 0 to 1, from sure to be last to sure to win */
  expected: number | null;
  /** Standard error of `expected` */
  uncertainty: number | null;
  /** Gained on the others from here, on average, as far ahead as search looks */
  points: number | null;
  /** Standard error of `points` */
  points_uncertainty: number | null;
  /** How many imagined deals it was tried in */
  tries: number;
  /** Nothing had to be imagined: everything that can follow was counted out */
  exact: boolean;
}

/** Ready for the next match. */
export interface Again {
  type: "again";
  /** A new one for each ask; a repeat keeps it */
  key?: string;
}

/** Matches in which all the others were bots of one level. */
export interface AgainstLevel {
  /** Of the bots */
  level: string;
  /** At the table; an even share of the wins is one in so many */
  seats: number;
  /** That count: not those one left, and no rehearsals */
  matches: number;
  /** First places */
  wins: number;
}

export interface AgainstPerson {
  /** Of the other person */
  name: string;
  /** The name of theirs in addresses; null if they hide it, or have none */
  profile: string | null;
  /** It is a program */
  program: boolean;
  /** Together */
  matches: number;
  /** How often you came before them */
  ahead: number;
  /** How often they came before you */
  behind: number;
}

/** To somebody else's undo request, or not. */
export interface Agree {
  type: "agree";
  /** Agree */
  yes: boolean;
  /** A new one for each ask; a repeat keeps it */
  key?: string;
}

/** What somebody at a table asks for. `type` says what it is. */
export type Ask = Act | Sit | Stand | SeatBot | RemoveBot | Remove | Swap | Contribute | Start | Again | NotNow | Change | Undo | Agree | Replace | Cast | Say | React | Mute;

/** What the coach is to look at. */
export interface AskCoach {
  /** How closely: quick or usual */
  effort?: string;
}

/** What to ask the browser for. */
export interface AskPasskey {
  /** In the JSON of WebAuthn: for `navigator.credentials`, with bytes in base64url */
  options: { [key in string]: unknown };
}

/** A table where you sit. */
export interface AtTable {
  /** As in its link */
  table: string;
  /** Its name, as in /api/games */
  game: string;
  /** Your own */
  seat: number;
  /** Before, during or after a match */
  stage: "lobby" | "over" | "playing";
  /** The match waits for you */
  your_turn: boolean;
}

/** One store of time for the whole match; every action adds a little. */
export interface Bank {
  type: "bank";
  /** For the whole match */
  seconds: number;
  /** Seconds that each action adds */
  increment?: number;
}

/** What the strongest bot makes of a deal, and so what each star asks for. */
export interface Bar {
  /** Of that bot */
  level: string;
  /** How often it played */
  tries: number;
  /** Of its points */
  average: number;
  /** Points of its best try */
  best: number;
  /** Points for one star, two and three */
  stars: number[];
}

export interface BeginDaily {
  /** The one that the page shows: where it is over by now, nothing begins */
  day?: string | null;
  /** Of the bots */
  pace?: "quick" | "slow" | "usual";
}

/** The host: everybody is here, the rounds begin. */
export interface BeginRounds {
  type: "begin";
}

export interface BestMoment {
  /** "best alone": the best solo match; "first win": the first win over the strongest level so far */
  kind: "best alone" | "first win";
  /** Its name */
  game: string;
  /** Of the bots that were beaten */
  level: string | null;
  /** The score of the solo match */
  points: number | null;
  /** Seconds since 1970 */
  at: number;
  /** The id of its record */
  record: string | null;
}

/** A bot plays on in a seat that nobody holds. */
export interface BotCame {
  type: "bot came";
  /** A seat, numbered from 0 */
  seat: number;
}

/** How strong a bot is, measured in the arena. Matches with people do not change it. */
export interface BotRating {
  /** Its level */
  bot: string;
  /** As those of people */
  points: number;
  /** Likewise */
  give_or_take: number;
}

/** A bot plays until the person is back. */
export interface BotStoodIn {
  type: "bot stood in";
  /** A seat, numbered from 0 */
  seat: number;
  /** Of the person */
  name: string;
}

/** The others agreed that a bot plays for a person who does not move. */
export interface BotVotedIn {
  type: "bot voted in";
  /** A seat, numbered from 0 */
  seat: number;
  /** Of that person */
  name: string;
}

export interface BringAlong {
  /** Out of the offer */
  token: string;
}

/** What this browser has played as a guest, before it signed in. */
export interface BringOffer {
  /** To bring it along: POST it to /api/me/bring within a day */
  token: string;
  /** Of the guest */
  name: string;
  /** Finished ones */
  matches: number;
  /** Open ones that know the guest */
  tables: number;
}

/** Call a program to a free seat, before the match. It has twenty seconds to sit down there. */
export interface CallProgram {
  /** Its id */
  program: string;
  /** In which it is wanted */
  seat: number;
}

/** A program that was called to a free seat. */
export interface CalledProgram {
  /** A seat, numbered from 0 */
  seat: number;
  /** Of the program */
  name: string;
  /** The name of the person it belongs to */
  owner: string;
  /** Empty: it can still come; declined: it has said no; silent: it has said nothing */
  answer: "" | "declined" | "silent";
}

/** Yes or no to what the table is being asked. */
export interface Cast {
  type: "vote";
  /** Agree */
  yes: boolean;
  /** A new one for each ask; a repeat keeps it */
  key?: string;
}

/** Back to the lobby before the next match, perhaps with another game or other options. */
export interface Change {
  type: "change";
  /** For the next match */
  settings: Settings;
  /** A new one for each ask; a repeat keeps it */
  key?: string;
}

/** How you want to be found. */
export interface CircleWishes {
  /** Who may invite you: your people, everybody you have played with, or nobody */
  invites: "met" | "mine" | "nobody";
  /** Nobody sees whether you are here */
  invisible: boolean;
}

/** What else was good. */
export interface Close {
  /** In the advice */
  place: number;
  /** The difference is so small that it may be chance */
  equal: boolean;
}

/** Something that a seat could do. */
export interface CoachChoice {
  /** As in a view */
  action: unknown;
  /** The action in the game's notation */
  text: string;
  /** The seat's chance to come first after it, from 0 to 1 */
  win: CoachFigure;
  /** The seat's points at the end of the match, in the game's own points */
  points: CoachFigure;
}

/** One action of the match, and what else there was. */
export interface CoachDecision {
  /** Of the replay, just before the action */
  step: number;
  /** Whose it was */
  seat: number;
  /** Who took it: "person", "bot LEVEL", "clock" and so on; empty: not known */
  by: string;
  /** In the order of the view */
  choices: CoachChoice[];
  /** The place of the action among them */
  taken: number;
  /** The place of the best */
  best: number;
  /** What "better" means here: the chance to win; alone at the table points */
  unit: "points" | "win";
  /** How much better the best is, in that unit */
  regret: number;
  /** At least, with a confidence of 95 % */
  low: number;
  /** At most */
  high: number;
  /** "only": nothing else was allowed; "close": too close to call */
  verdict: "best" | "blunder" | "close" | "good" | "inaccuracy" | "mistake" | "only";
  /** Counted out, not estimated */
  exact: boolean;
  /** In how many imagined deals the choices were tried */
  deals: number;
  /** Why, in words; null: nothing to say that the numbers don't */
  told: Sentence | PlainText | null;
}

/** Things of one kind that a seat did where it had a choice. */
export interface CoachDeed {
  /** How often */
  count: number;
  /** How much better the best choices were, all together, in the unit of the decisions */
  given_up: number;
  /** The same, of choosing blindly */
  at_random: number;
}

/** A number from imagined deals. */
export interface CoachFigure {
  /** The number */
  mean: number;
  /** Its standard error; 0: exact */
  error: number;
}

/** How a match might have gone on after the best choice: one imagined deal of many. */
export interface CoachLine {
  /** The best choice first */
  actions: ImaginedAction[];
}

/** Something that could not be judged, or that one should know. */
export interface CoachMissing {
  /** What */
  code: string;
  /** Whom it concerns; empty: everybody */
  seats: number[];
}

/** A whole match of one seat in figures. */
export interface CoachSeat {
  /** Its number */
  seat: number;
  /** Of the chance to win; null: not known, or not yet */
  win: CoachSum | null;
  /** Of the points */
  points: CoachSum | null;
  /** How much better the best choices were, all together, in the unit of the decisions */
  given_up: number;
  /** 100: always the best choice; 0: no better than choosing blindly */
  accuracy: number | null;
  /** How many decisions there were of each kind */
  verdicts: { [key in string]: number };
  /** By kinds in the game's words, such as taking the row */
  deeds: { [key in string]: CoachDeed };
}

/** Where the match stood after the deal, or after an action. */
export interface CoachStep {
  /** By seat: the chance to come first */
  win: number[];
  /** By seat: the points to expect at the end */
  points: number[];
  /** Cards were dealt just before */
  dealt: boolean;
}

/** What a result consists of. The parts add up to it. */
export interface CoachSum {
  /** Before the deal, the same for everybody */
  expected: number;
  /** Luck: what the deals brought */
  deal: number;
  /** Luck: what was drawn by anybody */
  draws: number;
  /** Luck: how decisions turned out, given what nobody could see */
  hidden: number;
  /** What the others did */
  others: number;
  /** What this seat did */
  decisions: number;
  /** The sum of it all */
  result: number;
}

/** How far the coach is with a match. */
export interface Coached {
  /** Send it as `known` to get an answer when something is new */
  version: string;
  /** "none": nobody has asked for it yet; "preparing": the server gets the coach ready, only once */
  stage: "done" | "none" | "preparing" | "waiting" | "working";
  /** How much of the work is done */
  done: number;
  /** Of how much; 0: not known yet */
  total: number;
  /** About how many seconds until it begins or, once it works, ends */
  wait: number;
  /** What there is to show */
  judged: Judged | null;
  /** The seats where you sat */
  own: number[];
}

/** What somebody asks for in a contest. `type` says what it is. */
export type ContestAsk = Join | LeaveContest | PlayDeal | BeginRounds | NextRound | EndContest | Extend | RemoveEntrant | StandInFor;

/** One line of a list of contests. */
export interface ContestLine {
  /** As in its link */
  id: string;
  /** What it is called */
  name: string;
  /** Its name, as in /api/games */
  game: string;
  /** Each alone with bots, or people in rotating seats */
  form: "bots" | "rotating";
  /** How many everybody plays */
  deals: number;
  /** How many take part */
  entrants: number;
  /** As in the contest */
  stage: "open" | "over" | "playing";
  /** Seconds since 1970 */
  ends: number;
  /** What you can do next; null: it is over, or you do not take part */
  task: Task | null;
}

/** How somebody has done so far. */
export interface ContestStanding {
  /** The key of an entrant */
  who: string;
  /** null: fewer deals than half of what others have played */
  place: number | null;
  /** That they have played and can be compared in */
  deals: number;
  /** Matchpoints: the share of the others with the same cards whom they beat; a tie is half */
  percent: number;
  /** Points per deal that they are better than those with the same cards, on average */
  ahead: number;
  /** Of the game, all together */
  points: number;
  /** How likely they really are better than the next, 0 to 1; null: nobody can tell */
  better: number | null;
  /** What decides, luck aside, is lower than this one time in ten; null: nobody can tell */
  low: number | null;
  /** The same: higher than this */
  high: number | null;
}

/** A contest as somebody sees it. */
export interface ContestView {
  /** As in its link */
  id: string;
  /** Changes with everything that happens in it */
  version: number;
  /** Open: people can join, and with bots they also play; playing: rounds are on */
  stage: "open" | "over" | "playing";
  /** What it is called */
  name: string;
  /** Its name, as in /api/games */
  game: string;
  /** Of the game, all of them */
  options: { [key in string]: unknown };
  /** At each table */
  seats: number;
  /** How many everybody plays */
  deals: number;
  /** Each alone with bots, or people in rotating seats */
  form: "bots" | "rotating";
  /** Of the bots */
  level: string;
  /** Which ranking decides */
  decides: "matchpoints" | "points";
  /** Everybody can see it */
  listed: boolean;
  /** For each decision; null: no clock */
  seconds: number | null;
  /** Seconds since 1970 */
  opened: number;
  /** When it ends by itself */
  ends: number;
  /** When it did */
  ended: number | null;
  /** How many rounds have begun */
  round: number;
  /** That fill the tables, if the rounds began with those who are there now */
  bots: number;
  /** Somebody new can join, perhaps in a bot's place from the next round on */
  joinable: boolean;
  /** In the order in which they came */
  entrants: Entrant[];
  /** The best first; without a place at the end */
  standings: ContestStanding[];
  /** How likely the first really is the best, 0 to 1; null: there are too few deals to tell */
  sure: number | null;
  /** Fewer points are better in this game */
  fewest: boolean;
  /** Of the round that is played */
  tables: RoundTable[];
  /** Of the deals that nobody can play any more */
  results: DealResults[];
  /** Of the deals: hashes of their secrets, as in the public list */
  commitments: string[];
  /** Your own; null: you do not take part */
  key: string | null;
  /** You opened it */
  yours: boolean;
  /** What is to do next; null: nobody knows you */
  task: Task | null;
}

/** What a seat adds to the randomness of the next match, after it has seen the commitment. */
export interface Contribute {
  type: "contribute";
  /** 64 hexadecimal digits */
  contribution: string;
  /** A new one for each ask; a repeat keeps it */
  key?: string;
}

/** One way to play today. */
export interface CourseToday {
  /** Its name, as in addresses */
  course: string;
  /** Its name, as in /api/games */
  game: string;
  /** You sit in the first */
  seats: number;
  /** Of the bots in the others */
  level: string;
  /** That it takes */
  minutes: number | null;
  /** Fewer points are better */
  fewest: boolean;
  /** Whose results count so far */
  players: number;
  /** null: not begun */
  mine: OwnTry | null;
}

/** A deal of one day, and what people have made of it so far. */
export interface DailyResult {
  /** 2026-11-19, in UTC */
  day: string;
  /** Its name, as in /api/daily */
  course: string;
  /** Its name, as in /api/games */
  game: string;
  /** You sit in the first */
  seats: number;
  /** Of the bots */
  level: string;
  /** Fewer points are better */
  fewest: boolean;
  /** The server's time, in seconds since 1970 */
  now: number;
  /** Seconds since 1970: when it is revealed */
  closes: number;
  /** Its cards and everybody's play are open */
  revealed: boolean;
  /** Seconds since 1970: when the deal was fixed */
  fixed: number;
  /** Published then */
  commitment: string;
  /** Whose results count */
  players: number;
  /** Points, and how many people have made so many */
  counts: [number, number][];
  /** What the strongest bot makes of it; null: it has not played it often enough */
  bar: Bar | null;
  /** Its best try, once the deal is revealed */
  bar_record: string | null;
  /** null: not begun */
  mine: OwnTry | null;
}

export interface DailyTable {
  /** Where the try is played */
  table: string;
  /** It belongs to this day, however long it takes */
  day: string;
  /** Its name, as in /api/daily */
  course: string;
}

export interface DailyToday {
  /** The server's time, in seconds since 1970 */
  now: number;
  /** 2026-11-19, in UTC */
  day: string;
  /** Seconds since 1970: when the next day begins */
  next: number;
  /** In the order of the games */
  courses: CourseToday[];
  /** Your tries of the day before that can still count */
  unfinished: DailyTable[];
  /** Days in a row on which you have finished a try */
  streak: number;
  /** Your longest streak */
  best: number;
  /** On which you have, from ten weeks ago */
  days: string[];
}

export interface DayPlayed {
  /** 2026-05-01, in UTC */
  day: string;
  /** That ended then */
  matches: number;
}

/** A slow match: whole days for every decision. Nobody has to be there at the same time as the others. */
export interface Days {
  type: "days";
  /** For each decision */
  days: number;
}

/** What somebody made of one deal. */
export interface DealLine {
  /** The key of an entrant; empty: a bot */
  who: string;
  /** That they held */
  seat: number;
  /** Points of the game */
  score: number;
  /** null: nobody else had these cards, or it is a bot's */
  percent: number | null;
  /** Its number, from 0: lines with the same number were played together */
  table: number;
  /** The id of its record; empty until the contest is over */
  record: string;
}

/** One deal, everybody side by side. */
export interface DealResults {
  /** From 0 */
  deal: number;
  /** By seat, the best first */
  lines: DealLine[];
}

/** The cards were dealt without a number of the person in this seat. */
export interface DealtWithout {
  type: "dealt without";
  /** A seat, numbered from 0 */
  seat: number;
}

/** What the coach says about what you would do now. */
export interface DeckAnswer {
  /** As it is now */
  card: DeckCard;
  /** As if you had done it then */
  decision: CoachDecision;
  /** Few points are good in this game */
  fewest_win: boolean;
  /** It was due; otherwise nothing changes */
  counts: boolean;
  /** The place of what you really did, among the choices */
  then: number;
}

/** One of your mistakes, to be tried again until it goes well three times in a row. */
export interface DeckCard {
  /** The id of its match */
  record: string;
  /** When the match ended: seconds since 1970 */
  ended: number;
  /** Its name */
  game: string;
  /** How many played */
  seats: number;
  /** Where you sat */
  seat: number;
  /** Of the replay, just before your decision */
  step: number;
  /** Of the mistake, in the game's words; "other": the game doesn't say */
  kind: string;
  /** Mistake or blunder */
  verdict: string;
  /** How often it went well since it last did not */
  in_a_row: number;
  /** The day when it comes back: since 1970, in UTC; null: you haven't tried it yet */
  due: number | null;
  /** It doesn't come back */
  done: boolean;
}

/** A position of your deck, as you saw it then. */
export interface DeckPosition {
  /** Where it comes from */
  card: DeckCard;
  /** By seat, as in the record */
  names: string[];
  /** Of the match */
  options: { [key in string]: unknown };
  /** The position, and what had just happened */
  now: Step;
}

/** No, thanks. Sitting down at the table is the way to say yes. */
export interface Decline {
  type: "decline";
  /** That you are invited to */
  table: string;
  /** A new one for each ask; a repeat keeps it */
  key?: string;
}

/** Signs another device in, once. */
export interface DeviceCode {
  /** Ten letters, for the other device or in the address /sign-in/CODE */
  code: string;
  /** Until it is worthless */
  seconds: number;
}

/** One use of chance: a lot or a shuffle. */
export interface Draw {
  /** What it was for */
  label: string;
  /** The lot, or all items in their new order */
  result: unknown[];
}

/** The host: the contest is over now, with what is there. */
export interface EndContest {
  type: "end";
}

/** Somebody who takes part. */
export interface Entrant {
  /** What results name them by */
  key: string;
  /** Empty: they asked to be forgotten */
  name: string;
  /** They have left, or were removed */
  absent: boolean;
  /** They came when the rounds had begun, and have no seat */
  late: boolean;
  /** It is a program of somebody */
  program: boolean;
}

/** Everything the server knows about a person. */
export interface Everything {
  /** Your own */
  name: string;
  /** By game */
  figures: Figures[];
  /** Newest first */
  matches: RecordLine[];
  /** Your browsers and programs */
  devices: MyDevice[];
  /** What you have reported */
  reports: MyReport[];
  /** Whether your name is kept, and with what */
  account: MyAccount;
  /** That belong to you */
  programs: MyProgram[];
  /** Your ratings, and what else is counted */
  profile: Profile;
  /** That you opened or take part in */
  contests: ContestLine[];
  /** How you play, as far as the coach has looked at it */
  play: MyPlay;
  /** Your mistakes, and how you do when you try them again */
  deck: MyDeck;
  /** Where you sit, the latest first */
  tables: MyTable[];
  /** Your tries at daily deals, the oldest first */
  daily: MyTry[];
  /** The people you know, those you keep away, and how you want to be found */
  circle: MyCircle;
  /** To you and from you, the newest first */
  invitations: KeptInvitation[];
  /** Where and when you want them */
  notices: KeptNotices;
  /** Of your matches, by id */
  records: { [key in string]: Record };
}

/** The host: the contest ends later. */
export interface Extend {
  type: "extend";
  /** How much */
  hours: number;
}

/** What went wrong, in one line. */
export interface Fault {
  /** In English */
  reason: string;
  /** The key of the reason in the catalogues, to say it in another language */
  message?: string | null;
  /** The values of its variables */
  values?: { [key in string]: Value };
}

/** What a person has achieved in one game. */
export interface Figures {
  /** Its name */
  game: string;
  /** With others */
  matches: number;
  /** How often first, second … */
  places: number[];
  /** Solo matches */
  alone: number;
  /** The best score of those; null: none yet */
  best_alone: number | null;
}

export interface GameFacts {
  /** In addresses and settings */
  name: string;
  /** For people */
  title: string;
  /** One line in English; empty if the page has its own text */
  about: string;
  /** How many can play */
  seat_counts: number[];
  /** With their default values */
  options: { [key in string]: unknown };
  /** What they may be, as JSON Schema */
  option_schema: { [key in string]: unknown };
  /** Of the bots that can play it on this server */
  levels: string[];
  /** Whether there is one */
  lesson: boolean;
  /** How long a match takes, roughly */
  minutes: number | null;
  /** 1 (easy), 2 (medium) or 3 (tricky) to learn */
  difficulty: number | null;
  /** Newcomers should start with it */
  first: boolean;
}

/** Which levels of a game's bots play at once, and which will in a moment: their search is being compiled. */
export interface GameLevels {
  /** Its name */
  game: string;
  /** Levels that play at once */
  ready: string[];
  /** Levels that are being compiled */
  coming: string[];
  /** About how long they take; 0 where none is coming */
  seconds: number;
}

/** What somebody has reached in one game. */
export interface GameProfile {
  /** Its name */
  game: string;
  /** With others */
  matches: number;
  /** First places in those */
  wins: number;
  /** Solo matches */
  alone: number;
  /** The best score of those */
  best_alone: number | null;
  /** null: no rated match yet */
  rating: RatingNow | null;
  /** The oldest first; of a long past, only some */
  over_time: RatingThen[];
  /** The strongest last */
  levels: AgainstLevel[];
  /** The weakest first, to compare */
  bots: BotRating[];
}

/** The words of a game that the page does not know. */
export interface GameWords {
  /** In Fluent; empty if the game has none */
  text: string;
  /** Of the text, but for what is not translated */
  language: string;
}

/** A token: for a program that plays, or for a seat link. */
export interface Given {
  /** Send it as `Authorization: Bearer TOKEN`, or as a seat link */
  token: string;
}

export interface Happened {
  /** Of the table, after it happened */
  version: number;
  /** As the receiver saw it */
  event: unknown;
  /** The event in words */
  told?: Sentence | PlainText | null;
  /** It is the table's own, and no event of the game */
  around?: boolean;
  /** First event of an action that was taken because the seat ran out of time */
  time_up?: boolean;
}

export interface Hint {
  /** The one it is about */
  decision: number;
  /** Best first */
  advice: Advice[];
  /** The first one is the best */
  why: Why;
}

/** A text of the host, or one that comes with the program. */
export interface HouseText {
  /** In Markdown */
  text: string;
  /** Of the text */
  language: string;
}

/** An action in a line, and what happened then. */
export interface ImaginedAction {
  /** Whose it was */
  seat: number;
  /** In words, as the deciding seat would have seen it; cards that it couldn't know are made up */
  told: (Sentence | PlainText | null)[];
}

/** Somebody invites you to a table. */
export interface Invited {
  /** Of who invites */
  id: string;
  /** Theirs */
  name: string;
  /** As in its link */
  table: string;
  /** Its name */
  game: string;
  /** When it is worthless: seconds since 1970 */
  ends: number;
}

/** Somebody would like you to come to a table. */
export interface InvitedTo {
  /** As in its link */
  table: string;
  /** Its name, as in /api/games */
  game: string;
  /** That is meant for you; null: any that is free */
  seat: number | null;
  /** How many the table has; null: it is not known here */
  seats: number | null;
  /** The name of who invites */
  by: string;
  /** When it is worthless: seconds since 1970 */
  ends: number;
}

/** Take part, also again after leaving. */
export interface Join {
  type: "join";
}

/** Somebody would like to take over a seat; those who sit at the table are asked. */
export interface JoinWanted {
  type: "join wanted";
  /** A seat, numbered from 0 */
  seat: number;
  /** Of the person who would */
  name: string;
}

/** Several values in one place, joined as the language joins a list: "Anna, Ben and Cleo". */
export interface Joined {
  type: "joined";
  /** In their order */
  items: Value[];
  /** The word before the last one */
  last?: "and" | "or";
}

/** What the coach found out about a match; while it works, what it knows so far. */
export interface Judged {
  /** Few points are good */
  fewest_win: boolean;
  /** In the order of the replay; while it works, the first of them */
  steps: CoachStep[];
  /** In the order of the match; while it works, some of them */
  decisions: CoachDecision[];
  /** By seat */
  seats: CoachSeat[];
  /** What it lacks */
  missing: CoachMissing[];
}

/** One of your matches that the coach has looked at. */
export interface JudgedMatch {
  /** The name of its record */
  id: string;
  /** Seconds since 1970 */
  ended: number;
  /** Its name */
  game: string;
  /** How many played */
  seats: number;
  /** Where you sat */
  seat: number;
  /** Few points are good in this game */
  fewest_win: boolean;
  /** Of your seat */
  figures: CoachSeat;
}

/** Where you want notices. */
export interface KeptChannel {
  /** Push: a browser; the others are webhooks */
  kind: "discord" | "matrix" | "ntfy" | "plain" | "push";
  /** Where they are sent */
  address: string;
  /** Of what is sent */
  language: string;
  /** Seconds since 1970 */
  made: number;
}

/** An invitation to you, or from you. */
export interface KeptInvitation {
  /** The name of who invites */
  by: string;
  /** The name of who is invited */
  guest: string;
  /** As in its link */
  table: string;
  /** Its name */
  game: string;
  /** Seconds since 1970 */
  made: number;
}

/** Where you want notices, which, and when not. */
export interface KeptNotices {
  /** The oldest first */
  channels: KeptChannel[];
  /** What you want to hear of */
  wishes: ("again" | "began" | "late" | "over" | "turn")[];
  /** Minutes since midnight; null: no quiet hours */
  quiet_from: number | null;
  /** Minutes since midnight */
  quiet_to: number | null;
  /** Of these hours */
  zone: string;
}

/** The strongest people at a game, in the order of what they are at least worth: their points less the doubt. */
export interface Leaderboard {
  /** Its name */
  game: string;
  /** How many people are on it */
  size: number;
  /** From the place that was asked for */
  lines: LeaderboardLine[];
  /** Your own, wherever it is */
  mine: LeaderboardLine | null;
  /** The strongest first */
  bots: BotRating[];
  /** People's programs, the strongest first; their matches do change their points */
  programs: ProgramLine[];
  /** Rated ones that it takes to be on it */
  matches: number;
  /** And the last of them is no longer ago */
  days: number;
}

export interface LeaderboardLine {
  /** 1 is the first */
  place: number;
  /** Of the profile */
  id: string;
  /** Of the person */
  name: string;
  /** As in a profile */
  points: number;
  /** Likewise */
  give_or_take: number;
  /** Rated ones */
  matches: number;
  /** It is you */
  own: boolean;
}

/** Take part no more. What was played stays; in rotating seats a bot plays on. */
export interface LeaveContest {
  type: "leave";
}

/** How to play a game, in scenes. */
export interface Lesson {
  /** Of the game */
  title: string;
  /** In their order */
  scenes: Scene[];
}

/** How many look for somebody to play a game with. */
export interface Looking {
  /** Its name */
  game: string;
  /** How many */
  people: number;
}

/** A new webhook. */
export interface MadeWebhook {
  /** To end it by */
  id: string;
  /** Signs everything that is sent to it; nobody is told again */
  secret: string;
}

export interface Me {
  /** null: the server doesn't know you yet */
  name: string | null;
  /** The name is yours alone: you have an account */
  kept?: boolean;
}

/** What the server stores about a person's matches. */
export interface Mine {
  /** Your own */
  name: string;
  /** By game */
  figures: Figures[];
  /** Newest first */
  matches: RecordLine[];
}

/** Mute or unmute the person who sits there now. */
export interface Mute {
  type: "mute";
  /** A seat, numbered from 0 */
  seat: number;
  /** false: unmute */
  mute: boolean;
  /** A new one for each ask; a repeat keeps it */
  key?: string;
}

/** Whether your name is kept, and how you can come back. */
export interface MyAccount {
  /** Your own */
  name: string;
  /** When it was kept: seconds since 1970; null: you are a guest */
  since: number | null;
  /** When your recovery code was made; null: you have none */
  code: number | null;
  /** The oldest first */
  passkeys: MyPasskey[];
  /** At the address you came by: over https, and by a name */
  passkeys_work: boolean;
  /** You are a program, and belong to somebody of this name */
  owner: string | null;
}

/** Where you get notices: a browser, or a webhook. */
export interface MyChannel {
  /** To end it by */
  id: string;
  /** "push": a browser */
  kind: "discord" | "matrix" | "ntfy" | "plain" | "push";
  /** Of a webhook; empty for a browser */
  address: string;
  /** Firefox; empty for a webhook, or if it is not known */
  browser: string;
  /** Android */
  system: string;
  /** The browser that is asking */
  this: boolean;
  /** Of its notices */
  language: string;
  /** Seconds since 1970 */
  since: number;
  /** The last notice did not arrive */
  failing: boolean;
}

/** The people you know, and those you keep away. */
export interface MyCircle {
  /** Who has agreed, too; the last you played with first */
  people: MyPerson[];
  /** Who would like to know you */
  asking: Somebody[];
  /** Whom you would like to know */
  asked: Somebody[];
  /** Who can't sit at your tables, invite you, be paired with you or write to you */
  blocked: Somebody[];
  /** Whose chat you don't see */
  muted: Somebody[];
  /** How you want to be found */
  wishes: CircleWishes;
}

/** Your mistakes, as far as the coach has looked at your matches. */
export interface MyDeck {
  /** The day: since 1970, in UTC */
  today: number;
  /** Those of the newest matches first */
  cards: DeckCard[];
}

/** A browser or a program that acts for you. */
export interface MyDevice {
  /** To end it by */
  id: string;
  /** The one that is asking */
  this: boolean;
  /** Firefox; empty if it is not known */
  browser: string;
  /** Android */
  system: string;
  /** Of a program; empty: a browser */
  name: string;
  /** Read: it can only look */
  scope: "play" | "read";
  /** When it was first seen: seconds since 1970, to the hour, like the next one */
  since: number;
  /** When it was last seen */
  seen: number;
  /** When the token of a program ends */
  ends: number | null;
}

/** What has come for you. */
export interface MyNews {
  /** The newest first */
  invitations: Invited[];
  /** How many would like to know you */
  asking: number;
}

/** Where you get notices of slow matches, and which. */
export interface MyNotices {
  /** By which push services know this server: `applicationServerKey` */
  key: string;
  /** What you want to hear */
  wishes: NoticeWishes;
  /** The oldest first */
  channels: MyChannel[];
}

/** A passkey with which you can sign in. */
export interface MyPasskey {
  /** To remove it by */
  id: string;
  /** The name of the server that it works at */
  place: string;
  /** In which it was made; empty if it is not known */
  browser: string;
  /** Android */
  system: string;
  /** Seconds since 1970, to the hour, like the next one */
  since: number;
  /** When it was last used */
  used: number;
}

/** Somebody with whom you have agreed to know each other. */
export interface MyPerson {
  /** Theirs, for other requests */
  id: string;
  /** Theirs */
  name: string;
  /** Now, if they want it to be seen */
  here: boolean;
  /** By game */
  scores: ScoreBetween[];
  /** It is a program of somebody */
  program: boolean;
}

/** How you play, as far as the coach has looked at it. */
export interface MyPlay {
  /** The newest first */
  matches: JudgedMatch[];
}

/** A program of yours, with a name of its own. */
export interface MyProgram {
  /** To ask for it by */
  id: string;
  /** Nobody else here has it */
  name: string;
  /** Seconds since 1970 */
  since: number;
  /** With which it plays, the last used first */
  tokens: MyDevice[];
}

/** What you have told those who run this server about somebody. */
export interface MyReport {
  /** Seconds since 1970 */
  made: number;
  /** Of the other person */
  name: string;
  /** What it is about */
  reason: "name" | "other" | "rude" | "spoiling";
  /** Your own, if any */
  words: string;
}

/** The slow matches in which you sit. */
export interface MySlowMatches {
  /** How many of them wait for you */
  turns: number;
  /** The one with the least time left first */
  matches: SlowMatch[];
}

/** A table at which you sit in a match that goes on, or wait for one. */
export interface MyTable {
  /** As everybody sees it */
  table: TableView;
  /** Your own */
  seat: number;
  /** The seats that the match waits for */
  awaited: number[];
  /** Seconds since something happened there */
  idle: number;
}

/** What is kept of one of your tries. */
export interface MyTry {
  /** Such as 2026-11-19, in UTC */
  day: string;
  /** Its name, as in addresses */
  course: string;
  /** Where it was played */
  table: string;
  /** Seconds since 1970 */
  begun: number;
  /** Seconds since 1970 */
  ended: number | null;
  /** Its result came in time */
  counted: boolean;
  /** Points */
  score: number | null;
  /** Among those at the table */
  place: number | null;
  /** Of the match */
  record: string | null;
  /** How it went */
  signs: string;
}

export interface MyWait {
  /** Send it as `known` to get an answer when something is new */
  version: string;
  /** null: you don't look for anybody */
  wait: Waiting | null;
}

/** How other machines reach this server. Only the machine's own browser is told. */
export interface Network {
  /** The asker is a browser on the machine that the server runs on */
  own: boolean;
  /** Other machines can come in */
  open: boolean;
  /** And the asker may let them in, or shut them out */
  door: boolean;
  /** The likely one first */
  addresses: NetworkAddress[];
}

/** An address by which other machines reach this server. */
export interface NetworkAddress {
  /** Http://192.168.1.23:8001 */
  url: string;
  /** What sort of network it is in; name: a name in the local network */
  kind: "container" | "internet" | "link-local" | "name" | "network" | "vpn";
  /** What the machine calls it: wlan0 */
  interface: string;
}

/** A recovery code. It is shown this once. */
export interface NewCode {
  /** Six words */
  code: string;
}

/** A contest in which everybody plays the same deals. */
export interface NewContest {
  /** What it is called; empty: after its game */
  name: string;
  /** Its name, as in /api/games */
  game: string;
  /** At each table */
  seats: number;
  /** How many everybody plays */
  deals: number;
  /** Until it ends by itself; in rotating seats at most a day */
  hours: number;
  /** The rest have their defaults */
  options?: { [key in string]: unknown };
  /** Each alone with bots, whenever they like; or people in rotating seats */
  form?: "bots" | "rotating";
  /** Of the bots, also of those that fill seats */
  level?: string;
  /** Which ranking decides; both are shown */
  decides?: "matchpoints" | "points";
  /** Everybody can see and join it; otherwise only people with the link */
  listed?: boolean;
  /** For each decision, in rotating seats; null: no clock */
  seconds?: number | null;
}

/** Invite somebody to a table where you sit, or that you opened. */
export interface NewInvitation {
  /** Who is invited */
  whom: Whom;
  /** As in its link */
  table: string;
}

/** Keep somebody away, or don't hear them. They aren't told. */
export interface NewMark {
  /** Who it is about */
  whom: Whom;
  /** What you want */
  mark: "block" | "mute";
  /** false: take it back */
  on: boolean;
}

export interface NewName {
  /** How others will see you */
  name: string;
}

export interface NewProgram {
  /** Nobody else here has it */
  name: string;
}

export interface NewProgramToken {
  /** Of the token, such as the machine it is for */
  name: string;
  /** Read: it can only look */
  scope?: "play" | "read";
  /** Until it ends */
  days?: number;
}

/** A browser that wants notices: what its `PushSubscription` says. */
export interface NewPush {
  /** Its address at its push service */
  endpoint: string;
  /** Its key */
  p256dh: string;
  /** Its secret */
  auth: string;
  /** Of the notices */
  language: string;
  /** Where its clock is, if you haven't said so before */
  zone?: string;
}

/** What a player tells those who run the place about the person in a seat. */
export interface NewReport {
  /** A seat, numbered from 0 */
  seat: number;
  /** What it is about */
  reason: "name" | "other" | "rude" | "spoiling";
  /** More about it */
  words?: string;
}

/** A token for a program. */
export interface NewToken {
  /** Of the program */
  name: string;
  /** It acts for you; otherwise it is a new guest */
  mine?: boolean;
  /** Read: it can only look */
  scope?: "play" | "read";
  /** Until it ends */
  days?: number;
}

/** An address that wants notices. */
export interface NewWebhook {
  /** How it takes them */
  kind: "discord" | "matrix" | "ntfy" | "plain";
  /** Https://… */
  address: string;
  /** Of the notices */
  language: string;
  /** Where your clock is, if you haven't said so before */
  zone?: string;
}

/** What happened around a match: an event of the table, not of the game. */
export type News = TakenBack | UndoWanted | UndoDenied | DealtWithout | SeatLeft | BotCame | BotStoodIn | PersonBack | SeatTakenOver | JoinWanted | ReplacementWanted | VoteFailed | BotVotedIn | ThinkingLess;

/** The host: begin the next round now. Matches that go on are given up. */
export interface NextRound {
  type: "next";
  /** How many have begun, so that a second click does nothing */
  round: number;
}

/** Not ready for it, or not yet. */
export interface NotNow {
  type: "not now";
  /** A new one for each ask; a repeat keeps it */
  key?: string;
}

export interface Notice {
  /** A later one has a larger number; a page that has hidden one shows the next */
  number: number;
  /** In the language of those who wrote it; empty: there is nothing to say, or the page has its own words */
  text: string;
  /** Seconds until it is over */
  left: number | null;
  /** The server stops then, or sooner: no table is opened, and no match begins */
  stops: boolean;
}

/** What became of a notice to try a channel. */
export interface NoticeTried {
  /** The other side has taken it */
  arrived: boolean;
}

/** What you want to hear about slow matches, and when not. */
export interface NoticeWishes {
  /** It is your turn */
  turn?: boolean;
  /** A quarter of the time for your move is left */
  late?: boolean;
  /** A match began */
  began?: boolean;
  /** Somebody would like to play again */
  again?: boolean;
  /** A match is over */
  over?: boolean;
  /** Minutes since midnight; null: no quiet hours */
  quiet_from?: number | null;
  /** When they end */
  quiet_to?: number | null;
  /** Of these hours: Europe/Rome */
  zone?: string;
}

export interface OpenTable {
  /** What is played, and how */
  settings: Settings;
  /** The level of the bot in each seat; null: no bot */
  bots?: (string | null)[];
}

/** How a match ended. */
export interface Outcome {
  /** By seat */
  scores: number[];
  /** By seat; 1 has won */
  places: number[];
  /** Why the match ended, in a word of the game */
  reason: string;
}

/** Your own try at a deal. */
export interface OwnTry {
  /** Where it is played, or was */
  table: string;
  /** Seconds since 1970: when its result must be there to count */
  closes: number;
  /** The match is over */
  ended: boolean;
  /** Its result came in time */
  counted: boolean;
  /** Points; null until the match is over */
  score: number | null;
  /** Among those at the table */
  place: number | null;
  /** 0 to 3; null while the strongest bot has not played this deal often enough */
  stars: number | null;
  /** Percent of the others who did worse; null where there is nobody else, or it did not count */
  better: number | null;
  /** Of the match, once the deal is revealed */
  record: string | null;
  /** How it went, as rows of coloured squares that show no card */
  signs: string[];
}

export interface PastDay {
  /** 2026-11-19, in UTC */
  day: string;
  /** The names of its courses */
  courses: string[];
  /** Those that you have finished */
  played: string[];
}

/** The same time for every decision. */
export interface PerMove {
  type: "per move";
  /** For each decision */
  seconds: number;
}

export interface PersonBack {
  type: "person back";
  /** A seat, numbered from 0 */
  seat: number;
  /** How many a bot made for them meanwhile */
  moves: number;
}

/** What a program says on its own socket. `type` says what it is. */
export type PersonalAsk = Willing | Decline;

/** The only message to clients: always everything, so whoever comes back has missed nothing. */
export interface PersonalNews {
  type: "news";
  /** Of these messages: 1 */
  version: number;
  /** null: you cannot be invited by people you have never met */
  willing: WillingNow | null;
  /** The newest first */
  invited: InvitedTo[];
  /** Those that are over stay while you sit there */
  tables: AtTable[];
  /** The keys of asks that were carried out */
  done: string[];
  /** Asks that were not carried out, and why */
  refused: Refused[];
}

/** What the host says about this server. */
export interface Place {
  /** Of Tavolino */
  version: string;
  /** How to reach the host: an e-mail address or a web address */
  contact: string | null;
  /** Where the source code is */
  source: string | null;
  /** Of the place; null: just Tavolino */
  name: string | null;
  /** A line of Markdown for the home page */
  notice: string | null;
  /** There is such a page */
  imprint: boolean;
  /** The same for house rules */
  rules: boolean;
}

/** One line of a game that has no catalogue: every language shows it as it is, with `{who}` and the like filled in. PlainText("{who} pours {card}.", {"who": Seat(0), "card": 7}) */
export interface PlainText {
  type: "text";
  /** In the game's own language */
  text: string;
  /** Of its variables */
  values?: { [key in string]: Value };
}

/** What is shown in place of a game's own view. */
export interface PlainView {
  /** Its name, with which the keys of its words begin */
  game: string;
  /** Whose view it is; null: a watcher's */
  seat: number | null;
  /** As in the game's view */
  legal: unknown[];
  /** The legal actions in notation */
  names: string[];
  /** Everything that is on the table */
  zones: Zone[];
}

/** Begin the next deal alone with bots, unless one is begun. */
export interface PlayDeal {
  type: "play";
}

/** What somebody made of a deal. */
export interface PlayOfDay {
  /** From 1, the best first; the same for the same points */
  number: number;
  /** Of the person; empty if they have gone, or hide their profile */
  name: string;
  /** It is your own */
  me: boolean;
  /** Points */
  score: number;
  /** Among those at the table */
  place: number;
  /** 0 to 3; null while the strongest bot has not played this deal often enough */
  stars: number | null;
  /** Of the match; null where the name is hidden */
  record: string | null;
  /** How it went */
  signs: string[];
}

/** From a version of the table on, this person or bot plays in a seat. */
export interface Player {
  /** The version */
  since: number;
  /** A seat, numbered from 0 */
  seat: number;
  /** As the table shows it */
  name: string;
  /** Its level */
  bot: string | null;
  /** The same number is the same person; a bot has none */
  person: number | null;
}

export interface Plays {
  /** Whose results count */
  players: number;
  /** The number of the first of these, from 0 */
  first: number;
  /** The best first */
  plays: PlayOfDay[];
}

/** What somebody has reached. Only they themselves see whom they played with. */
export interface Profile {
  /** Its name in addresses */
  id: string;
  /** Of the person */
  name: string;
  /** It is a program, and belongs to somebody of this name */
  owner: string | null;
  /** It is yours */
  own: boolean;
  /** Nobody else can see it, and you are on no leaderboard */
  hidden: boolean;
  /** When the person first came: seconds since 1970 */
  since: number;
  /** That count */
  matches: number;
  /** Days in a row with a match, until today or yesterday */
  streak: number;
  /** The most days in a row so far */
  longest_streak: number;
  /** With a match, of the last twelve weeks */
  days: DayPlayed[];
  /** That were played */
  games: GameProfile[];
  /** The newest first */
  moments: BestMoment[];
  /** Those with whom you played most; only in your own */
  people: AgainstPerson[];
  /** Only in your own */
  ready: ReadyFor[];
}

export interface ProfileWish {
  /** Hide it from everybody else */
  hidden: boolean;
}

/** A program of somebody, among the bots. */
export interface ProgramLine {
  /** Of its profile */
  id: string;
  /** Its own */
  name: string;
  /** The name of the person it belongs to; empty if they have gone */
  owner: string;
  /** As in a profile */
  points: number;
  /** Likewise */
  give_or_take: number;
  /** Rated ones */
  matches: number;
}

/** What a record proves about its deal. */
export interface Proof {
  /** The hash of the secret, as published before the deal */
  commitment: string;
  /** What all chance follows from: of the secret and the contributions */
  seed: string;
  /** In their order */
  draws: Draw[];
  /** How many were played again */
  actions: number;
  /** Then the secret was known before the match, and the deal was nobody's chance */
  rehearsal: Rehearsal | null;
}

/** What the browser answered. */
export interface ProvePasskey {
  /** In the JSON of WebAuthn */
  credential: { [key in string]: unknown };
}

export type QwintoAction = QwintoPlay | QwintoPlayTwo | QwintoWrite | QwintoPass;

/** The number that everybody may write now, and the colours of the rows it may go into. */
export interface QwintoAnnounced {
  type: "announced";
  /** A seat, numbered from 0 */
  seat: number;
  /** The sum of the counting cards */
  number: number;
  /** Of the rows */
  colours: ("o" | "p" | "y")[];
}

/** What a play would announce. */
export interface QwintoAnnouncement {
  /** The places whose cards add up; the last card's first */
  counting: ("bl" | "br" | "tl" | "tr")[];
  /** Their sum */
  number: number;
  /** Of the rows it may go into */
  colours: ("o" | "p" | "y")[];
  /** Where it would fit on this seat's sheet */
  cells: QwintoCell[];
}

export type QwintoCard = [colour: "g" | "o" | "p" | "y", value: number];

export type QwintoCell = [row: "o" | "p" | "y", column: number];

export interface QwintoDecided {
  type: "decided";
  /** A seat, numbered from 0 */
  seat: number;
  /** null: another seat's, not shown yet */
  decision: QwintoWrite | QwintoPass | null;
}

export interface QwintoDrawn {
  type: "drawn";
  /** A seat, numbered from 0 */
  seat: number;
  /** null: another seat drew it */
  card: QwintoCard | null;
}

export interface QwintoEnded {
  type: "ended";
  /** In a word */
  reason: string;
  /** By seat */
  points: number[];
}

export interface QwintoEntry {
  /** On the sheet */
  cell: QwintoCell;
  /** What is written there */
  number: number;
}

export type QwintoEvent = QwintoPlayed | QwintoAnnounced | QwintoDecided | QwintoWrote | QwintoPassed | QwintoMissed | QwintoDrawn | QwintoReshuffled | QwintoEnded;

export interface QwintoMissed {
  type: "missed";
  /** A seat, numbered from 0 */
  seat: number;
  /** So far */
  misses: number;
}

export interface QwintoOptions {
}

export interface QwintoPass {
  type: "pass";
}

export interface QwintoPassed {
  type: "passed";
  /** A seat, numbered from 0 */
  seat: number;
}

export interface QwintoPlay {
  type: "play";
  /** From the hand */
  card: QwintoCard;
  /** The stack that it goes on */
  place: "bl" | "br" | "tl" | "tr";
}

/** Two cards of the same value, the second next to the first: Q-T2. */
export interface QwintoPlayTwo {
  type: "play two";
  /** From the hand */
  first: QwintoCard;
  /** The stack that it goes on */
  first_place: "bl" | "br" | "tl" | "tr";
  /** From the hand */
  second: QwintoCard;
  /** The stack that it goes on */
  second_place: "bl" | "br" | "tl" | "tr";
}

export interface QwintoPlayed {
  type: "played";
  /** A seat, numbered from 0 */
  seat: number;
  /** Now the top one of its stack */
  card: QwintoCard;
  /** The stack */
  place: "bl" | "br" | "tl" | "tr";
}

export interface QwintoReshuffled {
  type: "reshuffled";
  /** In the new pile */
  cards: number;
}

/** One player's side of the table, as everybody sees it. */
export interface QwintoSide {
  /** In hand */
  cards: number;
  /** On the sheet */
  entries: QwintoEntry[];
  /** Misthrows so far */
  misses: number;
  /** As the sheet is now */
  points: number;
  /** How they add up */
  tally: QwintoTally;
  /** About the announced number */
  decided: boolean;
}

/** How the points of a sheet add up. */
export interface QwintoTally {
  /** Points of each */
  rows: { [key in "o" | "p" | "y"]: number };
  /** Those with a bonus cell, from left to right */
  columns: number[];
  /** What misthrows cost */
  misses: number;
}

export interface QwintoView {
  /** Whose view it is; null: a watcher's */
  seat: number | null;
  /** The seat that plays cards; null: the match is over */
  active: number | null;
  /** null: the match is over */
  phase: "play" | "write" | null;
  /** A stack in each place; its visible card comes last */
  grid: { [key in "bl" | "br" | "tl" | "tr"]: QwintoCard[] };
  /** How many cards are left to draw */
  pile: number;
  /** This seat's cards */
  hand: QwintoCard[];
  /** By seat */
  sides: QwintoSide[];
  /** The announced one; null while the active player plays */
  number: number | null;
  /** Of the rows it may go into */
  colours: ("o" | "p" | "y")[];
  /** Whose cards make the number; the place of the last card comes first */
  counting: ("bl" | "br" | "tl" | "tr")[];
  /** This seat's own, while others are still deciding */
  decision: QwintoWrite | QwintoPass | null;
  /** How often the pile was made anew */
  reshuffles: number;
  /** Why the match ended; null: it goes on */
  reason: string | null;
  /** What this seat may do now */
  legal: QwintoAction[];
  /** For each legal play, in the same order */
  announces: QwintoAnnouncement[];
  /** Points for each legal decision, in the same order */
  gains: number[];
}

export interface QwintoWrite {
  type: "write";
  /** Where the announced number goes */
  cell: QwintoCell;
}

export interface QwintoWrote {
  type: "wrote";
  /** A seat, numbered from 0 */
  seat: number;
  /** The announced one */
  number: number;
  /** Where it is now */
  cell: QwintoCell;
}

export interface RatingNow {
  /** 1500 is the bot "club"; 200 points more win three matches of four */
  points: number;
  /** In 19 of 20 cases the right number is no further away */
  give_or_take: number;
  /** false: after so few matches, the points say hardly anything yet */
  sure: boolean;
  /** Rated ones */
  matches: number;
  /** When the last one ended: seconds since 1970 */
  last: number;
}

/** A rating after a match. */
export interface RatingThen {
  /** Seconds since 1970 */
  at: number;
  /** As in the rating now */
  points: number;
  /** Likewise */
  give_or_take: number;
}

export interface React {
  type: "react";
  /** A small picture that everybody sees for a moment */
  sign: "🎉" | "👍" | "👏" | "😂" | "😢" | "😮";
  /** A new one for each ask; a repeat keeps it */
  key?: string;
}

/** A level has become easy. */
export interface ReadyFor {
  /** Its name */
  game: string;
  /** That is won against often */
  level: string;
  /** The level to try */
  next: string;
  /** Of the last matches against the level */
  wins: number;
  /** How many those are */
  matches: number;
}

/** Somebody's program that you can call to this table now. */
export interface ReadyProgram {
  /** To call it by */
  id: string;
  /** Its own */
  name: string;
  /** The name of the person it belongs to */
  owner: string;
  /** At how many more tables it would play */
  free: number;
}

/** A match as a file. What has a default is written only where it differs; records of older programs lack it. */
export interface Record {
  /** Its name */
  game: string;
  /** Of the rules it was played by */
  rules_version: number;
  /** All of them */
  options: { [key in string]: unknown };
  /** The names at the beginning; empty: the person asked to be forgotten */
  seats: string[];
  /** The hash of the secret, published before the deal */
  commitment: string;
  /** Each seat's part of the randomness */
  contributions: string[];
  /** null while the match goes on */
  secret: string | null;
  /** Seat and action: "0 place 34" */
  actions: string[];
  /** null while the match goes on, and for one that was broken off */
  outcome: Outcome | null;
  /** How often a seat took back more than its own unfinished actions */
  taken_back?: number;
  /** A deal played again: its secret was public, so it proves no honest deal */
  rehearsal?: Rehearsal | null;
  /** Who took each action: "person", "bot LEVEL", "clock", "table" or "record" */
  by?: string[];
  /** When, in milliseconds since the deal */
  at?: number[];
  /** Seconds since 1970 */
  ended?: number | null;
  /** Why the match ended before its end: "rules", when they have changed, or "long" */
  broken_off?: string | null;
  /** The daily deal or contest: its deal was fixed in advance, the same for all who take part */
  event?: string;
  /** Somebody typed the seed that the secret comes from, so it proves no fair deal */
  typed_seed?: boolean;
}

/** One line of the list of finished matches. */
export interface RecordLine {
  /** Of the record */
  id: string;
  /** Seconds since 1970 */
  ended: number;
  /** Its name */
  game: string;
  /** The names, without the levels of bots */
  seats: string[];
  /** By seat */
  scores: number[];
  /** By seat; 1 has won */
  places: number[];
  /** Your own; null if it is not known */
  seat: number | null;
  /** A deal played again, which does not count */
  rehearsal: boolean;
  /** Of the bot that played in each seat at the end: the weakest level it played */
  bots: (string | null)[];
  /** You left before the end, so it does not count for you */
  left: boolean;
}

/** Why an action is not legal: the clause of the rules page, and a sentence. */
export interface Refusal {
  /** Such as T-B1; empty for a game that leaves `why_not` to `usual.py` */
  clause: string;
  /** Plain text for a game whose words are not in the catalogue */
  sentence: string | Sentence;
}

export interface Refused {
  /** Of the ask */
  key: string;
  /** In English */
  reason: string;
  /** Of the rules page */
  clause: string | null;
  /** The key of the reason, to show it in another language */
  message?: string | null;
  /** For its variables */
  values?: { [key in string]: Value };
}

/** Where the cards of a match were known from before it began. */
export interface Rehearsal {
  /** The name of the record whose deal was played again */
  record: string;
  /** How many of its actions were taken over */
  actions: number;
}

/** Play the deal of a record again. */
export interface Rehearse {
  /** Your own; bots take the others */
  seat: number;
  /** Continue after this many actions; null: start from the deal */
  step?: number | null;
  /** Of the bots */
  level?: string;
}

export interface RematchView {
  /** Seats */
  ready: number[];
  /** Seats */
  not_now: number[];
  /** Milliseconds, if nobody says no */
  begins_in: number | null;
}

/** A person from a seat, before a match. */
export interface Remove {
  type: "remove";
  /** A seat, numbered from 0 */
  seat: number;
  /** A new one for each ask; a repeat keeps it */
  key?: string;
}

export interface RemoveBot {
  type: "remove bot";
  /** A seat, numbered from 0 */
  seat: number;
  /** A new one for each ask; a repeat keeps it */
  key?: string;
}

/** The host: somebody takes part no more, and cannot come back. */
export interface RemoveEntrant {
  type: "remove";
  /** The key of an entrant */
  who: string;
}

/** Let a bot play for somebody for whom the match has been waiting for two minutes; the others are asked. */
export interface Replace {
  type: "replace";
  /** A seat, numbered from 0 */
  seat: number;
  /** A new one for each ask; a repeat keeps it */
  key?: string;
}

/** Somebody would like a bot to play for a person who does not move. */
export interface ReplacementWanted {
  type: "replacement wanted";
  /** A seat, numbered from 0 */
  seat: number;
  /** Of the person who does not move */
  name: string;
  /** The seat that would */
  by: number;
}

/** What a player tells those who run the place about somebody who isn't at a table now. */
export interface ReportPerson {
  /** Who it is about */
  whom: Whom;
  /** What it is about */
  reason: "name" | "other" | "rude" | "spoiling";
  /** More about it */
  words?: string;
}

/** One table of the round that is played. */
export interface RoundTable {
  /** Its number, from 0 */
  table: number;
  /** The key of who sits there; empty: a bot */
  seats: string[];
  /** It has a result, or never will */
  over: boolean;
}

/** A rules page. */
export interface Rules {
  /** In Markdown */
  text: string;
  /** Of the text: English where there is no translation */
  language: string;
}

export interface Said {
  /** Counts what was said at the table */
  number: number;
  /** A seat, numbered from 0 */
  seat: number;
  /** Of the person, as it was then */
  name: string;
  /** What they wrote */
  text: string;
  /** Milliseconds since it was said */
  age: number;
}

export interface Say {
  type: "say";
  /** For everybody at the table */
  text: string;
  /** A new one for each ask; a repeat keeps it */
  key?: string;
}

/** One sentence of a lesson, and the table as the reader sees it. */
export interface Scene {
  /** The key of what the lesson says */
  sentence: string;
  /** null: the reader */
  names: (string | null)[];
  /** Since the last scene; none at the beginning of a chapter */
  events: unknown[];
  /** Of the reader's seat */
  view: unknown;
  /** The seats that the match is waiting for */
  awaited: number[];
  /** The action that the reader should take; null: just look */
  asked: unknown;
}

/** How two people have done against each other in one game. */
export interface ScoreBetween {
  /** Its name */
  game: string;
  /** Matches in which you had the better place */
  you: number;
  /** In which they had */
  them: number;
  /** With the same place */
  level: number;
  /** When the last one ended: seconds since 1970 */
  last: number;
}

/** Somebody at the table. The screen that shows the sentence puts in the name, and knows whether it is the reader. A seat as `who` fills two places of a sentence: `$who` with the name, and `$you` with "yes" or "no". As anything else, such as `next`, it fills `$next` and `$you_next`. */
export interface Seat {
  type: "seat";
  /** A seat, numbered from 0 */
  seat: number;
}

export interface SeatBot {
  type: "seat bot";
  /** A seat, numbered from 0 */
  seat: number;
  /** Of the bot */
  level: string;
  /** A new one for each ask; a repeat keeps it */
  key?: string;
}

export interface SeatLeft {
  type: "seat left";
  /** A seat, numbered from 0 */
  seat: number;
  /** Of the person */
  name: string;
}

/** A seat at a table whose matches are rated. */
export interface SeatRating {
  /** Now; 1500 is the bot "club" */
  points: number;
  /** In 19 of 20 cases the right number is no further away */
  give_or_take: number;
  /** false: after so few matches, the points say hardly anything yet */
  sure: boolean;
  /** What the points change by if this seat wins; null: a bot's never change; 0: enough today */
  first: number | null;
  /** What they change by if it comes last */
  last: number | null;
  /** What the match has changed; null until it is known */
  change: number | null;
}

export interface SeatTakenOver {
  type: "seat taken over";
  /** A seat, numbered from 0 */
  seat: number;
  /** Of the bot that played there */
  name: string;
}

export interface SeatView {
  /** null: empty */
  name: string | null;
  /** Held by a person */
  person: boolean;
  /** And connected */
  here: boolean;
  /** The level of the bot that plays here */
  bot: string | null;
  /** To the chance of the next match */
  contributed: boolean;
  /** Milliseconds on its clock */
  left: number | null;
  /** Whether its clock is running */
  running: boolean;
  /** Milliseconds that nobody decides without a person whose line broke a moment ago */
  expected: number | null;
  /** The colour and the avatar of the person, such as "olive-cup"; empty: none chosen */
  look: string;
  /** The weaker level of its bot for now, because there are too many */
  plays_as: string | null;
  /** A program plays here, not a person: the name of the one it belongs to */
  owner: string | null;
}

/** With whom you would like to play, and how. */
export interface Seek {
  /** Its name, as in /api/games */
  game: string;
  /** How many play */
  seats: number;
  /** null: no clock */
  clock?: PerMove | Bank | null;
  /** The match counts for your rating; it needs a clock */
  rated?: boolean;
  /** Seconds until bots take the other seats; null: never */
  fill?: number | null;
}

/** One line for a person: its key in the catalogue, and what is put into it. */
export interface Sentence {
  type: "sentence";
  /** Its key in the catalogues */
  message: string;
  /** Of its variables */
  values?: { [key in string]: Value };
}

export interface Settings {
  /** Its name, as in /api/games */
  game: string;
  /** How many */
  seats: number;
  /** The rest have their defaults; the log has all of them */
  options?: { [key in string]: unknown };
  /** Everybody can see and join it; otherwise only people with the link */
  listed?: boolean;
  /** null: no clock */
  clock?: PerMove | Bank | Days | null;
  /** People at the table may write to each other */
  chat?: boolean;
  /** Allowed even if several people play; a person alone with bots always has them */
  hints?: boolean;
  /** Of the bots */
  pace?: "quick" | "slow" | "usual";
  /** What they see: nothing hidden, or all hands after a delay */
  watchers?: "late hands" | "public";
  /** Matches change the ratings of the people who play; needs a clock, and no hints */
  rated?: boolean;
}

export interface SignedIn {
  /** Of the account */
  name: string;
  /** null: nothing was played before */
  bring: BringOffer | null;
}

export interface Sit {
  type: "sit";
  /** A seat, numbered from 0 */
  seat: number;
  /** A new one for each ask; a repeat keeps it */
  key?: string;
}

/** A slow match in which you sit. */
export interface SlowMatch {
  /** As in its link */
  table: string;
  /** Its name */
  game: string;
  /** "lobby": it has not begun */
  stage: "lobby" | "over" | "playing";
  /** Your own */
  seat: number;
  /** It waits for you */
  mine: boolean;
  /** Seconds until the time for your move is up; null: it doesn't wait for you */
  left: number | null;
  /** In their order */
  seats: SlowPlayer[];
}

/** A seat of a slow match. */
export interface SlowPlayer {
  /** Of the person; null: a bot's, or free */
  name: string | null;
  /** The level of the bot that plays here */
  bot: string | null;
  /** The match waits for them */
  awaited: boolean;
}

export interface Somebody {
  /** Theirs, for other requests */
  id: string;
  /** Theirs */
  name: string;
  /** It is a program of somebody */
  program: boolean;
}

export interface Stand {
  type: "stand";
  /** A new one for each ask; a repeat keeps it */
  key?: string;
}

/** The host: a bot plays for somebody in this round, until they make a move. */
export interface StandInFor {
  type: "stand in";
  /** The key of an entrant */
  who: string;
}

/** What you and somebody else have said about each other, as far as you know it. */
export interface Standing {
  /** Theirs */
  name: string;
  /** "asked": you have, and they haven't answered; "asks": the other way; "mine": both agree */
  between: "asked" | "asks" | "mine" | "nothing";
  /** It is yourself */
  me: boolean;
  /** You have played together, or sat at one table */
  met: boolean;
  /** By you */
  blocked: boolean;
  /** By you, at every table */
  muted: boolean;
}

export interface Start {
  type: "start";
  /** A new one for each ask; a repeat keeps it */
  key?: string;
}

/** One step of a replay, as one seat saw it. */
export interface Step {
  /** The action that led here */
  action: string | null;
  /** What happened then */
  events: unknown[];
  /** The events in words */
  told: (Sentence | PlainText)[];
  /** After it */
  view: unknown;
  /** The seats that the match is waiting for */
  awaited: number[];
  /** The view of every seat, if all cards were asked for */
  hands: unknown[];
}

/** One's own seat with another one, before a match. */
export interface Swap {
  type: "swap";
  /** A seat, numbered from 0 */
  seat: number;
  /** A new one for each ask; a repeat keeps it */
  key?: string;
}

export interface TableView {
  /** As in the link */
  id: string;
  /** Only the options that differ from the game's defaults */
  settings: Settings;
  /** Before, during or after a match */
  stage: "lobby" | "over" | "playing";
  /** In their order */
  seats: SeatView[];
  /** How many people are there without a seat */
  watchers: number;
  /** How many have begun */
  match: number;
  /** For the match on the table */
  commitment: string | null;
  /** For the next one */
  next_commitment: string;
  /** Somebody wants to take back an action */
  undo: UndoView | null;
  /** Who is ready for the next match; null until somebody is */
  rematch: RematchView | null;
  /** Of the evening, once a match is over */
  score: Wins[];
  /** Who plays in this match, and who did before: the oldest first */
  players: Player[];
  /** null until the match is over */
  outcome: Outcome | null;
  /** The id of the record, once the match is over */
  record: string | null;
  /** The id of the record whose deal is played again here */
  rehearsal: string | null;
  /** The people at the table are asked something */
  vote: VoteView | null;
  /** Seconds since the table was opened; only in the list of tables */
  age: number | null;
  /** The daily deal or contest that is played here, such as "daily/2026-11-19/COURSE" */
  event: string;
  /** Why the last match was broken off: "rules" (they have changed), "long" */
  broken_off: string | null;
  /** By seat; empty at a table that is not rated; null: an empty seat */
  ratings: (SeatRating | null)[];
  /** Programs that were called to free seats and do not sit yet */
  called: CalledProgram[];
}

/** What a seat did last, or everything since then, has not happened. */
export interface TakenBack {
  type: "taken back";
  /** A seat, numbered from 0 */
  seat: number;
  /** All that happened since, and not only this action */
  everything: boolean;
}

/** What is to do next. */
export interface Task {
  /** Out: somebody who was removed */
  kind: "done" | "join" | "late" | "out" | "play" | "wait";
  /** Where you play just now; empty: nowhere yet */
  table: string;
  /** The deal that is played there, or comes next, from 0 */
  deal: number | null;
  /** How many deals you have not finished */
  left: number;
}

/** The bots play weaker than their level for now, because there are too many of them. */
export interface ThinkingLess {
  type: "thinking less";
  /** Of the first of them */
  seat: number;
}

/** What comes of an action that the reader tries. */
export interface Tried {
  /** It is what the lesson asked for: go on */
  asked: boolean;
  /** Also null for an action that is legal, but not asked for */
  refusal: Refusal | null;
}

/** An action to try in a lesson. Any action will do: the answer says what is wrong with it. */
export interface Try {
  /** As in the scene's view, or not */
  action: unknown;
}

/** What you would do in a position of your deck. */
export interface TryCard {
  /** As in the view */
  action: unknown;
}

export type TwistedAction = TwistedPlace | TwistedTwist | TwistedTake;

export interface TwistedDrawn {
  type: "drawn";
  /** A seat, numbered from 0 */
  seat: number;
  /** null: another seat drew it */
  card: number | null;
}

export type TwistedEvent = TwistedPlaced | TwistedTwisted | TwistedRowTaken | TwistedExtraTaken | TwistedDrawn | TwistedRoundCounted | TwistedRoundDealt;

/** The extra card of T-V1; nobody sees it. */
export interface TwistedExtraTaken {
  type: "extra taken";
  /** A seat, numbered from 0 */
  seat: number;
}

export interface TwistedOptions {
  /** How many a match has: T-P2 */
  rounds?: number;
  /** With the extra cards: T-V1 */
  expert?: boolean;
}

export interface TwistedPlace {
  type: "place";
  /** From the hand, to the end of the row */
  card: number;
}

export interface TwistedPlaced {
  type: "placed";
  /** A seat, numbered from 0 */
  seat: number;
  /** The new end of the row */
  card: number;
}

export interface TwistedRoundCounted {
  type: "round counted";
  /** The one that ended, counted from 1 */
  round: number;
  /** By seat */
  points: number[];
  /** The extra cards of T-V1, turned over now */
  unseen: number[][];
  /** Of each seat's points: for cards won, for cards taken, for toads */
  parts: [number, number, number][];
}

export interface TwistedRoundDealt {
  type: "round dealt";
  /** The one that begins, counted from 1 */
  round: number;
  /** Its seat */
  dealer: number;
}

export interface TwistedRowTaken {
  type: "row taken";
  /** A seat, numbered from 0 */
  seat: number;
  /** Those of the row */
  cards: number[];
}

/** One player's side of the table, as everybody sees it. */
export interface TwistedSide {
  /** In hand */
  cards: number;
  /** By twists */
  won: number[];
  /** null: an extra card that nobody has looked at, T-V2 */
  lost: (number | null)[];
  /** Of the lost cards, as far as they are known */
  cost: number;
  /** The part of it that toads make */
  toads: number;
  /** In the current round, likewise */
  points: number;
  /** From finished rounds */
  total: number;
}

export interface TwistedTake {
  type: "take";
}

export interface TwistedTwist {
  type: "twist";
  /** From the hand; its twin leaves the row */
  card: number;
}

export interface TwistedTwisted {
  type: "twisted";
  /** A seat, numbered from 0 */
  seat: number;
  /** Won, with its twin */
  card: number;
  /** The card that left the row */
  twin: number;
}

export interface TwistedView {
  /** Whose view it is; null: a watcher's */
  seat: number | null;
  /** Of this match */
  options: TwistedOptions;
  /** Counted from 1 */
  round: number;
  /** The seat that dealt */
  dealer: number;
  /** The seat to act; null: the match is over */
  turn: number | null;
  /** The last card comes last */
  row: number[];
  /** What taking the row would cost */
  row_cost: number;
  /** How many cards are left to draw */
  pile: number;
  /** This seat's cards */
  hand: number[];
  /** By seat */
  sides: TwistedSide[];
  /** The match has ended */
  over: boolean;
  /** What this seat may do now */
  legal: TwistedAction[];
}

export interface Undo {
  type: "undo";
  /** A new one for each ask; a repeat keeps it */
  key?: string;
}

export interface UndoDenied {
  type: "undo denied";
  /** Of the person who said no */
  seat: number;
}

export interface UndoView {
  /** That wants to take back its last action */
  seat: number;
  /** Why the others have to agree, in English */
  reason: string;
  /** The seats that have agreed */
  agreed: number[];
  /** The key of the reason */
  message?: string | null;
}

export interface UndoWanted {
  type: "undo wanted";
  /** A seat, numbered from 0 */
  seat: number;
}

/** The only message to clients: complete, so that joining, reconnecting and lagging all work the same way. */
export interface Update {
  type: "update";
  /** Of the table; send it as `since` to get only what happened after it */
  version: number;
  /** Your own; null: you watch */
  seat: number | null;
  /** You opened the table */
  host: boolean;
  /** May start the match or change the game: the host, or anybody who sits while the host is away */
  leads: boolean;
  /** The seats that somebody without one can take now */
  may_sit: number[];
  /** To be sent back with an action */
  decision: number;
  /** As everybody sees it */
  table: TableView;
  /** The game's view; null before the first match */
  view: unknown;
  /** The seats that the match is waiting for */
  awaited: number[];
  /** For how many milliseconds, by seat; empty where one person plays, or none */
  waited: number[];
  /** For watchers, if the host allows it: the views of a round that is over */
  late_hands: unknown[];
  /** Since the last update */
  events: Happened[];
  /** In the chat, since the last update */
  said: Said[];
  /** The keys of asks that were carried out */
  done: string[];
  /** Asks that were not carried out, and why */
  refused: Refused[];
  /** Only where it is news to this socket */
  notice?: Notice;
}

export type UpturnAction = UpturnLay | UpturnAdd | UpturnClose | UpturnStartLine | UpturnSkip | UpturnStop | UpturnDraw | UpturnPass | UpturnGive | UpturnKeep | UpturnCall | UpturnCatch;

/** One more tile in a run: U-N4. */
export interface UpturnAdd {
  type: "add";
  /** From the rack */
  number: number;
}

/** Say "Upturn": U-L2. */
export interface UpturnCall {
  type: "call";
}

export interface UpturnCalled {
  type: "called";
  /** A seat, numbered from 0 */
  seat: number;
}

export interface UpturnCatch {
  type: "catch";
  /** The seat that forgot to call */
  seat: number;
}

export interface UpturnCaught {
  type: "caught";
  /** A seat, numbered from 0 */
  seat: number;
  /** null: nobody had to notice, because of the option `strict` */
  by: number | null;
}

/** The twin ends its run: U-N4. */
export interface UpturnClose {
  type: "close";
}

export interface UpturnDraw {
  type: "draw";
}

export interface UpturnDrawn {
  type: "drawn";
  /** A seat, numbered from 0 */
  seat: number;
  /** null: another seat drew it */
  tile: number | "down" | "joker" | "skip1" | "skip2" | "up" | "updown" | null;
}

export interface UpturnEnded {
  type: "ended";
  /** In a word */
  reason: string;
  /** The tiles on each rack */
  left: number[];
}

export type UpturnEvent = UpturnLaid | UpturnRunOpened | UpturnLineStarted | UpturnDrawn | UpturnGiven | UpturnNothingDrawn | UpturnKept | UpturnPassed | UpturnCalled | UpturnCaught | UpturnRefilled | UpturnEnded;

export interface UpturnGive {
  type: "give";
  /** That gets one of the owed tiles */
  seat: number;
}

export interface UpturnGiven {
  type: "given";
  /** Its seat */
  giver: number;
  /** That got the tile */
  seat: number;
  /** null: only the receiver sees it */
  tile: number | "down" | "joker" | "skip1" | "skip2" | "up" | "updown" | null;
  /** The giver has looked at it: U-N7 */
  seen: boolean;
}

/** Hand out no more tiles; those still owed stay in the bag. */
export interface UpturnKeep {
  type: "keep";
}

export interface UpturnKept {
  type: "kept";
  /** A seat, numbered from 0 */
  seat: number;
}

export interface UpturnLaid {
  type: "laid";
  /** A seat, numbered from 0 */
  seat: number;
  /** Now the end of the line */
  tile: number | "down" | "joker" | "skip1" | "skip2" | "up" | "updown";
}

export interface UpturnLay {
  type: "lay";
  /** Opens a run if it is a twin that others can be laid with */
  number: number;
}

export interface UpturnLineStarted {
  type: "line started";
  /** A seat, numbered from 0 */
  seat: number;
  /** The first of the new line */
  tile: number | "down" | "joker" | "skip1" | "skip2" | "up" | "updown";
  /** The way of the new line */
  going: "down" | "up";
  /** The neighbour who is next */
  marker: "left" | "right";
}

/** A tile was needed, but none was left: U-B2. */
export interface UpturnNothingDrawn {
  type: "nothing drawn";
  /** A seat, numbered from 0 */
  seat: number;
}

export interface UpturnOptions {
  /** How strict saying "Upturn" is: U-L3 */
  call?: "auto" | "caught" | "late" | "strict";
  /** In the set: U-C5 */
  numbers?: number[];
  /** Those of them that are penalty tiles: U-C5 */
  penalties?: number[];
  /** Whether tiles are handed on with a look at them: U-N7 */
  handing?: "seen" | "unseen";
}

export interface UpturnPass {
  type: "pass";
}

export interface UpturnPassed {
  type: "passed";
  /** A seat, numbered from 0 */
  seat: number;
}

export interface UpturnRefilled {
  type: "refilled";
  /** How many are in the bag now */
  tiles: number;
}

/** A run that is being laid. Its twin stays on the rack until the run is closed. */
export interface UpturnRun {
  /** Which closes it */
  twin: number;
  /** How many tiles so far */
  added: number;
}

export interface UpturnRunOpened {
  type: "run opened";
  /** A seat, numbered from 0 */
  seat: number;
  /** Which stays on the rack until the run is closed */
  twin: number;
}

export interface UpturnSkip {
  type: "skip";
  /** From the rack */
  tile: "skip1" | "skip2";
}

/** An arrow or a Joker, with the choices that go with it: U-A1, U-A2, U-A3, U-A5. */
export interface UpturnStartLine {
  type: "start line";
  /** From the rack */
  tile: "down" | "joker" | "up" | "updown";
  /** The way of the new line */
  going: "down" | "up";
  /** The neighbour who is next */
  side: "left" | "right";
}

/** No extra tile after a Joker: U-A5. */
export interface UpturnStop {
  type: "stop";
}

export interface UpturnView {
  /** Whose view it is; null: a watcher's */
  seat: number | null;
  /** Of this match */
  options: UpturnOptions;
  /** The seat to act; null: the match is over */
  turn: number | null;
  /** What that seat is in the middle of; null: the match is over */
  phase: "extra" | "give" | "play" | "run" | null;
  /** The current line comes last */
  lines: ((number | "down" | "joker" | "skip1" | "skip2" | "up" | "updown")[])[];
  /** The last number, wherever its tile is now */
  last: number;
  /** The way of the current line; null before the first tile */
  going: "down" | "up" | null;
  /** The neighbour who is next */
  marker: "left" | "right";
  /** How many tiles are left */
  bag: number;
  /** This seat's tiles */
  rack: (number | "down" | "joker" | "skip1" | "skip2" | "up" | "updown")[];
  /** On each rack */
  tiles: number[];
  /** null: no run is open */
  run: UpturnRun | null;
  /** Tiles still to be handed out */
  owed: number;
  /** If the run ended now: those owed, and those of the run */
  to_hand_out: number;
  /** The next tile to hand out, if this seat has looked at it: U-N7 */
  offered: number | "down" | "joker" | "skip1" | "skip2" | "up" | "updown" | null;
  /** The seat that still has to say "Upturn" */
  uncalled: number | null;
  /** The seat that did not say it in time and can be caught */
  forgot: number | null;
  /** Seats that said it and still have one tile */
  called: number[];
  /** The seat has drawn in this turn */
  drawn: boolean;
  /** And there was no tile left */
  fruitless: boolean;
  /** A tile was laid in this turn */
  laid: boolean;
  /** Passes in a row, each after a fruitless draw */
  dry: number;
  /** How often the bag was filled again */
  refills: number;
  /** Why the match ended; null: it goes on */
  reason: string | null;
  /** What this seat may do now */
  legal: UpturnAction[];
}

export interface UseCode {
  /** Of the account */
  name: string;
  /** The six words of its recovery code */
  code: string;
}

export interface UseDeviceCode {
  /** As another device shows it */
  code: string;
}

export interface UseSeatLink {
  /** Out of the link */
  token: string;
}

/** What fills a variable of a sentence. */
export type Value = string | number | Seat | Joined | Sentence;

/** Not everybody agreed. */
export interface VoteFailed {
  type: "vote failed";
  /** A seat, numbered from 0 */
  seat: number;
  /** What was asked */
  about: "join" | "replace";
  /** Of the person it was about */
  name: string;
}

/** The people at the table are asked something. */
export interface VoteView {
  /** "join": may somebody take over a seat; "replace": should a bot play for somebody who does not move */
  about: "join" | "replace";
  /** That seat */
  seat: number;
  /** Of that person */
  name: string;
  /** The seat that called the vote; null: somebody without a seat */
  by: number | null;
  /** The seats that have agreed */
  yes: number[];
  /** Milliseconds to answer */
  left: number;
}

/** You are waiting for others, or they have been found. */
export interface Waiting {
  /** What you want */
  wish: Seek;
  /** For how many seconds */
  waited: number;
  /** Who want the same, and wait too */
  others: number;
  /** Seconds that people have waited lately; null: not known */
  usual: number | null;
  /** Where the others are: go there now; null: wait */
  table: string | null;
}

/** Somebody: in a seat of a table or of a finished match, or by the id that a list of yours has. */
export interface Whom {
  /** As in its link */
  table?: string;
  /** The id of a finished match */
  record?: string;
  /** There */
  seat?: number;
  /** Their id */
  person?: string;
}

/** Why the first of some advice is the best. `unit` is null where nothing was tried. */
export interface Why {
  /** Out of the game */
  reason: Sentence | PlainText | null;
  /** null: nothing came near */
  close: Close | null;
  /** What the figures are: `points`, or `expected` */
  unit: "points" | "rating" | null;
  /** The places of a few of the advice, to be shown side by side */
  compared: number[];
  /** How many imagined deals were looked at */
  deals: number;
  /** All cards are known, so that everything was counted out */
  exact: boolean;
  /** There was nothing else to do */
  only: boolean;
}

/** A program may be invited, as long as this socket is open. A later one takes its place. */
export interface Willing {
  type: "willing";
  /** To which; empty: not any more */
  games: string[];
  /** At how many it plays at the same time */
  tables?: number;
  /** Who may invite it; owner: only the person it belongs to */
  to?: "everybody" | "owner";
  /** A new one for each ask; a repeat keeps it */
  key?: string;
}

/** To what a program may be invited, as the server has understood it. */
export interface WillingNow {
  /** Their names, as in /api/games */
  games: string[];
  /** At how many it plays at the same time */
  tables: number;
  /** Who may invite it */
  to: "everybody" | "owner";
}

export interface Wins {
  /** Of a person or bot */
  name: string;
  /** Its level, where a bot has won them */
  bot: string | null;
  /** Matches won at this table */
  wins: number;
}

/** A place on the table and what is there, to draw a game that has no picture. */
export interface Zone {
  /** What the place is called */
  title: string | Sentence;
  /** What is written on those that are face up */
  cards: string[];
  /** How many more are face down */
  hidden: number;
  /** Whose place it is; null: everybody's */
  seat: number | null;
  /** One for each card: what touching it asks for, legal or not */
  actions: unknown[];
  /** The cards lie row by row on a board of so many columns; 0: they just lie there */
  columns: number;
}
