/** Where a player looks for the options of a board decision: on the island, in a window, on a card, or on a button. */
import { say } from '../i18n/board';
import type { BoardDecision, BoardOption, BoardVerb, BoardView, Ware } from '../board';
import { hexWord, placeWords } from './places';

type Kind = BoardDecision['kind'];
const SHOP: ReadonlySet<BoardVerb> = new Set<Ware>(['road', 'settlement', 'city', 'buy']);
/** Options that have a place of their own: the island, the shop, the bank, the own cards, a dialog. */
const ELSEWHERE: ReadonlySet<BoardVerb> = new Set<BoardVerb>([
  ...SHOP,
  'robber',
  'sea-trade',
  'offer',
  'discard',
  'take',
  'give',
  'want',
  'propose',
  'knight',
  'road-building',
  'invention',
  'monopoly',
]);
/** While an offer is put together its window has all the buttons. */
const WINDOWED: ReadonlySet<Kind> = new Set<Kind>(['make-offer', 'make-counter-offer']);

export const isShop = (verb: BoardVerb): boolean => SHOP.has(verb);

export const barOptions = (options: readonly BoardOption[], kind: Kind | ''): BoardOption[] =>
  kind !== '' && WINDOWED.has(kind) ? [] : options.filter((option) => !ELSEWHERE.has(option.verb));

/** What a lit place is called: the thing and the hexes it touches. */
export function placeLabel(view: BoardView, option: BoardOption, at: string): string {
  if (option.verb !== 'road' && option.verb !== 'settlement' && option.verb !== 'city') {
    const hex = view.hexes.find((one) => one.name === option.hex);
    return hex === undefined ? option.text : say('place.robber', { where: hexWord(hex) });
  }
  return say(`place.${option.verb}`, { where: placeWords(view, at) });
}
