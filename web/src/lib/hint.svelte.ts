/** A hint at the table: asked for by hand, out of what one's own seat sees, only where all others are computers. */
import { getContext, setContext } from 'svelte';
import { api } from '../net/api';
import type { GameStore } from '../net/game.svelte';
import type { HintInfo } from '../net/protocol';
import { actionWords } from './actions';
import type { Telling } from './actions';
import { tell } from './i18n/advice';
import { decimal, term } from './i18n';
import type { Option } from './view';

export interface Given extends Telling {
  store: GameStore | null;
  seat: number;
  /** The number of the position on the screen. */
  seq: number;
}
const KEY = Symbol('hint');
export const points = (share: number): string => `${share < 0 ? '−' : '+'}${decimal(Math.abs(100 * share))}`;

export class Hint {
  private told = $state.raw<{ seq: number; hint: HintInfo } | null>(null);
  private asking = $state(-1);
  error = $state.raw<unknown>(null);

  constructor(private readonly given: () => Given) {}

  /** Whether there are hints at this table, and somebody to give one to. */
  readonly possible = $derived.by(() => {
    const { store, seat } = this.given();
    const seats = store?.table?.seats ?? store?.info?.seats ?? [];
    const people = seats.filter((one) => !one.kind.startsWith('bot:'));
    return store?.over === null && store.deciding === seat && people.length === 1 && people[0]?.seat === seat;
  });
  readonly waiting = $derived.by(() => this.asking === this.given().seq);
  /** What was said, as long as the position is the one it was said about. */
  private readonly now = $derived.by(() => (this.told?.seq === this.given().seq ? this.told.hint : null));
  private readonly options = $derived.by(
    (): readonly Option[] => (this.given().view?.decision?.options ?? []) as readonly Option[],
  );
  /** The option that is advised. */
  readonly option = $derived.by(() => this.options.find((one) => one.text === this.now?.action));
  readonly sentence = $derived.by(() => {
    const { now } = this;
    if (now === null) return '';
    const action = this.words(now.action);
    if (now.instead === '') return tell('hint.only', { action });
    const values = { action, instead: this.words(now.instead), error: decimal(100 * now.error) };
    if (now.gain <= now.error) return tell('hint.even', values);
    return tell('hint.best', { ...values, gain: points(now.gain), reason: term('reason', now.reason) });
  });
  /** How the turn may go on after it. */
  readonly line = $derived.by(() => {
    const after = (this.now?.line_options ?? []).slice(1) as unknown as readonly Option[];
    return after.map((one) => actionWords(one, this.given())).join(', ');
  });

  private words(text: string): string {
    const option = this.options.find((one) => one.text === text);
    return option === undefined ? text : actionWords(option, this.given());
  }
  async ask(): Promise<void> {
    const { store, seat, seq } = this.given();
    if (store === null || this.waiting) return;
    this.asking = seq;
    this.error = null;
    try {
      this.told = { seq, hint: await api.hint(store.id, seat, store.tokens) };
    } catch (wrong) {
      this.error = wrong;
    }
    if (this.asking === seq) this.asking = -1;
  }
  hide(): void {
    this.told = null;
    this.error = null;
  }
}

export function provideHint(given: () => Given): Hint {
  const hint = new Hint(given);
  setContext(KEY, hint);
  return hint;
}
/** The hints of the table around, if it has any. */
export const useHint = (): Hint | undefined => getContext<Hint | undefined>(KEY);
