import { describe, expect, it } from 'vitest';
import { boardLog, boardSample } from '../../demo/board';
import { missing, placeOf } from '../board';
import { isWanted } from '../../net/loose';
import { islandOf } from '../island';
import { answersTo } from './answers';
import { wishAt } from './asking';
import { barOptions } from './choices';
import { placeWords } from './places';
import { eachGood, nearCounters, wholeOffer } from './offers';
import { countRolls, expected } from './rolls';
import { spotAt } from './spots';

describe('a choice made in one go', () => {
  it('is told in the small steps of the engine', () => {
    expect(wholeOffer('offer', { wool: 2 }, { ore: 1 })).toEqual([
      { verb: 'offer' },
      { verb: 'give', resource: 'wool' },
      { verb: 'give', resource: 'wool' },
      { verb: 'want', resource: 'ore' },
      { verb: 'propose' },
    ]);
  });
  it('takes up an offer that is already begun', () => {
    expect(wholeOffer(null, {}, { ore: 1 })).toEqual([{ verb: 'want', resource: 'ore' }, { verb: 'propose' }]);
  });
  it('is found among what the server offers', () => {
    const offered = boardSample('discard').decision?.options ?? [];
    const [wish = { verb: 'end' as const }] = eachGood('discard', { brick: 1 });
    expect(offered.filter((option) => isWanted(option, wish))).toHaveLength(1);
    expect(offered.filter((option) => isWanted(option, { verb: 'roll' }))).toEqual([]);
  });
});

describe('asking why', () => {
  const view = boardSample(undefined);
  const island = islandOf(view);
  const seat = 1;
  const pointAt = (name: string) => island.spots.find((spot) => spot.at === name)?.point ?? { x: 0, y: 0 };
  it('knows what lies under a finger', () => {
    const corner = view.buildings[0]?.crossing ?? '';
    const path = view.roads[0]?.path ?? '';
    const hex = view.hexes[3]?.name ?? '';
    expect(spotAt(island.spots, pointAt(corner))).toEqual({ kind: 'crossing', at: corner });
    expect(spotAt(island.spots, pointAt(path))).toEqual({ kind: 'path', at: path });
    expect(spotAt(island.spots, pointAt(hex))).toEqual({ kind: 'hex', at: hex });
    expect(spotAt(island.spots, { x: 900, y: 0 })).toBeNull();
  });
  it('takes a touch of the own settlement for the wish for a city', () => {
    const at = view.crossings[0]?.name ?? '';
    const buildings = [{ crossing: at, seat, kind: 'settlement' as const }];
    expect(wishAt({ kind: 'crossing', at }, { buildings }, seat, null)).toEqual({ verb: 'city', crossing: at });
    expect(wishAt({ kind: 'crossing', at }, { buildings }, 0, null)).toEqual({ verb: 'settlement', crossing: at });
  });
});

describe('the dice', () => {
  it('are counted from the log, one for each turn', () => {
    const counts = countRolls(boardLog);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(boardSample(undefined).turns);
  });
  it('fall as often as the dots say', () => {
    expect([expected(7, 36), expected(2, 36), expected(12, 72)]).toEqual([6, 1, 2]);
  });
});

describe('answers to an offer', () => {
  it('are told apart: acceptance mirrors the offer, refusal stands in the log', () => {
    const view = boardSample('choose-partner');
    const log = [
      { n: 0, seq: 0, event: 'wanted' as const, seat: view.turn, resource: 'ore' as const, count: 1 },
      { n: 1, seq: 1, event: 'declined' as const, seat: 2 },
    ];
    expect(answersTo(view, log).map((one) => one.kind)).toEqual(['accepted', 'declined', 'waiting']);
    const asked = { ...view, decision: { who: 1, kind: 'answer-offer' as const, rule: '', left: null, options: [] } };
    expect(answersTo(asked, log, 3).map((one) => one.kind)).toEqual(['accepted', 'declined', 'answered']);
  });
  it('may be another offer', () => {
    const view = boardSample('choose-partner');
    const offers = view.offers.map((one) => (one.seat === 0 ? { ...one, wants: { wool: 1 } } : one));
    expect(answersTo({ ...view, offers }, [])[0]?.kind).toBe('countered');
  });
});

describe('options of the board', () => {
  const view = boardSample(undefined);
  const options = view.decision?.options ?? [];
  it('with places are lit where they lie', () => {
    const road = options.find((option) => option.verb === 'road');
    expect(view.paths.map((path) => path.name)).toContain(road === undefined ? '' : placeOf(road)?.at);
  });
  it('leave only what has no other place to the buttons', () => {
    expect(barOptions(options, 'trade-and-build').map((option) => option.verb)).toEqual(['end']);
    expect(barOptions(options, 'make-offer')).toEqual([]);
  });
  it('name a crossing by the hexes around it', () => {
    const inland = view.crossings.find((crossing) => crossing.hexes.length === 3);
    expect(placeWords(view, inland?.name ?? '').split(', ')).toHaveLength(3);
  });
  it('say what is missing', () => {
    expect(missing({ grain: 2, ore: 3 }, { grain: 3, ore: 1 })).toEqual({ ore: 2 });
  });
});

describe('counter-offers near at hand', () => {
  const offer = { seat: 0, gives: { wool: 1 }, wants: { ore: 1 } };
  it('ask one card more, or give another card of the hand', () => {
    expect(nearCounters(offer, { ore: 1, grain: 2, wool: 1 }, 3)).toEqual([
      { gives: { ore: 1 }, wants: { wool: 2 } },
      { gives: { grain: 1 }, wants: { wool: 1 } },
    ]);
  });
  it('never ask for more than there is, nor give what is not held', () => {
    expect(nearCounters(offer, { grain: 1 }, 1)).toEqual([{ gives: { grain: 1 }, wants: { wool: 1 } }]);
    expect(nearCounters(offer, { ore: 1 }, 1)).toEqual([]);
  });
});
