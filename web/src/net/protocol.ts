/** The messages of the server, as docs/protocol.md describes them. */
import type { LogEntry } from '../lib/log';
import type { BoardTable } from '../lib/board';
import type { Outcome, TableView } from '../lib/view';

export interface Fault {
  code: string;
  rule: string;
  rule_title: string;
  sentence: string;
  hint: string;
}
export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  taken: boolean;
  present: boolean;
  bot: string | null;
}
export interface TableSeat extends SeatInfo {
  absent: number | null;
  replaceable: boolean;
  wants_rematch: boolean;
}
export interface Rematch {
  game_id: string;
  seats: number[];
}
export interface GameInfo {
  game_id: string;
  game: string;
  rules: string;
  options: Record<string, string>;
  created: string;
  bot_delay: number;
  absence: number;
  lesson: string | null;
  seq: number;
  seats: SeatInfo[];
  over: Outcome | null;
  previous: string | null;
  rematch: Rematch | null;
}
export type GameView = TableView | BoardTable;

export interface StateMessage {
  type: 'state';
  seq: number;
  audience: number;
  view: GameView;
  log: { from: number; entries: LogEntry[] };
  undo: { possible: boolean; faults: Fault[] };
  clocks: number[];
  lesson: { id: string; step: number; texts: string[] } | null;
  over: Outcome | null;
}
/** What is different for an audience since the state `since`. */
export interface ChangeMessage {
  type: 'change';
  seq: number;
  since: number;
  audience: number;
  set: [(string | number)[], unknown][];
  log: StateMessage['log'];
}
export interface TableMessage {
  type: 'table';
  seq: number;
  seats: TableSeat[];
  watchers: number;
  end_offer: number | null;
  over: Outcome | null;
  rematch: Rematch | null;
}
export interface WelcomeMessage {
  type: 'welcome';
  protocol: number;
  seats: number[];
  lang: string;
  game: GameInfo;
}
export interface RefusedMessage {
  type: 'refused';
  re: string;
  id: number | null;
  seq: number;
  kind: string;
  faults: Fault[];
}
export interface ReasonsMessage {
  type: 'reasons';
  id: number | null;
  legal: boolean;
  text: string;
  faults: Fault[];
}
export type ServerMessage =
  | WelcomeMessage
  | StateMessage
  | ChangeMessage
  | TableMessage
  | RefusedMessage
  | ReasonsMessage
  | { type: 'pong'; id: number | null; seq: number };

export type Wish =
  | { type: 'act'; seq: number; text: string; id: number }
  | { type: 'undo'; seq: number; seat: number; id: number }
  | {
      type: 'why';
      text?: string;
      option?: Readonly<Record<string, string | number | boolean>>;
      seat: number;
      id: number;
    }
  | { type: 'offer_end' | 'accept_end' | 'decline_end' | 'resign' | 'rematch' | 'replace'; seat: number; id: number }
  | { type: 'lang'; lang: string }
  | { type: 'ping'; id: number };

/** A position of the past, as an audience saw it. */
export interface Past {
  seq: number;
  audience: number;
  view: GameView;
}
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
export interface GameKind {
  game: string;
  rules: string;
  seats: number[];
  options: OptionInfo[];
  bots: string[];
}
export interface SeatKey {
  seat: number;
  kind: string;
  name: string;
  token: string | null;
  invite: string | null;
  link: string | null;
}
export interface PositionInfo {
  game: string;
  options: Record<string, string>;
  seats: number;
}
export interface GameMade {
  game_id: string;
  seats: SeatKey[];
}
export interface NewGame {
  game: string;
  options: Record<string, unknown>;
  seats: { kind: string; name: string }[];
  name?: string;
  lang: string;
  bot_delay: number;
  absence?: number;
  lesson?: string;
  record?: string;
  position?: string;
}
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
  count: number;
  rules: { id: string; title: string }[];
  confidence: string;
  reconstructed: string[];
}
export interface RulingInfo {
  id: string;
  title: string;
  text: string;
  game: string;
  sets: string[];
  cards: string[];
}
export interface LessonSummary {
  id: string;
  game: string;
  title: Record<string, string>;
  minutes: number;
}
export interface LessonBody extends LessonSummary {
  steps: { say: Record<string, string>; expect: string[]; highlight: string[] }[];
}
export interface ReplayStep {
  step: number;
  line: number;
  who: number;
  text: string;
  turn: number;
  points: number[];
}
export interface Replayed {
  game: string;
  options: Record<string, string>;
  players: Record<string, string>;
  /** Who sat at the seats: `person`, or the name of a bot. */
  seats: Record<string, string>;
  result: string;
  total: number;
  steps: ReplayStep[];
  views: { step: number; view: GameView; log: LogEntry[] }[];
}
