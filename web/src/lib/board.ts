/** The board game's view as the page speaks of it, and which places of the island its options point at. */
import type { BoardOption as Told, BoardView, Colour, DevelopmentCard, Good } from '../net/told/board';
import type { Loose, Wanted } from '../net/loose';

export type { BoardDecision, BoardHex, BoardOffer, BoardPlayer, BoardView, Good, Ware } from '../net/told/board';
export type DevCard = DevelopmentCard;
export type Goods = BoardView['bank'];
export type BoardOption = Loose<Told>;
export type BoardVerb = Told['verb'];
export type BoardWish = Wanted<Told>;

export const GOODS: readonly Good[] = ['brick', 'lumber', 'wool', 'grain', 'ore'];
export const CARDS: readonly DevCard[] = ['knight', 'point', 'road-building', 'invention', 'monopoly'];
const OUTLINES: readonly Colour[] = ['white', 'blue', 'orange', 'red'];

export const total = (goods: Goods): number => GOODS.reduce((sum, good) => sum + (goods[good] ?? 0), 0);
/** Which of the four outlines a player's pieces have. */
export const peopleOf = (player: { colour: Colour }): number => OUTLINES.indexOf(player.colour);
/** What is still missing for a price. */
export function missing(price: Goods, hand: Goods): Goods {
  const lacking: Goods = {};
  for (const good of GOODS) {
    const count = (price[good] ?? 0) - (hand[good] ?? 0);
    if (count > 0) lacking[good] = count;
  }
  return lacking;
}

/** A place of the island by its name. */
export interface Spot {
  kind: 'crossing' | 'path' | 'hex';
  at: string;
}
export interface Place extends Spot {
  /** The action, in the notation of records. */
  text: string;
  /** What it is called; several places may be called the same. */
  label: string;
}
/** Where an option can be clicked on the island. */
export function placeOf({ text, path, crossing, hex }: BoardOption): Place | null {
  if (path !== undefined) return { text, label: text, kind: 'path', at: path };
  if (crossing !== undefined) return { text, label: text, kind: 'crossing', at: crossing };
  return hex === undefined ? null : { text, label: text, kind: 'hex', at: hex };
}
