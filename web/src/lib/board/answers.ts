/** How the others stand to the offer on the table. */
import { GOODS } from '../board';
import type { BoardOffer, BoardView, Goods } from '../board';
import type { LogEntry } from '../log';

export type Answer =
  | { seat: number; kind: 'waiting' | 'answered' | 'declined' | 'accepted' }
  | { seat: number; kind: 'countered'; offer: BoardOffer };

const same = (a: Goods, b: Goods): boolean => GOODS.every((good) => (a[good] ?? 0) === (b[good] ?? 0));

/**
 * Acceptance is the mirror image of the offer, anything else that stands is a counter-offer; a refusal is in the log.
 * Whoever sits at this screen and is not asked any more has answered, though it is told only when all have.
 */
export function answersTo(view: BoardView, log: readonly LogEntry[], own = -1): Answer[] {
  const offer = view.offers.find((one) => one.seat === view.turn);
  if (offer === undefined) return [];
  const made = log.findLastIndex((entry) => entry.event === 'wanted' && entry.seat === view.turn);
  const later = log.slice(made + 1);
  return view.players
    .filter((player) => player.seat !== view.turn)
    .map(({ seat }): Answer => {
      const answer = view.offers.find((one) => one.seat === seat);
      const composing = view.decision?.who === seat && view.decision.kind === 'make-counter-offer';
      if (answer !== undefined && !composing)
        return same(answer.gives, offer.wants) && same(answer.wants, offer.gives)
          ? { seat, kind: 'accepted' }
          : { seat, kind: 'countered', offer: answer };
      const refused = later.some((entry) => entry.event === 'declined' && entry.seat === seat);
      const told = seat === own && view.decision?.kind === 'answer-offer' && view.decision.who !== own;
      return { seat, kind: refused ? 'declined' : told ? 'answered' : 'waiting' };
    });
}
