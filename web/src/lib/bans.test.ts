import { describe, expect, it } from 'vitest';
import { bansIn, withoutBans } from './bans';
import type { Land, Option } from './view';

const laid = (card: string, owner: number, target: number) => ({ card, owner, target, place: 89 });
const land = (seat: number, ...cards: ReturnType<typeof laid>[]): Land => ({ seat, laid: cards }) as unknown as Land;
const buyOff: Option = { verb: 'use', text: 'use ban laid 2', card: 'ban', place: 89, way: 2 };

describe('bans', () => {
  const lands = [land(0, laid('ban', 1, 2), laid('chancellor', 0, 1)), land(1, laid('ban', 0, 0))];
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
