import { describe, expect, it } from 'vitest';
import { boardLog, boardSample } from '../../demo/board';
import { missing, placeOf } from '../board';
import { edgePlace, hexCentre, vertexPoint } from '../hex';
import { answersTo } from './answers';
import { pathsOf, usesOf, wishAt } from './asking';
import { barOptions } from './choices';
import { placeWords } from './places';
import { goodsTexts, offerTexts } from './offers';
import { countRolls, expected } from './rolls';
import { spotAt } from './spots';
import { trailOf } from './trail';

describe('a choice made in one go', () => {
  it('is told in the small steps of the engine', () => {
    expect(offerTexts('offer', { wool: 2 }, { ore: 1 })).toEqual([
      'offer',
      'give wool',
      'give wool',
      'want ore',
      'propose',
    ]);
  });
  it('takes up an offer that is already begun', () => {
    expect(offerTexts(null, {}, { ore: 1 })).toEqual(['want ore', 'propose']);
  });
  it('is made of what the server offers', () => {
    const offered = (boardSample('discard').decision?.options ?? []).map((option) => option.text);
    expect(offered).toEqual(expect.arrayContaining(goodsTexts('discard', { brick: 1 })));
  });
});

describe('asking why', () => {
  const view = boardSample(undefined);
  const seat = 1;
  it('names places as the server does', () => {
    const roads = (view.decision?.options ?? [])
      .filter((option) => option.verb === 'road')
      .map((option) => option.text);
    expect(usesOf('road', view, seat)).toEqual(expect.arrayContaining(roads.slice(0, 1)));
    expect(pathsOf(view.hexes)).toHaveLength(72);
    expect(pathsOf(view.hexes)).toEqual(expect.arrayContaining(view.roads.map((road) => road.name)));
  });
  it('looks for a city at the own settlements', () => {
    const town = view.buildings.find((one) => one.seat === seat && one.kind === 'settlement');
    if (town !== undefined) expect(usesOf('city', view, seat)).toContain(`build city ${town.name}`);
    expect(usesOf('buy', view, seat)).toEqual(['buy card']);
  });
  it('knows what lies under a finger', () => {
    const corner = view.buildings[0]?.name ?? '';
    const path = view.roads[0]?.name ?? '';
    expect(spotAt(view.hexes, vertexPoint(corner))).toEqual({ kind: 'vertex', at: corner });
    expect(spotAt(view.hexes, edgePlace(path))).toEqual({ kind: 'edge', at: path });
    expect(spotAt(view.hexes, hexCentre(1, -1))).toEqual({ kind: 'hex', at: '1,-1' });
    expect(spotAt(view.hexes, { x: 900, y: 0 })).toBeNull();
  });
  it('takes a touch of the own settlement for the wish for a city', () => {
    const buildings = [{ vertex: 0, name: 'N0,0', seat, kind: 'settlement' as const }];
    expect(wishAt({ kind: 'vertex', at: 'N0,0' }, { ...view, buildings }, seat, null)).toBe('build city N0,0');
    expect(wishAt({ kind: 'vertex', at: 'N0,0' }, { ...view, buildings }, 0, null)).toBe('build settlement N0,0');
  });
});

describe('a trail', () => {
  const road = (name: string, seat: number) => ({ edge: 0, name, seat });
  const players = (length: number) => boardSample(undefined).players.map((one) => ({ ...one, road_length: length }));
  const line = [road('N0,0>S1,-1', 0), road('N0,1>S1,-1', 0), road('N0,1>S0,0', 0)];

  it('runs along the own roads without a gap', () => {
    expect(trailOf({ roads: line, buildings: [], players: players(3) }, 0)).toHaveLength(3);
  });
  it('does not pass a foreign building', () => {
    const buildings = [{ vertex: 0, name: 'N0,1', seat: 1, kind: 'settlement' as const }];
    expect(trailOf({ roads: line, buildings, players: players(2) }, 0)).toEqual(['N0,0>S1,-1', 'N0,1>S1,-1']);
  });
  it('is as long as the server says for every player of a real game', () => {
    const view = boardSample(undefined);
    for (const player of view.players) expect(trailOf(view, player.seat)).toHaveLength(player.road_length);
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
      { n: 0, seq: 0, event: 'wanted', seat: view.turn, a: 4, b: 1, c: 0 },
      { n: 1, seq: 1, event: 'declined', seat: 0, a: 0, b: 0, c: 0 },
    ];
    expect(answersTo(view, log).map((one) => one.kind)).toEqual(['declined', 'accepted', 'accepted']);
  });
  it('may be another offer', () => {
    const view = boardSample('choose-partner');
    const offers = view.offers.map((one) => (one.seat === 2 ? { ...one, wants: { wool: 1 } } : one));
    expect(answersTo({ ...view, offers }, [])[1]?.kind).toBe('countered');
  });
});

describe('options of the board', () => {
  const view = boardSample(undefined);
  const options = view.decision?.options ?? [];
  it('with places are lit where they lie', () => {
    const road = options.find((option) => option.verb === 'road');
    expect(road === undefined ? null : placeOf(road)?.at).toBe(road?.text.split(' ').at(-1));
  });
  it('leave only what has no other place to the buttons', () => {
    expect(barOptions(options, 'trade-and-build').map((option) => option.verb)).toEqual(['end']);
    expect(barOptions(options, 'make-offer')).toEqual([]);
  });
  it('name a crossing by the hexes around it', () => {
    expect(placeWords(view, 'N0,0').split(', ')).toHaveLength(3);
  });
  it('say what is missing', () => {
    expect(missing({ grain: 2, ore: 3 }, { grain: 3, ore: 1 })).toEqual({ ore: 2 });
  });
});
