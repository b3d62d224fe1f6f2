/**
 * The channel of one game. A step is told in one message for each seat held; they are handed on together, so that
 * nothing is ever drawn half from one step and half from the next. After the first state the server tells what changed;
 * here that becomes a state again. The channel comes back by itself after the line was cut, asks only for what is new,
 * and repeats a decision that was under way only if the state it rested on is still the current one.
 */
import { changed } from './changes';
import type { ChangeMessage, ServerMessage, StateMessage, Wish } from './protocol';

export type Line = 'connecting' | 'open' | 'waiting' | 'closed';
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}
/** What a channel hands on: changes have become states. */
export type Heard = Exclude<ServerMessage, ChangeMessage>;
export interface ChannelOptions {
  open: () => Socket;
  tokens: readonly string[];
  lang: () => string;
  onmessage: (message: Heard) => void;
  online: (line: Line, code?: number) => void;
  later?: (run: () => void, milliseconds: number) => () => void;
}
/** Close codes after which trying again is of no use: no such game, a token of another game. */
const FINAL: ReadonlySet<number> = new Set([4403, 4404, 4409]);
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const REST = 400;

const timer = (run: () => void, milliseconds: number): (() => void) => {
  const id = setTimeout(run, milliseconds);
  return () => clearTimeout(id);
};

export class Channel {
  private socket: Socket | null = null;
  private lastSeq: number | null = null;
  /** How many messages tell one step: one for each seat held. */
  private each = 1;
  private arrived: StateMessage[] = [];
  /** The last state of each audience, to which changes are made. */
  private readonly known = new Map<number, StateMessage>();
  private pending: Extract<Wish, { type: 'act' }> | null = null;
  /** A decision was under way when the line was cut; it may be sent once more. */
  private repeat = false;
  private wait = FIRST_WAIT;
  private stopped = false;
  private cancel: (() => void) | null = null;
  private readonly later: (run: () => void, milliseconds: number) => () => void;

  constructor(private readonly options: ChannelOptions) {
    this.later = options.later ?? timer;
    this.connect();
  }

  /** Sends a wish; while the line is cut only a decision is kept, everything else is let go. */
  send(wish: Wish): boolean {
    if (wish.type === 'act') this.pending = wish;
    if (this.socket === null) return false;
    this.socket.send(JSON.stringify(wish));
    return true;
  }

  close(): void {
    this.stopped = true;
    this.cancel?.();
    this.socket?.close();
    this.socket = null;
  }

  /** Tries at once instead of waiting: the browser is back on the net, or the player asks for it. */
  hurry(): void {
    if (this.socket !== null || this.stopped) return;
    this.cancel?.();
    this.connect();
  }

  private connect(): void {
    this.options.online('connecting');
    const socket = this.options.open();
    socket.onopen = () => {
      socket.send(
        JSON.stringify({
          type: 'hello',
          tokens: this.options.tokens,
          last_seq: this.lastSeq,
          changes: true,
          lang: this.options.lang(),
        }),
      );
      this.socket = socket;
      this.repeat = this.pending !== null;
      this.arrived = [];
      this.wait = FIRST_WAIT;
      this.options.online('open');
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.lost(event.code);
  }

  private hear(told: ServerMessage): void {
    const message = told.type === 'change' ? this.next(told) : told;
    if (message === null) return;
    if (message.type === 'welcome') this.each = Math.max(1, message.seats.length);
    if (message.type === 'state') {
      this.known.set(message.audience, message);
      this.arrived = [...this.arrived.filter((one) => one.seq === message.seq), message];
      if (this.arrived.length < this.each) return;
      this.lastSeq = message.seq;
      if (this.pending !== null && message.seq > this.pending.seq) this.pending = null;
      else if (this.pending !== null && this.repeat) {
        this.repeat = false;
        this.socket?.send(JSON.stringify(this.pending));
      }
    } else if (message.type === 'refused' && message.re === 'act') this.pending = null;
    else if (message.type === 'refused' && message.faults[0]?.code === 'too_fast' && this.pending !== null) {
      const again = this.pending;
      this.later(() => this.pending === again && this.socket?.send(JSON.stringify(again)), REST);
      return;
    }
    if (message.type !== 'state') this.options.onmessage(message);
    else for (const one of this.arrived.splice(0)) this.options.onmessage(one);
  }

  /** The state a change leads to. Without the one it is made to, everything is asked for again on a new line. */
  private next(told: ChangeMessage): StateMessage | null {
    const before = this.known.get(told.audience);
    if (before?.seq === told.since) return changed(before, told);
    this.socket?.close();
    return null;
  }

  private lost(code: number): void {
    this.socket = null;
    if (this.stopped || FINAL.has(code)) {
      this.options.online('closed', code);
      return;
    }
    this.options.online('waiting', code);
    this.cancel = this.later(() => this.connect(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }
}
