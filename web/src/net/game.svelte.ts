/** One game as this browser knows it: the newest state of every audience held, the log, the people around the table. */
import { settings } from '../lib/settings.svelte';
import type { LogEntry } from '../lib/log';
import { channelAddress } from './api';
import { Channel } from './channel';
import type { Heard, Line, Socket } from './channel';
import { askedHere } from './asked';
import { isWanted } from './loose';
import type { AnyWish, Fault, GameInfo, Reasons, StateMessage, TableMessage, Wish } from './protocol';

export interface Notice {
  id: number;
  kind: 'news' | 'refusal';
  text: string;
  rule?: string;
}
const LONGEST_NOTICE = 12_000;

/** So long what came waits at most to be drawn: a page nobody sees has no frames. */
const UNSEEN = 100;

interface Told {
  states: Readonly<Record<number, StateMessage>>;
  logs: Readonly<Record<number, readonly LogEntry[]>>;
}

export class GameStore {
  info = $state.raw<GameInfo | null>(null);
  table = $state.raw<TableMessage | null>(null);
  /** States and logs are one: whoever reads both is told once. */
  private told = $state.raw<Told>({ states: {}, logs: {} });
  seats = $state.raw<readonly number[]>([]);
  line = $state<Line>('connecting');
  /** Why the channel was closed for good. */
  closed = $state<number | null>(null);
  /** A decision is on its way: nothing else can be chosen until it is answered. */
  busy = $state(false);
  /** Several decisions in a row are under way, and the last of them is not yet answered. */
  sending = $state(false);
  notices = $state.raw<readonly Notice[]>([]);
  private readonly channel: Channel;
  private readonly asked = new Map<number, (answer: Reasons) => void>();
  private plan: AnyWish[] = [];
  /** The seat whose decision is on its way. */
  private actor = -1;
  /** The state it rests on. */
  private acted = -1;
  private count = 0;
  /** States that came since the page was drawn last: what nobody would see is never drawn. */
  private arrived: StateMessage[] = [];
  /** They will be drawn. */
  private drawing = false;
  /** The frame that shows an answer: what others do meanwhile waits for the next. */
  private answered = -1;

  constructor(
    readonly id: string,
    readonly tokens: readonly string[],
  ) {
    this.channel = new Channel({
      open: () => new WebSocket(channelAddress(id)) as unknown as Socket,
      tokens,
      lang: () => settings.language,
      onmessage: (message) => this.hear(message),
      online: (line, code) => {
        this.line = line;
        if (line === 'closed') this.closed = code ?? 0;
        if (line !== 'open') this.rest();
      },
    });
  }

  get states(): Told['states'] {
    return this.told.states;
  }
  get logs(): Told['logs'] {
    return this.told.logs;
  }
  get over(): StateMessage['over'] {
    return this.table?.over ?? this.info?.over ?? null;
  }
  /** Whom the newest states ask of the seats held here: the first, where several are asked at once. */
  get deciding(): number | null {
    return askedHere(Object.values(this.states), this.seats);
  }

  private hear(message: Heard): void {
    switch (message.type) {
      case 'welcome':
        this.info = message.game;
        this.seats = message.seats;
        break;
      case 'state':
        this.arrived.push(message);
        if (message.audience !== this.actor || !this.busy || message.seq <= this.acted) this.soon();
        // What follows in a plan need not wait until this is drawn.
        else if (this.plan.length > 0) this.goOn(message);
        // An answer is drawn at once; where people share the screen, whoever is asked after it is known a moment later.
        else if (this.seats.length > 1) this.soon();
        else this.answer();
        break;
      case 'table':
        this.table = message;
        break;
      case 'refused':
        this.rest();
        if (message.faults[0]?.code !== 'stale') this.tell('refusal', message.faults);
        break;
      case 'reasons': {
        const answer = this.asked.get(message.id ?? -1);
        this.asked.delete(message.id ?? -1);
        answer?.(message);
        break;
      }
    }
  }

  private soon(): void {
    if (this.drawing || this.arrived.length === 0) return;
    this.drawing = true;
    const draw = (now: number): void => {
      if (now === this.answered) frame = requestAnimationFrame(draw);
      else {
        clearTimeout(late);
        this.show();
      }
    };
    let frame = requestAnimationFrame(draw);
    const late = setTimeout(() => (cancelAnimationFrame(frame), this.show()), UNSEEN);
  }
  private answer(): void {
    this.show();
    requestAnimationFrame((now) => (this.answered = now));
  }
  /** Everything that came is drawn at one go. */
  private show(): void {
    this.drawing = false;
    if (this.arrived.length === 0) return;
    const states = { ...this.states };
    const logs = { ...this.logs };
    const came = this.arrived;
    this.arrived = [];
    for (const message of came) {
      states[message.audience] = message;
      logs[message.audience] = joined(logs[message.audience] ?? [], message.log);
      if (message.over !== null && this.info !== null) this.info = { ...this.info, over: message.over };
    }
    this.told = { states, logs };
    // The others' states of the same step do not answer for the one who acted.
    const own = came.findLast((message) => message.audience === this.actor);
    if (own !== undefined && this.plan.length === 0 && own.seq > this.acted) this.goOn(own);
  }

  private next(): number {
    this.count += 1;
    return this.count;
  }
  private send(wish: Wish): boolean {
    return this.channel.send(wish);
  }

  /** Sends a decision of the player who is asked now. */
  act(text: string): void {
    const state = this.states[this.deciding ?? -1];
    if (state !== undefined && !this.busy) this.decide(state, text);
  }
  private decide(state: StateMessage, text: string): void {
    this.busy = true;
    this.actor = state.audience;
    this.acted = state.seq;
    if (this.notices.length > 0) this.notices = []; // they spoke of the position before
    this.send({ type: 'act', seq: state.seq, text, seat: state.audience, id: this.next() });
  }

  /** Several decisions in a row, such as an offer put together good by good; it stops where one is not possible. */
  actAll(wishes: readonly AnyWish[]): void {
    const state = this.states[this.deciding ?? -1];
    if (state === undefined || this.busy) return;
    this.plan = [...wishes];
    this.sending = true;
    this.goOn(state);
  }
  private goOn(state: StateMessage): void {
    const wanted = this.plan.shift();
    const option = state.view.decision?.options.find((one) => wanted !== undefined && isWanted(one, wanted));
    if (option !== undefined) this.decide(state, option.text);
    else this.rest();
  }
  /** Nothing is under way any more; what was planned is given up. */
  private rest(): void {
    this.busy = false;
    this.sending = false;
    this.plan = [];
    this.soon();
  }

  undo(seat: number): void {
    const state = this.states[seat];
    if (state === undefined || this.busy) return;
    this.actor = seat;
    this.acted = -1;
    this.busy = this.send({ type: 'undo', seq: state.seq, seat, id: this.next() });
  }
  /** Why something is not possible; the answer comes from the rules themselves. */
  why(wish: AnyWish, seat: number): Promise<Reasons> {
    return new Promise((resolve) => {
      const id = this.next();
      this.asked.set(id, resolve);
      this.send({ type: 'why', option: wish, seat, id });
    });
  }
  ask(type: 'offer_end' | 'accept_end' | 'decline_end' | 'resign' | 'rematch' | 'replace', seat: number): void {
    this.send({ type, seat, id: this.next() });
  }
  speak(lang: string): void {
    this.send({ type: 'lang', lang });
  }
  hurry(): void {
    this.channel.hurry();
  }
  close(): void {
    this.channel.close();
  }

  tell(kind: Notice['kind'], faults: readonly Pick<Fault, 'sentence' | 'hint' | 'rule'>[]): void {
    const notices = faults.slice(0, 3).map((fault) => ({
      id: this.next(),
      kind,
      text: [fault.sentence, fault.hint].filter((part) => part !== '').join(' '),
      rule: fault.rule === '' ? undefined : fault.rule,
    }));
    this.notices = [...notices];
    for (const notice of notices) setTimeout(() => this.dismiss(notice.id), LONGEST_NOTICE);
  }
  dismiss(id: number): void {
    this.notices = this.notices.filter((one) => one.id !== id);
  }
}

/** Entries from `from` on replace what was there: that is how an undo shortens the log. */
export function joined(
  before: readonly LogEntry[],
  told: { from: number; entries: readonly LogEntry[] },
): readonly LogEntry[] {
  return [...before.filter((entry) => entry.n < told.from), ...told.entries];
}
