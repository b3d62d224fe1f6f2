/** Choices made in one go that the engine takes in small steps: a whole offer, all cards to give back, two resources. */
import { GOODS } from '../board';
import type { BoardWish, Goods } from '../board';

/** The same small step for every good of a choice. */
export const eachGood = (verb: 'give' | 'want' | 'discard' | 'take', goods: Goods): BoardWish[] =>
  GOODS.flatMap((resource) => Array.from({ length: goods[resource] ?? 0 }, (): BoardWish => ({ verb, resource })));

/** An offer from its beginning (nothing if it is already begun) to its being proposed. */
export const wholeOffer = (begin: 'offer' | 'counter' | null, gives: Goods, wants: Goods): BoardWish[] => [
  ...(begin === null ? [] : [{ verb: begin }]),
  ...eachGood('give', gives),
  ...eachGood('want', wants),
  { verb: 'propose' },
];
