/** Made by tools/schema.py from models and tables of the server; not to be edited. */
import type { Outcome } from './messages';

/** What the views of the games that share these words have in common. */
export interface PrincipalityTable {
  rules: string;
  /** The options the game was begun with. */
  settings: Record<string, string>;
  names: string[];
  turn: number;
  round: number;
  phase: string;
  active: number;
  starter: number;
  to_move: number;
  points_to_win: number;
  dice: Thrown;
  display: string[];
  supply: Supply;
  central: CentralCards;
  actions_open: boolean;
  outcome: Outcome | null;
  audience: number;
  stacks: StackView[];
  event_stack: EventStack;
  region_stack: RegionStack;
  /** The discard pile; where each player has one, the own one. */
  discard: string[];
  /** The opponent's discard pile, where each player has one. */
  their_discard: TheirPile | null;
  /** The deck of the one who looks, in a tournament. */
  deck: DeckView | null;
  out_of_game: (string | null)[];
  decision: DuelDecision | null;
}

/** A card in play on which another one lies. */
export interface Beneath {
  place: string;
  card: string;
}

/** The table of the card game. */
export interface CardgameView extends PrincipalityTable {
  game: 'cardgame';
  lands: Land[];
}

/** What the cards of the central row that can be built are called, by the verb that builds them. */
export interface CentralCards {
  road: string;
  settlement: string;
  city: string;
}

/** A settlement, city, metropolis or citadel with its sides. */
export interface Column {
  name: string;
  x: number;
  kind: 'settlement' | 'city' | 'metropolis' | 'citadel';
  card: string;
  /** The card of a metropolis that lies on the city. */
  crown?: PlacedCard;
  sides: Side[];
}

/** All of a counter that lies on the cards of a land. */
export interface CounterSum {
  name: string;
  /** The sign that stands for it on a page. */
  icon: string;
  /** At a terminal: one that is there, then room for one. */
  signs: string;
  /** How many there can be. */
  room: number;
  count: number;
}

/** A counter as its set declares it: goods on cards that are no resources. */
export interface CounterView {
  name: string;
  /** The sign that stands for it on a page. */
  icon: string;
  /** At a terminal: one that is there, then room for one. */
  signs: string;
  /** How many there can be. */
  room: number;
}

/** What a player brought to a tournament, by id, and has gained since. */
export interface DeckView {
  cards: Record<string, number>;
  events: Record<string, number>;
}

/** What is asked of whom; options for the one who decides. */
export interface DuelDecision {
  who: number;
  kind: string;
  card: string | null;
  rule: string;
  options: PrincipalityOption[];
  /** The offer being made or answered. */
  offer?: GoodsOffer;
  /** The theme sets of the box, where one is picked. */
  sets?: string[];
}

/** The stack of event cards, and the one drawn last. */
export interface EventStack {
  size: number;
  known: (string | null)[];
  last: string | null;
}

/** An offer of one player to the other. */
export interface GoodsOffer {
  by: number;
  give: Partial<Record<'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold', number>>;
  want: Partial<Record<'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold', number>>;
}

/** A card in a hand; null to those who may not know it. */
export interface HeldCard {
  card: string | null;
}

/** A principality with the cards of its owner's hand, as far as they are known. */
export interface Land {
  seat: number;
  points: number;
  strength: number;
  tournament: number;
  trade: number;
  knight: boolean;
  mill: boolean;
  hand_limit: number;
  hand_size: number;
  resources: Stock;
  /** How many of a resource the bank takes for another one. */
  rates: Stock;
  columns: Column[];
  roads: LandRoad[];
  regions: LandRegion[];
  open: OpenSpot[];
  stores: Store[];
  /** Cards that take no site: beside the row, on a stack, on the discard pile. */
  laid: PlacedCard[];
  /** Of the counters its sets declare those it has cards for. */
  counters: CounterSum[];
  /** The sums of the figures its sets declare. */
  figures: Record<string, number>;
  hand: HeldCard[];
}

/** A region with its stock, and what lies at it and outside it. */
export interface LandRegion {
  name: string;
  x: number;
  y: number;
  /** What options and happenings call a place there. */
  places: string[];
  card: string;
  resource: 'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold';
  die: number;
  stock: number;
  expansion: PlacedCard | null;
  unit: PlacedCard | null;
}

/** A road and what lies on it. */
export interface LandRoad {
  name: string;
  x: number;
  card: string;
  /** What options and happenings call a place there. */
  places: string[];
  expansion: PlacedCard | null;
}

/** Where the row can grow: nothing lies there yet. */
export interface OpenSpot {
  kind: 'road' | 'column' | 'region';
  name: string;
  x: number;
  y: number;
}

/** A card in play. */
export interface PlacedCard {
  card: string;
  owner: number;
  place: string;
  blocked: boolean;
  used: boolean;
  /** What lies on it: resources, or so many of its counter. */
  goods: number;
  /** The kind of resource that lies on it, or that it names. */
  resource?: 'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold';
  /** What its goods are, where they are no resources. */
  counter?: CounterView;
  /** Which of its two sides lies up, by the figure it shows: strength or trade. */
  side?: string;
  /** The card in the other principality whose function it borrows. */
  aims?: string;
  /** The card on which it lies and which it keeps from working. */
  on?: Beneath;
  /** The stack it keeps the lord of this land from, counted from 0; null for the discard pile. */
  bars?: number | null;
  /** By which number `use` tells it from its like. */
  way?: number;
}

/** A principality of the princes. */
export interface PrincesLand extends Land {
  sea?: Sea;
}

/** The table of the princes. */
export interface PrincesView extends PrincipalityTable {
  game: 'princes';
  lands: PrincesLand[];
}

export type PrincipalityEvent =
  | { n: number; seq: number; event: 'turn'; seat: number; turn: number }
  | { n: number; seq: number; event: 'rolled'; seat: number; face: string; number: number }
  | { n: number; seq: number; event: 'produced'; seat: number; card: string; region: string; amount: number }
  | { n: number; seq: number; event: 'gained'; seat: number; card: string; region: string; amount: number }
  | { n: number; seq: number; event: 'lost'; seat: number; card: string; region: string; amount: number }
  | { n: number; seq: number; event: 'paid'; seat: number; card: string; region: string; amount: number }
  | { n: number; seq: number; event: 'stolen'; seat: number; card: string; region: string; amount: number }
  | { n: number; seq: number; event: 'built'; seat: number; card: string; place: string; abroad: boolean }
  | { n: number; seq: number; event: 'played'; seat: number; card: string }
  | { n: number; seq: number; event: 'answered'; seat: number; card: string; answers?: string; face?: string }
  | { n: number; seq: number; event: 'event_card'; seat: number; card: string }
  | { n: number; seq: number; event: 'drew'; seat: number; card: string | null; stack: number }
  | { n: number; seq: number; event: 'searched'; seat: number; stack: number }
  | { n: number; seq: number; event: 'chose'; seat: number; card: string | null; stack: number }
  | { n: number; seq: number; event: 'put_under'; seat: number; card: string | null; stack: number }
  | { n: number; seq: number; event: 'returned'; seat: number; card: string; place: string }
  | { n: number; seq: number; event: 'demolished'; seat: number; card: string; place: string; abroad: boolean }
  | { n: number; seq: number; event: 'banked'; seat: number; give: 'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold'; get: 'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold'; rate: number }
  | { n: number; seq: number; event: 'swapped'; seat: number; gives: Record<string, number>; wants: Record<string, number> }
  | { n: number; seq: number; event: 'shown'; seat: number }
  | { n: number; seq: number; event: 'robbed'; seat: number; card: string | null }
  | { n: number; seq: number; event: 'die_rolled'; seat: number; card?: string; number: number }
  | { n: number; seq: number; event: 'shuffled'; seat: number; pile: 'expansions' | 'events' | 'regions' }
  | { n: number; seq: number; event: 'laid'; seat: number; card: string; region: string }
  | { n: number; seq: number; event: 'won'; seat: number; points: number }
  | { n: number; seq: number; event: 'die_set'; seat: number; number: number }
  | { n: number; seq: number; event: 'face_set'; seat: number; face: string }
  | { n: number; seq: number; event: 'offered'; seat: number }
  | { n: number; seq: number; event: 'declined'; seat: number }
  | { n: number; seq: number; event: 'skipped'; seat: number }
  | { n: number; seq: number; event: 'removed'; seat: number; card: string; place: string }
  | { n: number; seq: number; event: 'stopped'; seat: number; card: string }
  | { n: number; seq: number; event: 'fetched'; seat: number; card: string }
  | { n: number; seq: number; event: 'regions_swapped'; seat: number; card: string; region: string }
  | { n: number; seq: number; event: 'taken_over'; seat: number; card: string; place: string }
  | { n: number; seq: number; event: 'banned'; seat: number; card: string; stack?: number }
  | { n: number; seq: number; event: 'tokens'; seat: number; card: string; place: string; count: number; counter: string }
  | { n: number; seq: number; event: 'stored'; seat: number; card: string; place: string; good: 'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold'; count: number }
  | { n: number; seq: number; event: 'out_of_game'; seat: number; card: string | null }
  | { n: number; seq: number; event: 'spared'; seat: number; card: string }
  | { n: number; seq: number; event: 'moved'; seat: number; card: string; place: string; abroad: boolean }
  | { n: number; seq: number; event: 'used'; seat: number; card: string; place: string; by?: string }
  | { n: number; seq: number; event: 'spent'; seat: number; card: string; on: string }
  | { n: number; seq: number; event: 'enlisted'; seat: number; card: string; place: string }
  | { n: number; seq: number; event: 'face_shown'; seat: number; face: string }
  | { n: number; seq: number; event: 'named'; seat: number; card: string; good: 'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold' }
  | { n: number; seq: number; event: 'blocked'; seat: number; card: string; place: string; by?: string }
  | { n: number; seq: number; event: 'ship_built'; seat: number; ships: number }
  | { n: number; seq: number; event: 'sailed'; seat: number; card: string; cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3' }
  | { n: number; seq: number; event: 'discovered'; seat: number; card: string; cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3' }
  | { n: number; seq: number; event: 'level'; seat: number; card: string; cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3'; level: number }
  | { n: number; seq: number; event: 'ship_lost'; seat: number; card: string; cell?: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3' }
  | { n: number; seq: number; event: 'sea_switched'; seat: number; cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3'; other_cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3' }
  | { n: number; seq: number; event: 'peeked'; seat: number; card: string | null; cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3' };

export type PrincipalityOption =
  | { verb: 'roll'; text: string }
  | { verb: 'end'; text: string }
  | { verb: 'road'; text: string; gap: string }
  | { verb: 'settlement'; text: string; column: string }
  | { verb: 'city'; text: string; column: string }
  | { verb: 'build'; text: string; card: string; place: string; abroad: boolean }
  | { verb: 'bank'; text: string; give: 'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold'; get: 'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold'; region?: string; rate: number }
  | { verb: 'offer'; text: string }
  | { verb: 'give'; text: string; resource: 'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold' }
  | { verb: 'want'; text: string; resource: 'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold' }
  | { verb: 'propose'; text: string }
  | { verb: 'withdraw'; text: string }
  | { verb: 'accept'; text: string }
  | { verb: 'decline'; text: string }
  | { verb: 'counter'; text: string }
  | { verb: 'mute'; text: string }
  | { verb: 'play'; text: string; card: string }
  | { verb: 'demolish'; text: string; card: string; place: string; seat: number }
  | { verb: 'region'; text: string; seat: number; region: string }
  | { verb: 'pass'; text: string }
  | { verb: 'stack'; text: string; stack: number }
  | { verb: 'pick'; text: string; card: string }
  | { verb: 'put'; text: string; card: string; stack: number }
  | { verb: 'draw'; text: string; stack: number }
  | { verb: 'search'; text: string; stack: number }
  | { verb: 'number'; text: string; number: number }
  | { verb: 'target'; text: string; seat: number; card: string; place: string }
  | { verb: 'lay'; text: string; card: string; region: string }
  | { verb: 'use'; text: string; card: string; place: string; way?: number; by?: string }
  | { verb: 'erect'; text: string; card: string; place: string }
  | { verb: 'metropolis'; text: string; column: string }
  | { verb: 'waive'; text: string; resource: 'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold' }
  | { verb: 'pile'; text: string }
  | { verb: 'set'; text: string; set: string }
  | { verb: 'die'; text: string; number: number }
  | { verb: 'face'; text: string; face: string }
  | { verb: 'deal'; text: string; card: string }
  | { verb: 'citadel'; text: string; column: string }
  | { verb: 'ship'; text: string }
  | { verb: 'sail'; text: string; cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3'; gold: boolean }
  | { verb: 'cell'; text: string; seat: number; cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3' }
  | { verb: 'switch'; text: string; cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3'; other_cell: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3' }
  | { verb: 'tribute'; text: string }
  | { verb: 'fight'; text: string };

/** The stack of region cards. */
export interface RegionStack {
  size: number;
  known: (string | null)[];
}

/** The sea before a player's harbour. */
export interface Sea {
  cells: SeaCell[];
  /** Discs that show a ship, at home or at sea. */
  ships: number;
  /** Ships at home that may still sail this turn. */
  ready: number;
  /** The card the ships set out from. */
  harbour: string;
  /** The places of the harbour. */
  discs: ('home' | 'away' | 'unbuilt')[];
}

/** A card of the sea; `x` and `y` count from the harbour and from above. */
export interface SeaCell {
  name: 'A1' | 'A2' | 'A3' | 'B1' | 'B2' | 'B3' | 'C1' | 'C2' | 'C3';
  x: number;
  y: number;
  /** Null while nobody of this audience knows it; a card one has looked at stays face down. */
  card: string | null;
  face_up: boolean;
  level: number;
  /** Sail points a ship needs to reach it. */
  distance: number;
  /** A ship that has acted, or the blank disc of a ship lost this turn. */
  disc: '' | 'ship' | 'lost';
}

/** The building sites above or below a settlement or city. */
export interface Side {
  name: string;
  y: number;
  capacity: number;
  cards: PlacedCard[];
}

/** An expansion stack: the set its backs show, and the cards this audience knows, from the top. */
export interface StackView {
  stack: number;
  /** Whose it is, where players have stacks of their own. */
  owner: number | null;
  set: string | null;
  size: number;
  known: (string | null)[];
}

/** A number for each resource. */
export interface Stock {
  brick: number;
  lumber: number;
  ore: number;
  grain: number;
  wool: number;
  gold: number;
}

/** A card that stores resources like a region. */
export interface Store {
  name: string;
  card: string;
  resource: 'brick' | 'lumber' | 'ore' | 'grain' | 'wool' | 'gold';
  stock: number;
}

/** The cards of the central row that are left. */
export interface Supply {
  metropolises: number;
  citadels: number;
  roads: number;
  settlements: number;
  cities: number;
}

/** The opponent's discard pile, of which only the top card is seen (112.J.b). */
export interface TheirPile {
  size: number;
  top: string | null;
}

/** How the dice lie. */
export interface Thrown {
  event: string | null;
  production: number | null;
}
