import { describe, expect, it } from 'vitest';
import { Channel } from './channel';
import type { Heard, Line, Socket } from './channel';

class FakeSocket implements Socket {
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  told(): Record<string, unknown>[] {
    return this.sent.map((text) => JSON.parse(text) as Record<string, unknown>);
  }
}
const state = (seq: number, audience = 0) => ({
  type: 'state',
  seq,
  audience,
  view: {},
  log: { from: 0, entries: [] },
});

function line() {
  const sockets: FakeSocket[] = [];
  const waits: number[] = [];
  const due: (() => void)[] = [];
  const lines: Line[] = [];
  const heard: Heard[] = [];
  const channel = new Channel({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    tokens: ['abc'],
    lang: () => 'de',
    onmessage: (message) => heard.push(message),
    online: (now) => lines.push(now),
    later: (run, milliseconds) => {
      waits.push(milliseconds);
      due.push(run);
      return () => due.splice(due.indexOf(run), 1);
    },
  });
  const at = (index: number): FakeSocket => sockets[index] as FakeSocket;
  return { channel, at, sockets, waits, due, lines, heard };
}

describe('the channel of a game', () => {
  it('greets with its tokens and asks for everything', () => {
    const { at } = line();
    at(0).onopen?.();
    expect(at(0).told()).toEqual([{ type: 'hello', tokens: ['abc'], last_seq: null, changes: true, lang: 'de' }]);
  });

  it('comes back after a cut, waits longer each time, and asks only for what is new', () => {
    const { at, waits, due, lines } = line();
    at(0).onopen?.();
    at(0).say(state(7));
    at(0).onclose?.({ code: 1006 });
    expect(lines.at(-1)).toBe('waiting');
    due.shift()?.();
    at(1).onclose?.({ code: 1006 });
    due.shift()?.();
    at(2).onopen?.();
    expect(waits).toEqual([250, 500]);
    expect(at(2).told()[0]).toMatchObject({ type: 'hello', last_seq: 7 });
    expect(lines.at(-1)).toBe('open');
  });

  it('hands a step on once it has come for every seat held, and after a cut asks for what came by half', () => {
    const { at, due, heard } = line();
    const seqs = () => heard.flatMap((one) => (one.type === 'state' ? [[one.audience, one.seq]] : []));
    at(0).onopen?.();
    at(0).say({ type: 'welcome', seats: [0, 1] });
    at(0).say(state(3, 0));
    expect(seqs()).toEqual([]);
    at(0).say(state(3, 1));
    expect(seqs()).toEqual([
      [0, 3],
      [1, 3],
    ]);
    at(0).say(state(4, 0));
    at(0).onclose?.({ code: 1006 });
    due.shift()?.();
    at(1).onopen?.();
    expect(at(1).told()[0]).toMatchObject({ type: 'hello', last_seq: 3 });
    at(1).say(state(4, 0));
    expect(seqs()).toHaveLength(2);
    at(1).say(state(4, 1));
    expect(seqs()).toHaveLength(4);
  });

  it('makes the next state out of what changed', () => {
    const { at, heard } = line();
    at(0).onopen?.();
    at(0).say({ ...state(3), view: { turn: 1, lands: [{ points: 2 }, { points: 3 }] }, over: null });
    const before = JSON.stringify(heard[0]);
    at(0).say({
      type: 'change',
      seq: 5,
      since: 3,
      audience: 0,
      set: [
        [['view', 'lands', 1, 'points'], 4],
        [['over'], { winners: [1] }],
      ],
      log: { from: 7, entries: [] },
    });
    expect(heard[1]).toEqual({
      ...state(5),
      view: { turn: 1, lands: [{ points: 2 }, { points: 4 }] },
      over: { winners: [1] },
      log: { from: 7, entries: [] },
    });
    expect(JSON.stringify(heard[0])).toBe(before);
  });

  it('asks for everything again when it does not have what the change is made to', () => {
    const { at, due, heard } = line();
    at(0).onopen?.();
    at(0).say(state(3));
    at(0).say({ type: 'change', seq: 5, since: 4, audience: 0, set: [], log: { from: 0, entries: [] } });
    expect(heard).toHaveLength(1);
    due.shift()?.();
    at(1).onopen?.();
    expect(at(1).told()[0]).toMatchObject({ type: 'hello', last_seq: 3 });
  });

  it('repeats a decision only while the state it rests on still holds', () => {
    const { channel, at, due } = line();
    at(0).onopen?.();
    at(0).say(state(3));
    channel.send({ type: 'act', seq: 3, text: 'road R1', id: 1 });
    at(0).onclose?.({ code: 1006 });
    due.shift()?.();
    at(1).onopen?.();
    at(1).say(state(3));
    expect(at(1).told()[1]).toEqual({ type: 'act', seq: 3, text: 'road R1', id: 1 });
    at(1).onclose?.({ code: 1006 });
    due.shift()?.();
    at(2).onopen?.();
    at(2).say(state(4));
    expect(at(2).told()).toHaveLength(1);
  });

  it('gives up where the game is gone or the token belongs to another one', () => {
    const { at, due, lines } = line();
    at(0).onclose?.({ code: 4404 });
    expect(lines.at(-1)).toBe('closed');
    expect(due).toHaveLength(0);
  });

  it('slows down when told that it was too fast', () => {
    const { channel, at, due, heard } = line();
    at(0).onopen?.();
    at(0).say(state(3));
    channel.send({ type: 'act', seq: 3, text: 'end', id: 1 });
    at(0).say({ type: 'refused', re: '', id: null, seq: 3, kind: 'protocol', faults: [{ code: 'too_fast' }] });
    due.shift()?.();
    expect(
      at(0)
        .told()
        .filter((one) => one['type'] === 'act'),
    ).toHaveLength(2);
    expect(heard.every((one) => one.type === 'state')).toBe(true);
  });
});
