// Made by `tavolino wire` from the server's own types; do not change it by hand.

export interface Act {
  type: "act";
  decision: number;
  action: unknown;
  key?: string;
}

export interface Advice {
  action: unknown;
  expected: number | null;
  uncertainty: number | null;
  points: number | null;
  points_uncertainty: number | null;
  tries: number;
  exact: boolean;
}

export interface Again {
  type: "again";
  key?: string;
}

export interface Agree {
  type: "agree";
  yes: boolean;
  key?: string;
}

export interface Bank {
  type: "bank";
  seconds: number;
  increment?: number;
}

export interface Cast {
  type: "vote";
  yes: boolean;
  key?: string;
}

export interface Change {
  type: "change";
  settings: Settings;
  key?: string;
}

export interface Close {
  place: number;
  equal: boolean;
}

export interface Contribute {
  type: "contribute";
  contribution: string;
  key?: string;
}

export interface Draw {
  label: string;
  result: unknown[];
}

export interface Fault {
  reason: string;
  message?: string | null;
  values?: { [key in string]: string | number | Seat | Joined | Sentence };
}

export interface Figures {
  game: string;
  matches: number;
  places: number[];
  alone: number;
  best_alone: number | null;
}

export interface GameFacts {
  name: string;
  title: string;
  about: string;
  seat_counts: number[];
  options: { [key in string]: unknown };
  option_schema: { [key in string]: unknown };
  levels: string[];
  lesson: boolean;
  minutes: number | null;
  difficulty: number | null;
  first: boolean;
}

export interface GameLevels {
  game: string;
  ready: string[];
  coming: string[];
  seconds: number;
}

export interface Given {
  token: string;
}

export interface Happened {
  version: number;
  event: unknown;
  told?: Sentence | PlainText | null;
  around?: boolean;
  time_up?: boolean;
}

export interface Hint {
  decision: number;
  advice: Advice[];
  why: Why;
}

export interface HouseText {
  text: string;
  language: string;
}

export interface Joined {
  type: "joined";
  items: (string | number | Seat | Joined | Sentence)[];
  last?: "and" | "or";
}

export interface Lesson {
  title: string;
  scenes: Scene[];
}

export interface Me {
  name: string | null;
}

export interface Mine {
  name: string;
  figures: Figures[];
  matches: RecordLine[];
}

export interface Mute {
  type: "mute";
  seat: number;
  mute: boolean;
  key?: string;
}

export interface MyDevice {
  id: string;
  this: boolean;
  browser: string;
  system: string;
  name: string;
  scope: "play" | "read";
  since: number;
  seen: number;
  ends: number | null;
}

export interface MyTable {
  table: TableView;
  seat: number;
  awaited: number[];
  idle: number;
}

export interface Network {
  own: boolean;
  open: boolean;
  door: boolean;
  addresses: NetworkAddress[];
}

export interface NetworkAddress {
  url: string;
  kind: "container" | "internet" | "link-local" | "name" | "network" | "vpn";
  interface: string;
}

export interface NewName {
  name: string;
}

export interface NewReport {
  seat: number;
  reason: "name" | "other" | "rude" | "spoiling";
  words?: string;
}

export interface NewToken {
  name: string;
  mine?: boolean;
  scope?: "play" | "read";
  days?: number;
}

export interface NotNow {
  type: "not now";
  key?: string;
}

export interface Notice {
  number: number;
  text: string;
  left: number | null;
  stops: boolean;
}

export interface OpenTable {
  settings: Settings;
  bots?: (string | null)[];
}

export interface Outcome {
  scores: number[];
  places: number[];
  reason: string;
}

export interface PerMove {
  type: "per move";
  seconds: number;
}

export interface Place {
  version: string;
  contact: string | null;
  source: string | null;
  name: string | null;
  notice: string | null;
  imprint: boolean;
  rules: boolean;
}

export interface PlainText {
  type: "text";
  text: string;
  values?: { [key in string]: string | number | Seat | Joined | Sentence };
}

export interface PlainView {
  seat: number | null;
  legal: unknown[];
  names: string[];
  zones: Zone[];
}

export interface Player {
  since: number;
  seat: number;
  name: string;
  bot: string | null;
  person: number | null;
}

export interface Proof {
  commitment: string;
  seed: string;
  draws: Draw[];
  actions: number;
  rehearsal: Rehearsal | null;
}

export interface QwintoAnnounced {
  type: "announced";
  seat: number;
  number: number;
  colours: ("o" | "p" | "y")[];
}

export interface QwintoAnnouncement {
  counting: ("bl" | "br" | "tl" | "tr")[];
  number: number;
  colours: ("o" | "p" | "y")[];
  cells: ([row: "o" | "p" | "y", column: number])[];
}

export interface QwintoDecided {
  type: "decided";
  seat: number;
  decision: QwintoWrite | QwintoPass | null;
}

export interface QwintoDrawn {
  type: "drawn";
  seat: number;
  card: [colour: "g" | "o" | "p" | "y", value: number] | null;
}

export interface QwintoEnded {
  type: "ended";
  reason: string;
  points: number[];
}

export interface QwintoEntry {
  cell: [row: "o" | "p" | "y", column: number];
  number: number;
}

export interface QwintoMissed {
  type: "missed";
  seat: number;
  misses: number;
}

export interface QwintoOptions {
}

export interface QwintoPass {
  type: "pass";
}

export interface QwintoPassed {
  type: "passed";
  seat: number;
}

export interface QwintoPlay {
  type: "play";
  card: [colour: "g" | "o" | "p" | "y", value: number];
  place: "bl" | "br" | "tl" | "tr";
}

export interface QwintoPlayTwo {
  type: "play two";
  first: [colour: "g" | "o" | "p" | "y", value: number];
  first_place: "bl" | "br" | "tl" | "tr";
  second: [colour: "g" | "o" | "p" | "y", value: number];
  second_place: "bl" | "br" | "tl" | "tr";
}

export interface QwintoPlayed {
  type: "played";
  seat: number;
  card: [colour: "g" | "o" | "p" | "y", value: number];
  place: "bl" | "br" | "tl" | "tr";
}

export interface QwintoReshuffled {
  type: "reshuffled";
  cards: number;
}

export interface QwintoSide {
  cards: number;
  entries: QwintoEntry[];
  misses: number;
  points: number;
  tally: QwintoTally;
  decided: boolean;
}

export interface QwintoTally {
  rows: { [key in "o" | "p" | "y"]: number };
  columns: number[];
  misses: number;
}

export interface QwintoView {
  seat: number | null;
  active: number | null;
  phase: "play" | "write" | null;
  grid: { [key in "bl" | "br" | "tl" | "tr"]: ([colour: "g" | "o" | "p" | "y", value: number])[] };
  pile: number;
  hand: ([colour: "g" | "o" | "p" | "y", value: number])[];
  sides: QwintoSide[];
  number: number | null;
  colours: ("o" | "p" | "y")[];
  counting: ("bl" | "br" | "tl" | "tr")[];
  decision: QwintoWrite | QwintoPass | null;
  reshuffles: number;
  reason: string | null;
  legal: (QwintoPlay | QwintoPlayTwo | QwintoWrite | QwintoPass)[];
  announces: QwintoAnnouncement[];
  gains: number[];
}

export interface QwintoWrite {
  type: "write";
  cell: [row: "o" | "p" | "y", column: number];
}

export interface QwintoWrote {
  type: "wrote";
  seat: number;
  number: number;
  cell: [row: "o" | "p" | "y", column: number];
}

export interface React {
  type: "react";
  sign: "🎉" | "👍" | "👏" | "😂" | "😢" | "😮";
  key?: string;
}

export interface Record {
  game: string;
  rules_version: number;
  options: { [key in string]: unknown };
  seats: string[];
  commitment: string;
  contributions: string[];
  secret: string | null;
  actions: string[];
  outcome: Outcome | null;
  taken_back?: number;
  rehearsal?: Rehearsal | null;
  by?: string[];
  at?: number[];
  ended?: number | null;
  broken_off?: string | null;
  typed_seed?: boolean;
}

export interface RecordLine {
  id: string;
  ended: number;
  game: string;
  seats: string[];
  scores: number[];
  places: number[];
  seat: number | null;
  rehearsal: boolean;
  bots: (string | null)[];
  left: boolean;
}

export interface Refusal {
  clause: string;
  sentence: Sentence | string;
}

export interface Refused {
  key: string;
  reason: string;
  clause: string | null;
  message?: string | null;
  values?: { [key in string]: string | number | Seat | Joined | Sentence };
}

export interface Rehearsal {
  record: string;
  actions: number;
}

export interface Rehearse {
  seat: number;
  step?: number | null;
  level?: string;
}

export interface RematchView {
  ready: number[];
  not_now: number[];
  begins_in: number | null;
}

export interface Remove {
  type: "remove";
  seat: number;
  key?: string;
}

export interface RemoveBot {
  type: "remove bot";
  seat: number;
  key?: string;
}

export interface Replace {
  type: "replace";
  seat: number;
  key?: string;
}

export interface Rules {
  text: string;
  language: string;
}

export interface Said {
  number: number;
  seat: number;
  name: string;
  text: string;
  age: number;
}

export interface Say {
  type: "say";
  text: string;
  key?: string;
}

export interface Scene {
  sentence: string;
  names: (string | null)[];
  events: unknown[];
  view: unknown;
  awaited: number[];
  asked: unknown;
}

export interface Seat {
  type: "seat";
  seat: number;
}

export interface SeatBot {
  type: "seat bot";
  seat: number;
  level: string;
  key?: string;
}

export interface SeatView {
  name: string | null;
  person: boolean;
  here: boolean;
  bot: string | null;
  contributed: boolean;
  left: number | null;
  running: boolean;
  expected: number | null;
  look: string;
}

export interface Sentence {
  type: "sentence";
  message: string;
  values?: { [key in string]: string | number | Seat | Joined | Sentence };
}

export interface Settings {
  game: string;
  seats: number;
  options?: { [key in string]: unknown };
  listed?: boolean;
  clock?: PerMove | Bank | null;
  chat?: boolean;
  hints?: boolean;
  pace?: "quick" | "slow" | "usual";
  watchers?: "late hands" | "public";
}

export interface Sit {
  type: "sit";
  seat: number;
  key?: string;
}

export interface Stand {
  type: "stand";
  key?: string;
}

export interface Start {
  type: "start";
  key?: string;
}

export interface Step {
  action: string | null;
  events: unknown[];
  told: (Sentence | PlainText)[];
  view: unknown;
  awaited: number[];
  hands: unknown[];
}

export interface Swap {
  type: "swap";
  seat: number;
  key?: string;
}

export interface TableView {
  id: string;
  settings: Settings;
  stage: "lobby" | "over" | "playing";
  seats: SeatView[];
  watchers: number;
  match: number;
  commitment: string | null;
  next_commitment: string;
  undo: UndoView | null;
  rematch: RematchView | null;
  score: Wins[];
  players: Player[];
  outcome: Outcome | null;
  record: string | null;
  rehearsal: string | null;
  vote: VoteView | null;
  age: number | null;
  broken_off: string | null;
}

export interface Tried {
  asked: boolean;
  refusal: Refusal | null;
}

export interface Try {
  action: unknown;
}

export interface TwistedDrawn {
  type: "drawn";
  seat: number;
  card: number | null;
}

export interface TwistedExtraTaken {
  type: "extra taken";
  seat: number;
}

export interface TwistedOptions {
  rounds?: number;
  expert?: boolean;
}

export interface TwistedPlace {
  type: "place";
  card: number;
}

export interface TwistedPlaced {
  type: "placed";
  seat: number;
  card: number;
}

export interface TwistedRoundCounted {
  type: "round counted";
  round: number;
  points: number[];
  unseen: number[][];
  parts: [number, number, number][];
}

export interface TwistedRoundDealt {
  type: "round dealt";
  round: number;
  dealer: number;
}

export interface TwistedRowTaken {
  type: "row taken";
  seat: number;
  cards: number[];
}

export interface TwistedSide {
  cards: number;
  won: number[];
  lost: (number | null)[];
  cost: number;
  toads: number;
  points: number;
  total: number;
}

export interface TwistedTake {
  type: "take";
}

export interface TwistedTwist {
  type: "twist";
  card: number;
}

export interface TwistedTwisted {
  type: "twisted";
  seat: number;
  card: number;
  twin: number;
}

export interface TwistedView {
  seat: number | null;
  options: TwistedOptions;
  round: number;
  dealer: number;
  turn: number | null;
  row: number[];
  row_cost: number;
  pile: number;
  hand: number[];
  sides: TwistedSide[];
  over: boolean;
  legal: (TwistedPlace | TwistedTwist | TwistedTake)[];
}

export interface Undo {
  type: "undo";
  key?: string;
}

export interface UndoView {
  seat: number;
  reason: string;
  agreed: number[];
  message?: string | null;
}

export interface Update {
  type: "update";
  version: number;
  seat: number | null;
  host: boolean;
  leads: boolean;
  may_sit: number[];
  decision: number;
  table: TableView;
  view: unknown;
  awaited: number[];
  waited: number[];
  late_hands: unknown[];
  events: Happened[];
  said: Said[];
  done: string[];
  refused: Refused[];
  notice?: Notice;
}

export interface UpturnAdd {
  type: "add";
  number: number;
}

export interface UpturnCall {
  type: "call";
}

export interface UpturnCalled {
  type: "called";
  seat: number;
}

export interface UpturnCatch {
  type: "catch";
  seat: number;
}

export interface UpturnCaught {
  type: "caught";
  seat: number;
  by: number | null;
}

export interface UpturnClose {
  type: "close";
}

export interface UpturnDraw {
  type: "draw";
}

export interface UpturnDrawn {
  type: "drawn";
  seat: number;
  tile: number | "down" | "joker" | "skip1" | "skip2" | "up" | "updown" | null;
}

export interface UpturnEnded {
  type: "ended";
  reason: string;
  left: number[];
}

export interface UpturnGive {
  type: "give";
  seat: number;
}

export interface UpturnGiven {
  type: "given";
  giver: number;
  seat: number;
  tile: number | "down" | "joker" | "skip1" | "skip2" | "up" | "updown" | null;
  seen: boolean;
}

export interface UpturnKeep {
  type: "keep";
}

export interface UpturnKept {
  type: "kept";
  seat: number;
}

export interface UpturnLaid {
  type: "laid";
  seat: number;
  tile: number | "down" | "joker" | "skip1" | "skip2" | "up" | "updown";
}

export interface UpturnLay {
  type: "lay";
  number: number;
}

export interface UpturnLineStarted {
  type: "line started";
  seat: number;
  tile: number | "down" | "joker" | "skip1" | "skip2" | "up" | "updown";
  going: "down" | "up";
  marker: "left" | "right";
}

export interface UpturnNothingDrawn {
  type: "nothing drawn";
  seat: number;
}

export interface UpturnOptions {
  call?: "auto" | "caught" | "late" | "strict";
  numbers?: number[];
  penalties?: number[];
  handing?: "seen" | "unseen";
}

export interface UpturnPass {
  type: "pass";
}

export interface UpturnPassed {
  type: "passed";
  seat: number;
}

export interface UpturnRefilled {
  type: "refilled";
  tiles: number;
}

export interface UpturnRun {
  twin: number;
  added: number;
}

export interface UpturnRunOpened {
  type: "run opened";
  seat: number;
  twin: number;
}

export interface UpturnSkip {
  type: "skip";
  tile: "skip1" | "skip2";
}

export interface UpturnStartLine {
  type: "start line";
  tile: "down" | "joker" | "up" | "updown";
  going: "down" | "up";
  side: "left" | "right";
}

export interface UpturnStop {
  type: "stop";
}

export interface UpturnView {
  seat: number | null;
  options: UpturnOptions;
  turn: number | null;
  phase: "extra" | "give" | "play" | "run" | null;
  lines: ((number | "down" | "joker" | "skip1" | "skip2" | "up" | "updown")[])[];
  last: number;
  going: "down" | "up" | null;
  marker: "left" | "right";
  bag: number;
  rack: (number | "down" | "joker" | "skip1" | "skip2" | "up" | "updown")[];
  tiles: number[];
  run: UpturnRun | null;
  owed: number;
  to_hand_out: number;
  offered: number | "down" | "joker" | "skip1" | "skip2" | "up" | "updown" | null;
  uncalled: number | null;
  forgot: number | null;
  called: number[];
  drawn: boolean;
  fruitless: boolean;
  laid: boolean;
  dry: number;
  refills: number;
  reason: string | null;
  legal: (UpturnLay | UpturnAdd | UpturnClose | UpturnStartLine | UpturnSkip | UpturnStop | UpturnDraw | UpturnPass | UpturnGive | UpturnKeep | UpturnCall | UpturnCatch)[];
}

export interface UseSeatLink {
  token: string;
}

export interface VoteView {
  about: "join" | "replace";
  seat: number;
  name: string;
  by: number | null;
  yes: number[];
  left: number;
}

export interface Why {
  reason: Sentence | PlainText | null;
  close: Close | null;
  unit: "points" | "rating" | null;
  compared: number[];
  deals: number;
  exact: boolean;
  only: boolean;
}

export interface Wins {
  name: string;
  bot: string | null;
  wins: number;
}

export interface Zone {
  title: string;
  cards: string[];
  hidden: number;
  seat: number | null;
  actions: unknown[];
}

export type Ask = Act | Sit | Stand | SeatBot | RemoveBot | Remove | Swap | Contribute | Start | Again | NotNow | Change | Undo | Agree | Replace | Cast | Say | React | Mute;

export type Value = string | number | Seat | Joined | Sentence;

export type TwistedAction = TwistedPlace | TwistedTwist | TwistedTake;

export type TwistedEvent = TwistedPlaced | TwistedTwisted | TwistedRowTaken | TwistedExtraTaken | TwistedDrawn | TwistedRoundCounted | TwistedRoundDealt;

export type QwintoAction = QwintoPlay | QwintoPlayTwo | QwintoWrite | QwintoPass;

export type QwintoEvent = QwintoPlayed | QwintoAnnounced | QwintoDecided | QwintoWrote | QwintoPassed | QwintoMissed | QwintoDrawn | QwintoReshuffled | QwintoEnded;

export type UpturnAction = UpturnLay | UpturnAdd | UpturnClose | UpturnStartLine | UpturnSkip | UpturnStop | UpturnDraw | UpturnPass | UpturnGive | UpturnKeep | UpturnCall | UpturnCatch;

export type UpturnEvent = UpturnLaid | UpturnRunOpened | UpturnLineStarted | UpturnDrawn | UpturnGiven | UpturnNothingDrawn | UpturnKept | UpturnPassed | UpturnCalled | UpturnCaught | UpturnRefilled | UpturnEnded;
