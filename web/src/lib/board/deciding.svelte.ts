/**
 * A player at the island who decides: what is begun, which window is open, what can be chosen now.
 * The options themselves come from the server; nothing here knows a rule.
 */
import type { AnyWish, Fault } from '../../net/protocol';
import { peopleOf, placeOf } from '../board';
import type {
  BoardDecision,
  BoardOffer,
  BoardOption,
  BoardView,
  BoardWish,
  DevCard,
  Goods,
  Place,
  Spot,
  Ware,
} from '../board';
import { say, isBoardKey } from '../i18n/board';
import { islandOf } from '../island';
import { labelOf } from '../labels';
import type { Option } from '../view';
import { wishAt } from './asking';
import type { Buildable } from './asking';
import { barOptions, isShop, placeLabel } from './choices';
import { eachGood, wholeOffer } from './offers';

/** What is opened by hand; a decision that needs a window opens it by itself, unless it was put aside. */
export type Opened = 'none' | 'bank' | 'offer' | 'counter' | 'monopoly' | 'log' | 'rolls' | 'aside';
/** What the table is given from outside. */
export interface Given {
  view: BoardView;
  seat: number;
  seats: readonly number[];
  /** Several decisions are on their way to the server. */
  sending: boolean;
  onchoose?: (option: BoardOption) => void;
  onplan?: (wishes: readonly AnyWish[]) => void;
  onwhy?: (wish: BoardWish) => Promise<readonly Fault[]>;
  ontell?: (faults: readonly Fault[]) => void;
  /** The only options a lesson allows now; empty for all. */
  only?: readonly string[];
}
/** Why an offer is declined without asking: it cannot be paid, or nothing more is to be heard in this turn or at all. */
export type Unheard = 'cannot' | 'turn' | 'all';
/** An offer that was declined without asking. */
export interface Declined {
  why: Unheard;
  offer: BoardOffer;
  turn: number;
}

export class BoardDeciding {
  opened = $state<Opened>('none');
  /** The thing chosen in the shop; only its places are lit. */
  wanted = $state<Buildable | null>(null);
  /** Whose longest road is pointed at. */
  traced = $state<number | null>(null);

  constructor(private readonly given: () => Given) {}

  private readonly view = $derived.by(() => this.given().view);
  readonly decision = $derived.by(() => this.view.decision);
  readonly own = $derived.by(() => this.view.players[this.given().seat] ?? this.view.players[0]);
  readonly holds = $derived.by(() => this.own !== undefined && this.given().seats.includes(this.own.seat));
  readonly names = $derived.by(() => this.view.players.map((player) => player.name));
  readonly others = $derived.by(() => this.view.players.filter((player) => player.seat !== this.own?.seat));
  readonly maker = $derived.by(() => this.view.players[this.view.turn]);
  readonly people = $derived.by(() => this.view.players.map(peopleOf));
  readonly mine = $derived.by(() => this.decision !== null && this.given().seats.includes(this.decision.who));
  /** While several decisions are under way nothing can be chosen. */
  readonly options: readonly BoardOption[] = $derived.by(() => {
    const { sending, only = [] } = this.given();
    const all = this.mine && !sending ? (this.decision?.options ?? []) : [];
    return all.filter((option) => only.length === 0 || only.includes(option.text));
  });
  readonly kind: BoardDecision['kind'] | '' = $derived.by(() =>
    this.mine && !this.given().sending ? (this.decision?.kind ?? '') : '',
  );
  readonly island = $derived.by(() => {
    const shown = islandOf(this.view);
    return { ...shown, pieces: shown.pieces.map((piece) => ({ ...piece, seat: this.people[piece.seat] ?? 0 })) };
  });
  readonly lit = $derived.by(() =>
    this.options.flatMap((option): Place[] => {
      const place = placeOf(option);
      return place === null || (this.wanted !== null && option.verb !== this.wanted)
        ? []
        : [{ ...place, label: placeLabel(this.view, option, place.at) }];
    }),
  );
  readonly trail = $derived.by(() => (this.traced === null ? [] : (this.view.players[this.traced]?.trail ?? [])));
  readonly buttons = $derived.by(() => barOptions(this.options, this.kind));
  readonly banking = $derived.by(() => this.options.filter((option) => option.verb === 'sea-trade'));
  readonly trading = $derived.by(() => this.options.some((option) => option.verb === 'offer'));
  /** What can be bought now; founding and free roads are not bought. */
  readonly shop = $derived.by(() =>
    this.kind.startsWith('found') || this.kind === 'free-road'
      ? []
      : this.options.filter((option) => isShop(option.verb)),
  );
  /** The offer of the player whose turn it is. */
  readonly offered = $derived.by(() => this.view.offers.find((one) => one.seat === this.view.turn) ?? null);
  /** The turn in which no more offers are heard, and whether none are heard at all. */
  private deafIn = $state(-1);
  deaf = $state(false);
  readonly muted = $derived.by(() => this.deaf || this.deafIn === this.view.turns);
  /** What was declined without asking in this turn. */
  private last = $state.raw<Declined | null>(null);
  readonly declined = $derived.by(() => (this.last?.turn === this.view.turns ? this.last : null));
  /** Why the offer is declined by itself; the same short time after it was made, whatever the reason. */
  readonly unheard = $derived.by((): Unheard | undefined => {
    if (this.kind !== 'answer-offer' || this.opened === 'counter' || (this.given().only ?? []).length > 0)
      return undefined;
    if (this.muted) return this.deaf ? 'all' : 'turn';
    return this.options.some((option) => option.verb === 'accept') ? undefined : 'cannot';
  });
  readonly composing = $derived.by(() => this.kind === 'make-offer' || this.kind === 'make-counter-offer');
  /** Cards are to be chosen: given back after a seven, or taken by invention. */
  readonly choosing = $derived.by(() =>
    this.kind === 'discard' ? ('discard' as const) : this.kind === 'take-resource' ? ('take' as const) : null,
  );
  readonly ask = $derived.by(() => {
    if (this.given().sending) return say('ask.sending');
    const key = `ask.${this.wanted ?? this.decision?.kind ?? ''}`;
    return isBoardKey(key) ? say(key, { left: this.decision?.left ?? 0, name: this.maker?.name ?? '' }) : undefined;
  });
  readonly phase = $derived.by(() => {
    const kind = this.decision?.kind ?? '';
    return kind.startsWith('found') ? 'setup' : kind === 'before-roll' ? 'before_roll' : 'main';
  });

  /** A new decision starts with nothing begun. */
  startAnew(): void {
    this.wanted = null;
    if (this.opened !== 'log' && this.opened !== 'rolls') this.opened = 'none';
  }
  close(): void {
    this.opened = 'none';
  }
  choose(option: BoardOption): void {
    this.opened = 'none';
    this.wanted = null;
    this.given().onchoose?.(option);
  }
  /** Hears no more offers: in this turn, or until one listens again. The one on the table is declined, too. */
  mute(how: 'turn' | 'all'): void {
    this.deafIn = this.view.turns;
    this.deaf = how === 'all';
  }
  listen(): void {
    this.deafIn = -1;
    this.deaf = false;
  }
  declineUnheard(): void {
    const option = this.options.find((one) => one.verb === 'decline');
    if (this.unheard === undefined || option === undefined || this.offered === null) return;
    this.last = { why: this.unheard, offer: this.offered, turn: this.view.turns };
    this.choose(option);
  }
  /** The option behind a button or a lit place; offers are put together first. */
  chooseText(text: string): void {
    const option = this.options.find((one) => one.text === text);
    if (option === undefined) return;
    if (option.verb === 'offer' || option.verb === 'counter') this.opened = option.verb;
    else this.choose(option);
  }
  /** A development card: only a monopoly has to be told something more. */
  play(ways: readonly BoardOption[]): void {
    const only = ways[0];
    if (ways.length === 1 && only !== undefined) this.choose(only);
    else this.opened = 'monopoly';
  }
  withdraw(): void {
    const back = this.options.find((option) => option.verb === 'withdraw');
    if (back !== undefined) this.choose(back);
  }
  propose(begin: 'offer' | 'counter' | null, gives: Goods, wants: Goods): void {
    this.send(wholeOffer(begin, gives, wants));
  }
  settle(verb: 'discard' | 'take', goods: Goods): void {
    this.send(eachGood(verb, goods));
  }
  private send(wishes: readonly AnyWish[]): void {
    this.opened = 'none';
    this.given().onplan?.(wishes);
  }
  /** What a button of the decision bar is called. */
  word(option: Option): string {
    if (option.verb === 'withdraw' && this.kind === 'choose-partner') return say('offer.nobody');
    const key = `verb.${option.verb}`;
    const player = option.seat === undefined ? undefined : this.view.players[option.seat];
    return isBoardKey(key)
      ? say(key, { name: player?.name ?? '', count: player?.hand_size ?? 0 })
      : labelOf(option, {});
  }

  /** Why a thing of the shop cannot be built or bought. */
  whyThing(verb: Ware): Promise<void> {
    return this.why({ verb });
  }
  /** Why a development card cannot be played; a point card never is. */
  async whyCard(card: DevCard): Promise<void> {
    if (card !== 'point') await this.why({ verb: card });
  }
  /** Why nothing can be done at an unlit spot of the island. */
  async whySpot(spot: Spot): Promise<void> {
    if (!this.mine || this.given().sending) return;
    if ((spot.kind === 'hex') !== (this.kind === 'move-robber')) return;
    await this.why(wishAt(spot, this.view, this.own?.seat ?? 0, this.wanted));
  }
  private async why(wish: BoardWish): Promise<void> {
    const { onwhy, ontell } = this.given();
    if (this.holds && onwhy !== undefined) ontell?.(await onwhy(wish));
  }
}
