/** Choices made in one go that the engine takes in small steps: a whole offer, all cards to give back, two resources. */
import { GOODS } from '../board';
import type { Goods } from '../board';

const each = (verb: string, goods: Goods): string[] =>
  GOODS.flatMap((good) => Array.from({ length: goods[good] ?? 0 }, () => `${verb} ${good}`));

/** An offer from its first word (`offer`, `counter`, or nothing if it is already begun) to `propose`. */
export const offerTexts = (begin: 'offer' | 'counter' | null, gives: Goods, wants: Goods): string[] => [
  ...(begin === null ? [] : [begin]),
  ...each('give', gives),
  ...each('want', wants),
  'propose',
];
/** The same small step for every good of a choice. */
export const goodsTexts = (verb: 'discard' | 'take', goods: Goods): string[] => each(verb, goods);
