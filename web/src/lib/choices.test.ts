import { describe, expect, it } from 'vitest';
import { onTable, sortChoices } from './choices';
import type { Option } from './view';

const options: Option[] = [
  { code: 1, verb: 'end', text: 'end' },
  { code: 2, verb: 'road', text: 'road', gap: 7 },
  { code: 3, verb: 'build', text: 'build', card: 'kloster', place: 11, column: 5, row: 1 },
  { code: 4, verb: 'play', text: 'play', card: 'spion' },
  { code: 5, verb: 'bank', text: 'bank', give: 'ore', get: 'wool', rate: 3 },
  { code: 6, verb: 'demolish', text: 'demolish', card: 'markt', place: 10, column: 5, row: 0, seat: 0 },
  { code: 7, verb: 'build', text: 'build', card: 'bordell', place: 13, column: 6, row: 1, abroad: true },
];
const held = new Set(['kloster', 'spion', 'bordell']);
const codes = (list: readonly Option[]): number[] => list.map((option) => option.code);

describe('the options of a decision', () => {
  it('light only places that need no card, until a card of the hand is picked', () => {
    const choices = sortChoices(options, 0, held, { kind: 'none' });
    expect(codes(choices.lit)).toEqual([2]);
    expect([...choices.hand]).toEqual(['kloster', 'spion', 'bordell']);
    expect(codes(choices.buttons)).toEqual([1]);
  });
  it('light the places of the picked card alone', () => {
    expect(codes(sortChoices(options, 0, held, { kind: 'card', card: 'kloster' }).lit)).toEqual([3]);
  });
  it("light a card built abroad in the opponent's land", () => {
    expect(sortChoices(options, 0, held, { kind: 'card', card: 'bordell' }).lit[0]?.seat).toBe(1);
  });
  it('never offer tearing down before it is asked for', () => {
    const before = sortChoices(options, 0, held, { kind: 'none' });
    expect([codes(before.lit), before.modes]).toEqual([[2], ['demolish']]);
    expect(codes(sortChoices(options, 0, held, { kind: 'demolish' }).lit)).toEqual([6]);
  });
  it('keep trades with the bank for their own window', () => {
    expect(codes(sortChoices(options, 0, held, { kind: 'none' }).bank)).toEqual([5]);
  });
  it('show cards to pick that are not in the hand, each once', () => {
    const picks: Option[] = [
      { code: 1, verb: 'pick', text: 'pick', card: 'markt' },
      { code: 2, verb: 'lay', text: 'lay', card: 'wald', region: 8 },
      { code: 3, verb: 'lay', text: 'lay', card: 'wald', region: 9 },
    ];
    expect(codes(sortChoices(picks, 0, held, { kind: 'none' }).shown)).toEqual([1, 2]);
    expect(codes(sortChoices(picks, 0, held, { kind: 'card', card: 'wald' }).lit)).toEqual([2, 3]);
  });
  it("lay open the other hand's cards that are put away, even those one holds oneself", () => {
    const put = (code: number, card: string): Option => ({ code, verb: 'put', text: '', card, stack: 0 });
    const foreign = [put(20, 'kloster'), put(21, 'markt')];
    expect(codes(sortChoices(foreign, 0, held, { kind: 'none' }).shown)).toEqual([20, 21]);
    expect(sortChoices(foreign, 0, held, { kind: 'none' }).hand.size).toBe(0);
    expect([...sortChoices([put(20, 'kloster')], 0, held, { kind: 'none' }).hand]).toEqual(['kloster']);
  });
  it('name ships and cards beside the row on a button and light them as well', () => {
    const ship: Option = { code: 30, verb: 'ship', text: 'ship' };
    const mood: Option = { code: 31, verb: 'use', text: '', card: 'volksstimmung', place: 89 };
    const choices = sortChoices([ship, mood], 0, held, { kind: 'none' });
    expect([codes(choices.lit), codes(choices.buttons)]).toEqual([
      [30, 31],
      [30, 31],
    ]);
  });
  it('need no place for what is built beside the row', () => {
    const erect: Option = { code: 32, verb: 'erect', text: '', card: 'manifest', place: 89 };
    expect([onTable(erect), onTable({ ...erect, place: 34 }), onTable({ ...erect, verb: 'target' })]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
