/** Choices made in one go that the engine takes in small steps: a whole offer, all cards to give back, two resources. */
import { GOODS } from '../board';
import type { BoardOffer, BoardWish, Good, Goods } from '../board';

/** The same small step for every good of a choice. */
export const eachGood = (verb: 'give' | 'want' | 'discard' | 'take', goods: Goods): BoardWish[] =>
  GOODS.flatMap((resource) => Array.from({ length: goods[resource] ?? 0 }, (): BoardWish => ({ verb, resource })));

/** An answer that is an offer itself. */
export interface Counter {
  gives: Goods;
  wants: Goods;
}
const MOST_SHOWN = 4;
/** Counter-offers that lie near: one card more for what is asked, or the same for another card of the hand. */
export function nearCounters(offer: BoardOffer, hand: Goods, makersCards: number): Counter[] {
  const held = (good: Good): number => hand[good] ?? 0;
  const given = GOODS.filter((good) => (offer.gives[good] ?? 0) > 0);
  const asked = GOODS.filter((good) => (offer.wants[good] ?? 0) > 0);
  const pays = asked.every((good) => held(good) >= (offer.wants[good] ?? 0));
  const room = makersCards > given.reduce((sum, good) => sum + (offer.gives[good] ?? 0), 0);
  const more = pays && room ? given.map((good) => ({ ...offer.gives, [good]: (offer.gives[good] ?? 0) + 1 })) : [];
  const others = GOODS.filter((good) => held(good) > 0 && !given.includes(good) && !asked.includes(good)).sort(
    (a, b) => held(b) - held(a),
  );
  return [
    ...more.map((wants): Counter => ({ gives: { ...offer.wants }, wants })),
    ...others.map((good): Counter => ({ gives: { [good]: 1 }, wants: { ...offer.gives } })),
  ].slice(0, MOST_SHOWN);
}

/** An offer from its beginning (nothing if it is already begun) to its being proposed. */
export const wholeOffer = (begin: 'offer' | 'counter' | null, gives: Goods, wants: Goods): BoardWish[] => [
  ...(begin === null ? [] : [{ verb: begin }]),
  ...eachGood('give', gives),
  ...eachGood('want', wants),
  { verb: 'propose' },
];
