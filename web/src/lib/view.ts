/** What the server sends: plain JSON. The page shows it and sends back the texts of options; it holds no rules. */
import type { BoardOption } from '../net/told/board';
import type { PrincipalityOption } from '../net/told/principality';

import type { PrincesParts } from './princes';

export const RESOURCES = ['brick', 'lumber', 'ore', 'grain', 'wool', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Stock = Record<Resource, number>;

export type CardClass =
  | 'action'
  | 'building'
  | 'unit'
  | 'fleet'
  | 'event'
  | 'region'
  | 'central'
  | 'citadel'
  | 'ship'
  | 'sea'
  | 'site'
  | 'counter';
/** Colour of the printed card: green and red building cards, yellow actions, blue events, brown land, violet citadel. */
export type CardColour = 'green' | 'red' | 'yellow' | 'blue' | 'brown' | 'violet';

export type CounterSign = 'owl' | 'star' | 'laurel';
/** The points a card shows. */
export type CardFigures = Partial<
  Record<'points' | 'strength' | 'tournament' | 'trade' | 'hand' | 'skill' | 'progress' | 'sail' | 'cannon', number>
>;
/** A card as it is printed, in the player's language. */
export interface CardFace extends CardFigures {
  id: string;
  name: string;
  cls: CardClass;
  colour: CardColour;
  cost?: Partial<Stock>;
  /** Owls and stars it costs; neither is a good. */
  owls?: number;
  stars?: number;
  /** Copies with a half-moon: they leave the duel. */
  moons?: number;
  /** What it counts on itself, as `goods` in play: a sage's owls, the mood's stars, the manifesto's points. */
  counter?: CounterSign;
  /** What a card shows after one, two and three turns. */
  levels?: CardFigures[];
  /** One or two short lines; the whole text is shown in the zoom. */
  effect?: string[];
  text?: string;
  rulings?: RulingLink[];
  /** What of the card is not certain: names of its fields. */
  reconstructed?: string[];
  count?: number;
  left?: number;
  set?: string;
  /** The kind of place it takes. */
  slot?: string;
  /** What a region yields, and at which number. */
  resource?: Resource;
  die?: number;
}
export interface RulingLink {
  id: string;
  title: string;
  href?: string;
}
export type Faces = Readonly<Record<string, CardFace>>;

export interface PlacedCard {
  card: string;
  owner: number;
  /** What it is aimed at, or the stack it lies on. */
  target?: number;
  /** The card in the other's land whose function it borrows. */
  aims?: string;
  /** What its goods are called, where they are no resources: a counter of its set. */
  counter?: string;
  blocked?: boolean;
  used?: boolean;
  goods?: number;
}
export interface Side {
  row: 0 | 1;
  capacity: number;
  cards: PlacedCard[];
}
export type ColumnKind = 'settlement' | 'city' | 'metropolis' | 'citadel';
export interface Column {
  column: number;
  kind: ColumnKind;
  sides: Side[];
}
export interface Road {
  gap: number;
  expansion?: PlacedCard | null;
}
export interface Region {
  gap: number;
  row: 0 | 1;
  card: string;
  resource: Resource;
  die: number;
  stock: number;
  expansion?: PlacedCard | null;
  unit?: PlacedCard | null;
}
export interface Land extends PrincesParts {
  seat: number;
  points: number;
  strength: number;
  tournament: number;
  trade: number;
  hand_limit: number;
  hand_size: number;
  hand: { card: string | null }[];
  knight: boolean;
  mill: boolean;
  resources: Stock;
  columns: Column[];
  roads: Road[];
  regions: Region[];
}
export interface NamedLand extends Land {
  name: string;
}
/** A legal action: its text is sent back; the rest says what it points at, so that it can be lit. */
export interface Option {
  verb: PrincipalityOption['verb'] | BoardOption['verb'];
  /** The action in the notation of records. */
  text: string;
  card?: string;
  seat?: number;
  column?: number;
  row?: number;
  /** A building place: column * 2 + row. */
  place?: number;
  /** A region: gap * 2 + row. */
  region?: number;
  gap?: number;
  resource?: Resource;
  stack?: number;
  give?: Resource;
  get?: Resource;
  rate?: number;
  number?: number;
  /** Built in the opponent's land. */
  abroad?: boolean;
  /** How a card is used where there are several ways, and the card that helps. */
  way?: number;
  by?: string;
  /** A sea card of the explorers; `other_cell` is the one it changes places with. */
  cell?: string;
  other_cell?: string;
  /** The voyage is paid with one gold in place of a good. */
  gold?: boolean;
  /** A theme set, as its number in the decision's list. */
  set?: number;
}
export interface Decision {
  who: number;
  kind: string;
  card: string | null;
  rule: string;
  options: Option[];
  /** The theme sets of the box, by number, where one is picked. */
  sets?: string[];
  /** The trade offer being made or answered. */
  offer?: { by: number; give: Partial<Stock>; want: Partial<Stock> };
}
export interface Outcome {
  winners: number[];
  points: number[];
  reason: string;
}
export interface StackView {
  size: number;
  /** The set its backs show, where backs differ. */
  set?: string | null;
  known: (string | null)[];
}
export interface TableView {
  game: string;
  edition: string;
  sets: string[];
  names: string[];
  turn: number;
  round: number;
  phase: string;
  active: number;
  to_move: number;
  points_to_win: number;
  dice: { event: string | null; production: number | null };
  lands: Land[];
  stacks: StackView[];
  event_stack: StackView & { last: string | null };
  region_stack: StackView;
  discard: string[];
  display: string[];
  supply: { metropolises: number; roads: number; settlements: number; cities: number };
  decision: Decision | null;
  outcome: Outcome | null;
}

/** One line of the log; `parts` lets the page link cards without reading sentences. */
export interface LogLine {
  /** Its place in the log. */
  step: number;
  /** The number of the game it belongs to, by which the table can be looked at as it stood then. */
  seq: number;
  turn: number;
  seat: number | null;
  kind: 'turn' | 'roll' | 'gain' | 'loss' | 'build' | 'play' | 'trade' | 'event' | 'note';
  parts: LogPart[];
}
export type LogPart = { text: string } | { card: string } | { good: Resource; count: number };

export type HexTerrain = 'fields' | 'forest' | 'hills' | 'pasture' | 'mountains' | 'desert';
export interface IslandHex {
  q: number;
  r: number;
  /** Not known yet while the island is being laid. */
  terrain: HexTerrain | null;
  token: number | null;
}
export interface Harbour {
  vertices: [string, string];
  /** "any" for 3:1, otherwise the good that trades 2:1. */
  kind: 'any' | Exclude<Resource, 'gold'>;
}
export interface IslandPiece {
  kind: 'road' | 'settlement' | 'city';
  seat: number;
  /** A vertex name such as "N0,-1", or two joined by ">" for a road. */
  place: string;
}
export interface IslandView {
  hexes: IslandHex[];
  harbours: Harbour[];
  pieces: IslandPiece[];
  robber: { q: number; r: number } | null;
}
