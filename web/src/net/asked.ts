/** Who of those at this screen is to decide. */
import type { StateMessage } from './protocol';

type Asking = Pick<StateMessage, 'audience' | 'seq'> & { view: { decision: { who: number } | null } };

/**
 * The first of the seats held here whom its own newest state asks. What others see does not count: while answers that
 * were given already are played one by one, they see somebody decide who is not asked any more.
 */
export function askedHere(states: readonly Asking[], seats: readonly number[]): number | null {
  const newest = Math.max(...states.map((state) => state.seq));
  const asked = states.filter(({ audience, seq, view }) => seq === newest && (view.decision?.who ?? -1) === audience);
  return seats.find((seat) => asked.some((state) => state.audience === seat)) ?? null;
}
