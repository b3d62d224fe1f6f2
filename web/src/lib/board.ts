/** The board game's view as the server sends it (`games/board/view.py`), and which places of the island its options point at. */
import type { BoardOption as ToldOption } from '../net/told/board';
import type { BoardView as Shape } from './island';
import type { HexTerrain, Resource } from './view';

export const GOODS = ['brick', 'lumber', 'wool', 'grain', 'ore'] as const;
export type Good = (typeof GOODS)[number];
export type Goods = Partial<Record<Good, number>>;
export const CARDS = ['knight', 'point', 'road-building', 'invention', 'monopoly'] as const;
export type DevCard = (typeof CARDS)[number];
const COLOURS = ['white', 'blue', 'orange', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

export interface BoardHex {
  hex: number;
  name: string;
  q: number;
  r: number;
  terrain: HexTerrain | null;
  resource: Good | null;
  number: number | null;
  dots: number;
}
export interface BoardPlayer {
  seat: number;
  name: string;
  colour: Colour;
  points: number;
  /** With hidden point cards; null where they are not known. */
  all_points: number | null;
  hand_size: number;
  hand: Goods | null;
  cards_held: number;
  cards: Partial<Record<DevCard, number>> | null;
  fresh_cards: Partial<Record<DevCard, number>> | null;
  knights: number;
  road_length: number;
  roads_left: number;
  settlements_left: number;
  cities_left: number;
  rates: Goods;
  settlements: number;
  cities: number;
}
export interface BoardOption {
  verb: ToldOption['verb'];
  text: string;
  /** Places by name, as on the island. */
  path?: string;
  crossing?: string;
  hex?: string;
  seat?: number;
  resource?: Good & Resource;
  gives?: Good;
  takes?: Good;
  count?: number;
}
export interface BoardDecision {
  who: number;
  kind: string;
  rule: string;
  /** How many steps of this kind are still to come: cards to discard or take, roads to lay. */
  left: number | null;
  options: BoardOption[];
}
export interface BoardOffer {
  seat: number;
  gives: Goods;
  wants: Goods;
}
export interface BoardTable extends Shape {
  game: 'board';
  options: Record<string, string>;
  audience: number;
  hexes: BoardHex[];
  harbours: (Shape['harbours'][number] & { site: number; edge: number; vertices: [number, number] })[];
  buildings: { vertex: number; name: string; seat: number; kind: 'settlement' | 'city' }[];
  roads: { edge: number; name: string; seat: number }[];
  bank: Goods;
  cards_left: number;
  turn: number;
  turns: number;
  start: number;
  dice: [number, number] | null;
  largest_army: number | null;
  longest_road: number | null;
  points_to_win: number;
  /** What the four things one can buy cost, by verb. */
  prices: Record<string, Goods>;
  players: BoardPlayer[];
  offers: BoardOffer[];
  decision: BoardDecision | null;
  winner: number | null;
}
export const total = (goods: Goods): number => GOODS.reduce((sum, good) => sum + (goods[good] ?? 0), 0);
/** Which of the four outlines a player's pieces have. */
export const peopleOf = (player: Pick<BoardPlayer, 'colour'>): number => COLOURS.indexOf(player.colour);
/** What is still missing for a price. */
export function missing(price: Goods, hand: Goods): Goods {
  const lacking: Goods = {};
  for (const good of GOODS) {
    const count = (price[good] ?? 0) - (hand[good] ?? 0);
    if (count > 0) lacking[good] = count;
  }
  return lacking;
}

export interface Place {
  /** The action, in the notation of records. */
  text: string;
  /** What it is called; several places may be called the same. */
  label: string;
  kind: 'vertex' | 'edge' | 'hex';
  /** A vertex name, an edge name, or "q,r". */
  at: string;
}
/** Where an option can be clicked on the island. */
export function placeOf({ text, path, crossing, hex }: BoardOption): Place | null {
  if (path !== undefined) return { text, label: text, kind: 'edge', at: path };
  if (crossing !== undefined) return { text, label: text, kind: 'vertex', at: crossing };
  return hex === undefined ? null : { text, label: text, kind: 'hex', at: hex };
}
