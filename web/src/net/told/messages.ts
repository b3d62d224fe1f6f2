/** Made by tools/schema.py from models and tables of the server; not to be edited. */
import type { BoardEvent, BoardView } from './board';
import type { CardgameView, PrincesView, PrincipalityEvent } from './principality';

/** A decision in the words of the notation, resting on the state `seq`. */
export interface Act {
  type: 'act';
  seq: number;
  text: string;
  seat?: number | null;
  id?: number | null;
}

export type Answer =
  | Welcome
  | StateMessage
  | ChangeMessage
  | TableMessage
  | Refused
  | Reasons
  | Pong;

/** What is different for one audience since the state `since`: places in its message with what is there now. */
export interface ChangeMessage {
  seq: number;
  audience: number;
  log: Log;
  type: 'change';
  since: number;
  set: ([(string | number)[], unknown])[];
}

/** One reason against something: a code, a sentence, what would help, and the ruling that says so. */
export interface Fault {
  code: string;
  rule: string;
  rule_title: string;
  sentence: string;
  hint: string;
}

/** What anybody may know about a game before joining it. */
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
  /** The home-made set it is played with: title, cards, texts. */
  home: Record<string, unknown> | null;
}

/** The first message: which seats the client holds; none means watching. */
export interface Hello {
  type: 'hello';
  tokens?: string[];
  last_seq?: number | null;
  changes?: boolean;
  lang?: string | null;
}

/** Another language for sentences. */
export interface Lang {
  type: 'lang';
  lang: string;
  id?: number | null;
}

/** Where a guided game stands: the step to show, and the actions it asks for (none: any). */
export interface LessonInfo {
  id: string;
  step: number;
  texts: string[];
}

/** Log entries from number `from` on; what the client has from there is replaced. */
export interface Log {
  from: number;
  entries: LogEntry[];
}

export type LogEntry =
  | BoardEvent
  | PrincipalityEvent;

/** A wish about the table, made by a seat. */
export interface OfSeat {
  type: 'offer_end' | 'accept_end' | 'decline_end' | 'resign' | 'rematch';
  seat?: number | null;
  id?: number | null;
}

/** How a game ended; no winners means a draw. */
export interface Outcome {
  winners: number[];
  points: number[];
  reason: string;
}

/** Are you there? */
export interface Ping {
  type: 'ping';
  id?: number | null;
}

/** The answer to ping. */
export interface Pong {
  type: 'pong';
  id: number | null;
  seq: number;
}

/** The answer to why. */
export interface Reasons {
  type: 'reasons';
  id: number | null;
  legal: boolean;
  text: string;
  faults: Fault[];
}

/** Something was not done, and why. */
export interface Refused {
  type: 'refused';
  re: string;
  id: number | null;
  seq: number;
  kind: string;
  faults: Fault[];
}

/** The game that follows, and which seat becomes which. Tokens stay valid for the new seats. */
export interface Rematch {
  game_id: string;
  seats: number[];
}

/** Let a bot decide for an absent player. */
export interface Replace {
  type: 'replace';
  seat: number;
  id?: number | null;
}

/** A seat as everybody may see it; `bot` is who decides for it now if it is no person. */
export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  taken: boolean;
  present: boolean;
  bot: string | null;
}

/** The position for one audience. */
export interface StateMessage {
  seq: number;
  audience: number;
  log: Log;
  type: 'state';
  view: View;
  undo: UndoInfo;
  clocks: number[];
  lesson: LessonInfo | null;
  over: Outcome | null;
}

/** What goes on around the game. */
export interface TableMessage {
  type: 'table';
  seq: number;
  seats: TableSeat[];
  watchers: number;
  end_offer: number | null;
  over: Outcome | null;
  rematch: Rematch | null;
}

/** A seat with what changes while people come, go and think. */
export interface TableSeat extends SeatInfo {
  absent: number | null;
  replaceable: boolean;
  wants_rematch: boolean;
}

/** Take the seat's last decision back. */
export interface Undo {
  type: 'undo';
  seq: number;
  seat?: number | null;
  id?: number | null;
}

/** Whether the seat can take its last decision back, or why not. */
export interface UndoInfo {
  possible: boolean;
  faults: Fault[];
}

export type View =
  | BoardView
  | CardgameView
  | PrincesView;

/** The answer to hello. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  seats: number[];
  lang: string;
  game: GameInfo;
}

/**
 * Ask why an action is not possible; nothing is changed.
 *
 * It is named by its text, or by its verb and some of its arguments: then the one answered for lacks least.
 */
export interface Why {
  type: 'why';
  text?: string | null;
  option?: Record<string, boolean | number | string> | null;
  seat?: number | null;
  id?: number | null;
}

export type Wish =
  | Hello
  | Act
  | Undo
  | Why
  | OfSeat
  | Replace
  | Lang
  | Ping;
