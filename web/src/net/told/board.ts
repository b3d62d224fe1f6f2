/** Made by tools/schema.py from models and tables of the server; not to be edited. */

/** What is asked of whom; options for the one who decides. */
export interface BoardDecision {
  who: number;
  kind: BoardQuestion;
  rule: string;
  /** How many steps of this kind are still to come: cards to discard or take, roads to lay. */
  left: number | null;
  options: BoardOption[];
}

export type BoardEvent =
  | { n: number; seq: number; event: 'dice'; seat: number; die: number; other_die: number }
  | { n: number; seq: number; event: 'harvest'; seat: number; count: number; resource: Good }
  | { n: number; seq: number; event: 'shortage'; seat: number; resource: Good }
  | { n: number; seq: number; event: 'built-road'; seat: number; path: string }
  | { n: number; seq: number; event: 'built-settlement'; seat: number; crossing: string }
  | { n: number; seq: number; event: 'built-city'; seat: number; crossing: string }
  | { n: number; seq: number; event: 'bought-card'; seat: number; card: DevelopmentCard | null }
  | { n: number; seq: number; event: 'played-card'; seat: number; card: DevelopmentCard }
  | { n: number; seq: number; event: 'robber'; seat: number; hex: string }
  | { n: number; seq: number; event: 'stolen'; seat: number; resource: Good | null; victim: number }
  | { n: number; seq: number; event: 'discarded'; seat: number; resource: Good }
  | { n: number; seq: number; event: 'sea-trade'; seat: number; count: number; resource: Good; takes: Good }
  | { n: number; seq: number; event: 'offered'; seat: number; count: number; resource: Good }
  | { n: number; seq: number; event: 'wanted'; seat: number; count: number; resource: Good }
  | { n: number; seq: number; event: 'accepted'; seat: number }
  | { n: number; seq: number; event: 'declined'; seat: number }
  | { n: number; seq: number; event: 'handed'; seat: number; count: number; resource: Good; receiver: number }
  | { n: number; seq: number; event: 'took'; seat: number; count: number; resource: Good }
  | { n: number; seq: number; event: 'monopolised'; seat: number; count: number; resource: Good; victim: number }
  | { n: number; seq: number; event: 'largest-army'; seat: number; count: number }
  | { n: number; seq: number; event: 'longest-road'; seat: number; count: number }
  | { n: number; seq: number; event: 'longest-road-set-aside'; seat: number }
  | { n: number; seq: number; event: 'turn'; seat: number; count: number }
  | { n: number; seq: number; event: 'won'; seat: number; count: number }
  | { n: number; seq: number; event: 'starts'; seat: number };

/** A hex of the island. */
export interface BoardHex {
  name: string;
  x: number;
  y: number;
  /** Not known while the island is being laid. */
  terrain: Terrain | null;
  resource: Good | null;
  number: number | null;
  /** In how many of 36 throws the number falls. */
  dots: number;
}

/** What a player gives and wants. */
export interface BoardOffer {
  seat: number;
  gives: Partial<Record<Good, number>>;
  wants: Partial<Record<Good, number>>;
}

export type BoardOption =
  | { verb: 'roll'; text: string }
  | { verb: 'end'; text: string }
  | { verb: 'to-building'; text: string }
  | { verb: 'road'; text: string; path: string }
  | { verb: 'settlement'; text: string; crossing: string }
  | { verb: 'city'; text: string; crossing: string }
  | { verb: 'buy'; text: string }
  | { verb: 'knight'; text: string }
  | { verb: 'road-building'; text: string }
  | { verb: 'invention'; text: string }
  | { verb: 'monopoly'; text: string; resource: Good }
  | { verb: 'robber'; text: string; hex: string }
  | { verb: 'rob'; text: string; seat: number }
  | { verb: 'discard'; text: string; resource: Good }
  | { verb: 'sea-trade'; text: string; count: number; gives: Good; takes: Good }
  | { verb: 'take'; text: string; resource: Good }
  | { verb: 'offer'; text: string }
  | { verb: 'give'; text: string; resource: Good }
  | { verb: 'want'; text: string; resource: Good }
  | { verb: 'propose'; text: string }
  | { verb: 'withdraw'; text: string }
  | { verb: 'accept'; text: string }
  | { verb: 'decline'; text: string }
  | { verb: 'counter'; text: string }
  | { verb: 'trade'; text: string; seat: number }
  | { verb: 'dice'; text: string; die: number; other_die: number }
  | { verb: 'hex'; text: string; hex: string; terrain: Terrain }
  | { verb: 'token'; text: string; hex: string; number: number }
  | { verb: 'harbour'; text: string; site: string; harbour: HarbourKind }
  | { verb: 'starts'; text: string; seat: number }
  | { verb: 'spiral'; text: string; corner: string }
  | { verb: 'steal'; text: string; resource: Good }
  | { verb: 'draw'; text: string; card: DevelopmentCard };

/** What a player has; hands and cards of others as numbers only. */
export interface BoardPlayer {
  seat: number;
  name: string;
  colour: Colour;
  points: number;
  hand_size: number;
  cards_held: number;
  knights: number;
  road_length: number;
  /** The paths of one longest road in order. */
  trail: string[];
  roads_left: number;
  settlements_left: number;
  cities_left: number;
  /** What the bank asks; nothing while the harbours are not laid. */
  rates: Partial<Record<Good, number>>;
  settlements: number;
  cities: number;
  /** With hidden point cards; null where they are not known. */
  all_points: number | null;
  hand: Partial<Record<Good, number>> | null;
  cards: Partial<Record<DevelopmentCard, number>> | null;
  /** Bought in this turn. */
  fresh_cards: Partial<Record<DevelopmentCard, number>> | null;
}

export type BoardQuestion = 'answer-offer' | 'before-roll' | 'begin-turn' | 'build' | 'choose-partner' | 'choose-victim' | 'dice' | 'discard' | 'draw' | 'found-road' | 'found-settlement' | 'free-road' | 'make-counter-offer' | 'make-offer' | 'move-robber' | 'place-harbour' | 'place-hex' | 'place-red-token' | 'place-token' | 'settle' | 'spiral-corner' | 'starting-seat' | 'steal' | 'take-resource' | 'trade' | 'trade-and-build';

/** The board game as an audience sees it. */
export interface BoardView {
  game: 'board';
  /** What the players agreed on. */
  options: Record<string, string>;
  audience: number;
  hexes: BoardHex[];
  crossings: Crossing[];
  paths: Path[];
  harbours: Harbour[];
  /** Its hex. */
  robber: string | null;
  buildings: Building[];
  roads: Road[];
  bank: Partial<Record<Good, number>>;
  cards_left: number;
  turn: number;
  turns: number;
  start: number;
  dice: [number, number] | null;
  largest_army: number | null;
  longest_road: number | null;
  points_to_win: number;
  prices: Partial<Record<Ware, Partial<Record<Good, number>>>>;
  players: BoardPlayer[];
  offers: BoardOffer[];
  decision: BoardDecision | null;
  winner: number | null;
}

/** A settlement or city. */
export interface Building {
  crossing: string;
  seat: number;
  kind: 'settlement' | 'city';
}

export type Colour = 'red' | 'blue' | 'orange' | 'white';

/** Where settlements and cities stand. */
export interface Crossing {
  name: string;
  x: number;
  y: number;
  /** The hexes around it. */
  hexes: string[];
}

export type DevelopmentCard = 'knight' | 'point' | 'road-building' | 'invention' | 'monopoly';

export type Good = 'brick' | 'lumber' | 'wool' | 'grain' | 'ore';

/** A harbour at a path of the coast. */
export interface Harbour {
  path: string;
  /** The resource it takes two for one of, or any; not known while the island is being laid. */
  kind: HarbourKind | null;
}

export type HarbourKind = 'brick' | 'lumber' | 'wool' | 'grain' | 'ore' | '3:1';

/** Where roads lie: between two crossings. */
export interface Path {
  name: string;
  ends: [string, string];
  /** The hexes beside it. */
  hexes: string[];
}

/** A road. */
export interface Road {
  path: string;
  seat: number;
}

export type Terrain = 'hills' | 'forest' | 'pasture' | 'fields' | 'mountains' | 'desert';

export type Ware = 'road' | 'settlement' | 'city' | 'buy';
