/**
 * A player at the table who decides: what is begun, which window is open, what can be chosen now.
 * The options themselves come from the server; nothing here knows a rule.
 */
import type { Fault } from '../net/protocol';
import { onTable, sortChoices } from './choices';
import type { Intent } from './choices';
import { unseenCopies } from './counting';
import { t, term } from './i18n';
import { labelOf } from './labels';
import { isHere, placesIn } from './layout';
import { RESOURCES } from './view';
import type { CardFace, Faces, NamedLand, Option, Stock, TableView, Wanted } from './view';

export type Central = 'road' | 'settlement' | 'city';
export type Opened = 'none' | 'bank' | 'trade' | 'log' | 'figures' | 'discard' | 'hand';
export interface Offer {
  give: Partial<Stock>;
  get: Partial<Stock>;
}
/** What the table is given from outside. */
export interface Given {
  view: TableView;
  faces: Faces;
  seat: number;
  seats: readonly number[];
  only: readonly string[];
  onchoose?: (option: Option) => void;
  onplan?: (wishes: readonly Wanted[]) => void;
  onwhy?: (wanted: Wanted) => Promise<readonly Fault[]>;
  ontell?: (faults: readonly Fault[]) => void;
}

const HAND_CHECK = new Set(['fill', 'swap', 'redraw', 'trim']);
const CENTRAL: ReadonlySet<Option['verb']> = new Set<Option['verb']>(['road', 'settlement', 'city']);
const NOTHING: Intent = { kind: 'none' };
const NO_OPTIONS: readonly Option[] = [];
const kept = (options: readonly Option[]): readonly Option[] => (options.length === 0 ? NO_OPTIONS : options);

export class Deciding {
  intent = $state<Intent>(NOTHING);
  opened = $state<Opened>('none');
  /** A window that asks was put aside, to look at the table. */
  aside = $state(false);
  /** A choice that cannot be taken back waits for a second word. */
  sure = $state.raw<Option | null>(null);
  zoomed = $state.raw<CardFace | null>(null);
  /** Why the card looked at cannot be used now. */
  reasons = $state.raw<Promise<readonly Fault[]> | null>(null);

  private readonly named = new WeakMap<object, NamedLand>();

  constructor(private readonly given: () => Given) {}

  /** A land that did not change stays the same one, so that nothing of it is drawn anew. */
  private readonly lands = $derived.by(() => {
    const { view } = this.given();
    return view.lands.map((land): NamedLand => {
      const name = view.names[land.seat] ?? String(land.seat + 1);
      const known = this.named.get(land);
      if (known?.name === name) return known;
      const made = { ...land, name };
      this.named.set(land, made);
      return made;
    });
  });
  readonly own = $derived.by(() => this.lands.find((land) => land.seat === this.given().seat));
  /** What this player knows of the other's hand. */
  readonly known = $derived.by(() => (this.other?.hand ?? []).flatMap((held) => held.card ?? []));
  readonly other = $derived.by(() => this.lands.find((land) => land.seat !== this.given().seat));
  readonly mine = $derived.by(() => {
    const { view, seats } = this.given();
    return view.decision !== null && seats.includes(view.decision.who);
  });
  /** Somebody at this screen plays. */
  private readonly seated = $derived.by(() => this.given().seats.includes(this.given().seat));
  readonly kind = $derived.by(() => (this.mine ? (this.given().view.decision?.kind ?? '') : ''));
  /** What an option is called: to pass keeps the first hand that is proposed. */
  readonly wordOf = (option: Option): string =>
    this.keeps(option) ? t('decision.keepHand') : labelOf(option, this.given().faces);
  /** The same in a window, which covers the hand: there its cards are named. */
  readonly wordInWindow = (option: Option): string => {
    if (!this.keeps(option)) return this.wordOf(option);
    const names = (this.own?.hand ?? []).map((held) => this.given().faces[held.card ?? '']?.name ?? '');
    return t('decision.keepCards', { cards: names.join(', ') });
  };
  private readonly keeps = (option: Option): boolean => option.verb === 'pass' && this.kind === 'start_pick';
  readonly cause = $derived.by(() => {
    const { view, faces } = this.given();
    return view.decision?.card == null ? null : (faces[view.decision.card] ?? null);
  });
  /** The face of the event die on whose behalf the rules ask, where no card does. */
  readonly causeWord = $derived.by(() => {
    const { view } = this.given();
    const face = view.dice.event;
    const named = view.decision?.card == null && view.phase === 'event' && face !== null && face !== 'event_card';
    return this.mine && named ? term('event_face', face) : undefined;
  });
  /** The places drawn in both lands. */
  private readonly places = $derived.by(() => placesIn(this.lands));
  private readonly held = $derived.by(
    () => new Set(this.own?.hand.map((one) => one.card).filter((card) => card !== null) ?? []),
  );
  readonly options = $derived.by((): readonly Option[] => {
    const { view, only } = this.given();
    const all = this.mine ? (view.decision?.options ?? []) : [];
    return all.filter((one) => only.length === 0 || only.includes(one.text));
  });
  readonly choices = $derived.by(() =>
    sortChoices(this.options, this.given().view.decision?.who ?? 0, this.held, this.intent, this.places),
  );
  private readonly litBySeat = $derived.by(() => {
    const { lit } = this.choices;
    return this.lands.map((land) => kept(lit.filter((option) => isHere(option, land))));
  });
  /** What is lit in the land of a seat. Where nothing is, that stays the same nothing: such a land is not looked at. */
  litIn(seat: number): readonly Option[] {
    return this.litBySeat[this.lands.findIndex((land) => land.seat === seat)] ?? NO_OPTIONS;
  }
  readonly handCheck = $derived.by(() => HAND_CHECK.has(this.kind));
  /** The hand lies in the window of the hand check. */
  readonly checking = $derived.by(() => this.handCheck && !this.aside);
  readonly picking = $derived.by(() => this.options.filter((option) => option.verb === 'pick'));
  readonly laying = $derived.by(() =>
    this.choices.shown.filter((option) => option.verb === 'lay' || option.verb === 'put'),
  );
  /** Cards of the display that can be built now. */
  readonly erecting = $derived.by(
    () => new Set(this.options.filter((one) => one.verb === 'erect').map((one) => one.card ?? '')),
  );
  readonly central = $derived.by(
    () => new Set(this.options.filter((one) => CENTRAL.has(one.verb)).map((one) => one.verb)),
  );
  readonly picked = $derived.by(() => (this.intent.kind === 'card' ? this.intent.card : null));
  /** The card that is being placed goes to the other's land. */
  readonly abroad = $derived.by(
    () => this.picked !== null && this.given().faces[this.picked]?.slot?.startsWith('opponent') === true,
  );
  readonly begun = $derived.by(() => this.intent.kind !== 'none');
  /** How many choices are lit on the table. */
  readonly lit = $derived.by(() => this.choices.lit.length + (this.begun ? 0 : this.choices.hand.size));
  readonly offer = $derived.by(() => this.given().view.decision?.offer);
  readonly answering = $derived.by(() => this.kind === 'offer_answer' && this.offer !== undefined);
  readonly canOffer = $derived.by(
    () => this.given().onplan !== undefined && this.options.some((option) => option.verb === 'offer'),
  );
  /** While something is begun only what carries it on is offered; Cancel leads back to the rest. */
  readonly buttons = $derived.by(() => {
    const { buttons } = this.choices;
    return this.begun
      ? buttons.filter((option) => option.card !== undefined && option.card === this.picked)
      : buttons.filter((option) => option.verb !== 'offer' || this.given().onplan === undefined);
  });
  /** The turn of the other in which every question is passed. */
  private passedOn = $state(-1);
  /** Asked in the other's turn for an answer that may be left out. */
  readonly answerable = $derived.by(() => {
    const { view, seat } = this.given();
    return this.mine && view.active !== seat ? this.options.find((option) => option.verb === 'pass') : undefined;
  });
  /** There is nothing but to pass. */
  readonly empty = $derived.by(() => this.answerable !== undefined && this.options.length === 1);
  /** The answer that is given without asking: whatever one holds, and always after the same time. */
  readonly unasked = $derived.by(() => (this.passedOn === this.given().view.turn ? this.answerable : undefined));
  passOn(): void {
    this.passedOn = this.given().view.turn;
  }
  readonly ask = $derived.by(() => {
    const { intent } = this;
    if (intent.kind === 'none') return undefined;
    if (intent.kind === 'card') {
      const face = this.given().faces[intent.card];
      const placed = this.choices.lit.length > 0;
      if (placed && this.choices.lit.every((option) => option.stack !== undefined))
        return t('ask.stack', { card: face?.name ?? intent.card });
      return t(placed ? 'ask.place' : 'ask.play', { card: face?.name ?? intent.card, text: face?.text ?? '' });
    }
    if (intent.kind === 'central') return t('ask.place', { card: term('kind', intent.verb) });
    return t(`ask.${intent.kind}`);
  });
  /** Changes with every new decision. */
  readonly question = $derived.by(() => {
    const { turn, decision } = this.given().view;
    return decision === null
      ? ''
      : `${turn} ${decision.who} ${decision.kind} ${decision.card} ${decision.options.length}`;
  });

  /** A new decision starts with nothing begun. */
  startAnew(): void {
    this.intent = NOTHING;
    this.aside = false;
    if (this.opened === 'bank' || this.opened === 'trade') this.opened = 'none';
  }
  cancel(): void {
    this.intent = NOTHING;
  }
  choose(option: Option): void {
    if (option.verb === 'demolish' && this.sure === null) {
      this.sure = option;
      return;
    }
    this.sure = null;
    this.intent = NOTHING;
    this.opened = 'none';
    this.given().onchoose?.(option);
  }
  /** A card with places to choose from is picked first; so is one that is played, for that cannot be taken back. */
  pick(card: string): void {
    const ways = this.options.filter(
      (option) => option.card === card && option.verb !== 'demolish' && option.verb !== 'use',
    );
    const single = ways[0];
    const atOnce =
      single !== undefined && single.verb !== 'play' && (!onTable(single, this.places) || single.verb === 'lay');
    if (ways.length === 1 && atOnce) this.choose(single);
    else this.intent = this.picked === card ? NOTHING : { kind: 'card', card };
  }
  /** A card is taken up to be laid somewhere: its places are lit, nothing is decided yet. */
  lift(card: string): void {
    if (this.choices.hand.has(card) || this.erecting.has(card)) this.intent = { kind: 'card', card };
  }
  /** The card taken up is let go over the table: one that has no place of its own is played. */
  drop(): void {
    const ways = this.options.filter((option) => option.verb === 'play' && option.card === this.picked);
    if (ways.length === 1 && ways[0] !== undefined) this.choose(ways[0]);
  }
  zoom(face: CardFace): void {
    const { view, onwhy } = this.given();
    this.zoomed = { ...face, left: unseenCopies(face, view) };
    const unusable = this.seated && this.held.has(face.id) && !this.choices.hand.has(face.id);
    const verb = face.cls === 'action' ? 'play' : 'build';
    this.reasons = unusable ? (onwhy?.({ verb, card: face.id }) ?? null) : null;
  }
  /** Tells why what is wanted is not possible. */
  async why(wanted: Wanted): Promise<void> {
    const { onwhy, ontell } = this.given();
    if (onwhy !== undefined && this.seated) ontell?.(await onwhy(wanted));
  }
  /** Why the card that is being placed cannot go there. */
  whyAt(place: string): void {
    if (this.picked !== null) void this.why({ verb: 'build', card: this.picked, place });
  }
  enter(mode: 'demolish' | 'use'): void {
    this.intent = this.intent.kind === mode ? NOTHING : { kind: mode };
  }
  enterCentral(verb: Central): void {
    const ways = this.options.filter((option) => option.verb === verb);
    if (ways.length === 1 && ways[0] !== undefined) this.choose(ways[0]);
    else
      this.intent = this.intent.kind === 'central' && this.intent.verb === verb ? NOTHING : { kind: 'central', verb };
  }
  propose(made: Offer): void {
    this.opened = 'none';
    const side = (goods: Partial<Stock>, verb: 'give' | 'want'): Wanted[] =>
      RESOURCES.flatMap((resource) => Array.from({ length: goods[resource] ?? 0 }, () => ({ verb, resource })));
    this.given().onplan?.([
      { verb: this.answering ? 'counter' : 'offer' },
      ...side(made.give, 'give'),
      ...side(made.get, 'want'),
      { verb: 'propose' },
    ]);
  }
  /** Chooses the option of a verb, where there is one. */
  say(verb: Option['verb']): void {
    const option = this.options.find((one) => one.verb === verb);
    if (option !== undefined) this.choose(option);
  }
}
