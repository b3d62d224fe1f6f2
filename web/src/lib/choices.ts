/**
 * Sorts the options of a decision by where a player looks for them: hand, table, shown cards, bank, or a button.
 * Tearing down is asked for first, so that a stray click never offers it; a card of the hand is picked, then its place.
 */
import { fills } from './layout';
import type { Option } from './view';

/** What the player is about to do: nothing yet, place a card of the hand, or one of the modes that a button opens. */
export type Intent =
  | { kind: 'none' }
  | { kind: 'card'; card: string }
  | { kind: 'central'; verb: Option['verb'] }
  | { kind: 'demolish' }
  | { kind: 'use' };

export interface Choices {
  /** Cards of the hand that lead somewhere. */
  hand: ReadonlySet<string>;
  /** Lit on the table: places, regions, roads, stacks, cards in play. */
  lit: Option[];
  /** Cards laid out to choose from, outside the hand. */
  shown: Option[];
  /** Trades with the bank; they have a window of their own. */
  bank: Option[];
  /** Buttons of the decision bar. */
  buttons: Option[];
  /** Modes that can be entered by a button. */
  modes: ('demolish' | 'use')[];
}

/** Whether an option points at something on the table. What is built beside the row has no place to point at. */
export const onTable = (option: Option, places: ReadonlySet<string>): boolean =>
  option.gap !== undefined ||
  option.column !== undefined ||
  option.cell !== undefined ||
  (option.place !== undefined && (places.has(option.place) || !fills(option))) ||
  option.region !== undefined ||
  option.stack !== undefined ||
  option.verb === 'pile';

/** The land an option means: the one it names, the opponent's for a card built abroad, otherwise the decider's own. */
const seatOf = (option: Option, who: number): number => option.seat ?? (option.abroad === true ? 1 - who : who);

export function sortChoices(
  options: readonly Option[],
  who: number,
  held: ReadonlySet<string>,
  intent: Intent,
  /** The places that are drawn in the lands. */
  places: ReadonlySet<string>,
): Choices {
  const choices: Choices = { hand: new Set<string>(), lit: [], shown: [], bank: [], buttons: [], modes: [] };
  const hand = new Set<string>();
  // In the main phase using a card is asked for first; in an answer it is what the decision is about.
  const main = options.some((option) => option.verb === 'end');
  // Cards of the other hand are put away: they are laid open, even those one holds oneself.
  const alien = options.some((option) => option.verb === 'put' && !held.has(option.card ?? ''));
  for (const raw of options) {
    const option = { ...raw, seat: seatOf(raw, who) };
    const fromHand =
      FROM_HAND.has(option.verb) &&
      option.card !== undefined &&
      held.has(option.card) &&
      !(alien && option.verb === 'put');
    if (option.verb === 'bank') choices.bank.push(option);
    else if (option.verb === 'demolish' || (option.verb === 'use' && main)) {
      if (!choices.modes.includes(option.verb)) choices.modes.push(option.verb);
      if (intent.kind === option.verb) choices.lit.push(option);
    } else if (fromHand && option.card !== undefined) {
      hand.add(option.card);
      if (intent.kind === 'card' && intent.card === option.card)
        (onTable(option, places) ? choices.lit : choices.buttons).push(option);
    } else if (
      option.card !== undefined &&
      (option.verb === 'pick' || option.verb === 'lay' || option.verb === 'erect' || option.verb === 'put')
    ) {
      if (!choices.shown.some((one) => one.card === option.card)) choices.shown.push(option);
      if (intent.kind === 'card' && intent.card === option.card && onTable(option, places)) choices.lit.push(option);
    } else if (onTable(option, places)) {
      if (intent.kind === 'none' || (intent.kind === 'central' && intent.verb === option.verb))
        choices.lit.push(option);
      // A card beside the row is easily overlooked.
      if (option.place !== undefined && !places.has(option.place) && intent.kind === 'none')
        choices.buttons.push(option);
    } else {
      if (option.verb === 'ship' && intent.kind === 'none') choices.lit.push(option);
      choices.buttons.push(option);
    }
  }
  return { ...choices, hand };
}
const FROM_HAND: ReadonlySet<Option['verb']> = new Set<Option['verb']>(['build', 'play', 'put']);
