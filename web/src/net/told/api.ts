/** Made by tools/schema.py from models and tables of the server; not to be edited. */
import type { Fault, LogEntry, View } from './messages';

/** A card with its figures, and the text in the reader's language; `file` and `line` say where its data stand. */
export interface CardInfo {
  id: string;
  set: string;
  name: string;
  text: string;
  kind: string;
  slot: string;
  flags: string[];
  cost: Record<string, number>;
  points: number;
  strength: number;
  tournament: number;
  trade: number;
  hand: number;
  rate: number;
  resource: string;
  die: number;
  doubles: string;
  count: number;
  rules: RuleLink[];
  confidence: string;
  reconstructed: string[];
  known: string;
  doubts: DoubtInfo[];
  file: string;
  line: number;
}

/** A decision that cost something, and what was better. `step` counts a replay's steps before it. */
export interface CostlyDecision {
  decision: number;
  step: number;
  turn: number;
  seat: number;
  played: string;
  better: string;
  loss: number;
  error: number;
  mark: string;
  reason: string;
  line: string[];
  options: CostlyOptions;
}

/** The actions of a decision that cost something, as they would be offered. */
export interface CostlyOptions {
  played: Record<string, unknown>;
  better: Record<string, unknown>;
  line: Record<string, unknown>[];
}

/** Something that was not alike in all editions: a line for each state, with the edition it began with. */
export interface DatedChange {
  article: string;
  title: string;
  cards: string[];
  base: string[];
  extended: string[];
}

/** A card as decks may hold it. */
export interface DeckCard {
  card: string;
  event: boolean;
  sets: string[];
  limit: number;
}

/** Everything that speaks against a deck; nothing if it is legal. */
export interface DeckChecked {
  legal: boolean;
  faults: DeckFault[];
  deck: DeckInfo;
}

/** A trial deal: the first hand and the own stacks from the top. */
export interface DeckDealt {
  hand: string[];
  stacks: string[][];
}

/** A reason against a deck: the line or card it is about, and how many there are and may be. */
export interface DeckFault {
  code: string;
  rule: string;
  rule_title: string;
  sentence: string;
  hint: string;
  line: number | null;
  card: string | null;
  set: string | null;
  given: number | null;
  allowed: number | null;
}

/** A deck, as far as it could be read, and the same as a text and as one word. */
export interface DeckInfo {
  name: string;
  sets: string[];
  cards: Record<string, number>;
  events: Record<string, number>;
  start: string[];
  size: number;
  text: string;
  code: string;
}

/** What a deck is made of: how many cards, events and cards of the first hand it takes, and which there are. */
export interface DeckPool {
  size: number;
  events: number;
  start: number;
  sets: string[];
  cards: DeckCard[];
}

/** A deck as its owner wrote it down. */
export interface DeckText {
  text: string;
  lang?: string | null;
}

/** A deck to be dealt; the same seed deals the same cards. */
export interface DeckTrial {
  text: string;
  lang?: string | null;
  seed?: number;
}

/** Something of a card that is not certain: what, why, and the line of the data that says it now. */
export interface DoubtInfo {
  field: string;
  what: string;
  why: string;
  line: number;
}

/** What changed between the editions of a game. */
export interface EditionTable {
  game: string;
  editions: string[];
  default: string;
  changes: DatedChange[];
}

/** The answer to a request that could not be fulfilled. */
export interface ErrorBody {
  error: ErrorInfo;
}

/** What was wrong, in a sentence, and every single fault. */
export interface ErrorInfo {
  code: string;
  sentence: string;
  faults: Fault[];
}

/** A finished game as the strongest level sees it. */
export interface GameAnalysis {
  game: string;
  seats: SeatSummary[];
  chances: TurnChances[];
  costly: CostlyDecision[];
  lucky: StrokeOfLuck[];
}

/** A game that can be played here. */
export interface GameKind {
  game: string;
  rules: string;
  seats: number[];
  options: OptionInfo[];
  bots: string[];
  guests: string[];
}

/** A game was begun. */
export interface GameMade {
  game_id: string;
  seats: SeatKey[];
}

/** Whether the server answers, or games can be played. */
export interface Health {
  status: 'ok' | 'cannot write';
  version: string;
  engine: string;
}

/** What the strongest level would do, in one sentence and as data. Chances and gains are probabilities. */
export interface HintInfo {
  action: string;
  instead: string;
  chance: number;
  gain: number;
  error: number;
  reason: string;
  line: string[];
  line_options: Record<string, unknown>[];
  sentence: string;
}

/** Everything that is wrong with a home-made set; the size of what is right with it, and how large it may be. */
export interface HomeChecked {
  faults: HomeFault[];
  size: number;
  most: number;
}

/** Something that is wrong with a home-made set: in which card and field, and what. */
export interface HomeFault {
  card: string;
  field: string;
  sentence: string;
}

/** What a home-made card can be and do: the words to choose from, and the largest figures. */
export interface HomeForm {
  kinds: string[];
  slots: string[];
  flags: Record<string, string[]>;
  goods: string[];
  limits: Record<string, number>;
  raises: string[];
  shelters: Record<string, string[]>;
  aimed: string[];
  windows: string[];
  returns: string[];
  conditions: string[];
  deeds: Record<string, string[]>;
  played: string[];
  laid: string[];
  parts: string[];
  cards: number;
  most_parts: number;
}

/** A home-made set as its maker's page holds it: checked here, never trusted. */
export interface HomeText {
  set: Record<string, unknown>;
  lang?: string | null;
}

/** An open seat is taken. */
export interface Join {
  invite: string;
  name?: string;
  lang?: string | null;
}

/** The seat is yours. */
export interface Joined {
  seat: number;
  token: string;
}

/** A guided game with its steps. */
export interface LessonBody {
  id: string;
  game: string;
  seats: number;
  title: Record<string, string>;
  minutes: number;
  steps: LessonStep[];
}

/** One step: what to say, which actions it asks for, and what to point at. */
export interface LessonStep {
  say: Record<string, string>;
  expect: string[];
  highlight: string[];
}

/** A guided game. */
export interface LessonSummary {
  id: string;
  game: string;
  seats: number;
  title: Record<string, string>;
  minutes: number;
}

/** A game to be begun. */
export interface NewGame {
  game: string;
  options?: Record<string, boolean | number | string | string[]>;
  seats: NewSeat[];
  name?: string;
  lang?: string | null;
  bot_delay?: number;
  absence?: number;
  lesson?: string | null;
  record?: string | null;
  position?: string | null;
  home?: Record<string, unknown> | null;
}

/** Who is to sit there: `person`, `open` (by link) or `bot:<name>`. */
export interface NewSeat {
  kind: string;
  name?: string;
}

/** One option of a game, as the new-game form needs it. */
export interface OptionInfo {
  name: string;
  kind: 'choice' | 'list' | 'number' | 'flag' | 'text';
  default: unknown;
  choices: string[];
  items: string[];
  low: number;
  high: number;
  house_rule: boolean;
}

/** A counter that lies on cards of a set. */
export interface OwnCounter {
  icon: string;
}

/** A card set of the operator's own, as its folder holds it. */
export interface OwnSet {
  game: string;
  set: string;
  title: Record<string, string>;
  card: Record<string, unknown>[];
  counters: Record<string, OwnCounter>;
  texts: Record<string, Record<string, unknown>>;
  emblems: string[];
}

/** The position as an audience saw it at a number of the game; -1 are those who watch. */
export interface Past {
  seq: number;
  audience: number;
  view: View;
}

/** A position text somebody would like to begin from. */
export interface Position {
  text: string;
  lang?: string | null;
}

/** What a position text is of: the game, its options, how many sit at the table. */
export interface PositionInfo {
  game: string;
  options: Record<string, string>;
  seats: number;
}

/** A deck that comes with the program. */
export interface PresetDeck {
  id: string;
  name: string;
  idea: string;
  deck: DeckInfo;
}

/** A line of the alphabetical register: a card, a term or a ruling, and the rulings and cards that treat it. */
export interface RegisterLine {
  word: string;
  kind: 'card' | 'term' | 'ruling';
  key: string;
  games: string[];
  rulings: string[];
  cards: string[];
  letter: string;
}

/** A record to be looked at; `audience` is open, watch or a seat. */
export interface Replay {
  record: string;
  audience?: 'open' | 'watch' | '0' | '1' | '2' | '3';
  first?: number;
  count?: number;
  lang?: string | null;
}

/** One step of a record: who did what, in which turn, and how the points stood afterwards. */
export interface ReplayStep {
  step: number;
  line: number;
  who: number;
  text: string;
  option: Record<string, unknown> | null;
  turn: number;
  points: number[];
}

/** The position after a step. */
export interface ReplayView {
  step: number;
  view: View;
  log: LogEntry[];
}

/** A record that holds. */
export interface Replayed {
  game: string;
  options: Record<string, string>;
  players: Record<string, string>;
  seats: Record<string, string>;
  result: string;
  total: number;
  steps: ReplayStep[];
  views: ReplayView[];
}

/** A ruling by number and title. */
export interface RuleLink {
  id: string;
  title: string;
}

/** A ruling in the reader's language. */
export interface RulingInfo {
  id: string;
  title: string;
  text: string;
  game: string;
  sets: string[];
  cards: string[];
  see: RuleLink[];
  to_read: boolean;
}

/** A seat of the new game with what its holder needs. */
export interface SeatKey {
  seat: number;
  kind: string;
  name: string;
  token: string | null;
  invite: string | null;
  link: string | null;
}

/** What a seat's game came to: result - start = luck + errors + rest. */
export interface SeatSummary {
  seat: number;
  start: number;
  result: number;
  luck: number;
  errors: number;
  rest: number;
  lost: number;
  unforced: number;
  weighed: number;
  per_decision: number;
  grade: string;
}

/** A roll or draw against what could have come, for every seat. `step` counts a replay's steps before it. */
export interface StrokeOfLuck {
  step: number;
  turn: number;
  what: string;
  luck: number[];
}

/** The record of a finished game that is to be analysed. */
export interface Study {
  record: string;
  lang?: string | null;
}

/** Every seat's chance to win as a turn begins. */
export interface TurnChances {
  turn: number;
  chances: number[];
}
