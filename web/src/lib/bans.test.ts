import { describe, expect, it } from 'vitest';
import { bansIn, withoutBans } from './bans';
import type { Land, Option } from './view';

const ban = (owner: number, bars: number | null) => ({
  card: 'ban',
  owner,
  place: 'laid',
  bars,
  way: bars === null ? 0 : bars + 1,
});
const chancellor = { card: 'chancellor', owner: 0, place: 'laid' };
const land = (seat: number, ...laid: object[]): Land => ({ seat, laid }) as unknown as Land;
const buyOff: Option = { verb: 'use', text: 'use ban laid 2', card: 'ban', place: 'laid', way: 2 };

describe('bans', () => {
  const lands = [land(0, ban(1, 1), chancellor), land(1, ban(0, null))];
  it('lie on a stack or on the discard pile and bind the player in whose land they count', () => {
    expect(bansIn(lands, [])).toEqual([
      { card: 'ban', stack: 1, victim: 0, owner: 1, option: undefined },
      { card: 'ban', stack: null, victim: 1, owner: 0, option: undefined },
    ]);
  });
  it('know how to end the one that can be bought off', () => {
    expect(bansIn(lands, [buyOff]).map((ban) => ban.option?.text)).toEqual(['use ban laid 2', undefined]);
  });
  it('are not among the cards a player laid out', () => {
    expect(lands.flatMap((one) => withoutBans(one).laid ?? []).map((one) => one.card)).toEqual(['chancellor']);
  });
});
