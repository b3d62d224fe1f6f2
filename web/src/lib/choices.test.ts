import { describe, expect, it } from 'vitest';
import { onTable, sortChoices } from './choices';
import type { Option } from './view';

const options: Option[] = [
  { verb: 'end', text: '1' },
  { verb: 'road', text: '2', gap: 7 },
  { verb: 'build', text: '3', card: 'kloster', place: 11, column: 5, row: 1 },
  { verb: 'play', text: '4', card: 'spion' },
  { verb: 'bank', text: '5', give: 'ore', get: 'wool', rate: 3 },
  { verb: 'demolish', text: '6', card: 'markt', place: 10, column: 5, row: 0, seat: 0 },
  { verb: 'build', text: '7', card: 'bordell', place: 13, column: 6, row: 1, abroad: true },
];
const held = new Set(['kloster', 'spion', 'bordell']);
const texts = (list: readonly Option[]): string[] => list.map((option) => option.text);

describe('the options of a decision', () => {
  it('light only places that need no card, until a card of the hand is picked', () => {
    const choices = sortChoices(options, 0, held, { kind: 'none' });
    expect(texts(choices.lit)).toEqual(['2']);
    expect([...choices.hand]).toEqual(['kloster', 'spion', 'bordell']);
    expect(texts(choices.buttons)).toEqual(['1']);
  });
  it('light the places of the picked card alone', () => {
    expect(texts(sortChoices(options, 0, held, { kind: 'card', card: 'kloster' }).lit)).toEqual(['3']);
  });
  it("light a card built abroad in the opponent's land", () => {
    expect(sortChoices(options, 0, held, { kind: 'card', card: 'bordell' }).lit[0]?.seat).toBe(1);
  });
  it('never offer tearing down before it is asked for', () => {
    const before = sortChoices(options, 0, held, { kind: 'none' });
    expect([texts(before.lit), before.modes]).toEqual([['2'], ['demolish']]);
    expect(texts(sortChoices(options, 0, held, { kind: 'demolish' }).lit)).toEqual(['6']);
  });
  it('keep trades with the bank for their own window', () => {
    expect(texts(sortChoices(options, 0, held, { kind: 'none' }).bank)).toEqual(['5']);
  });
  it('show cards to pick that are not in the hand, each once', () => {
    const picks: Option[] = [
      { verb: 'pick', text: '1', card: 'markt' },
      { verb: 'lay', text: '2', card: 'wald', region: 8 },
      { verb: 'lay', text: '3', card: 'wald', region: 9 },
    ];
    expect(texts(sortChoices(picks, 0, held, { kind: 'none' }).shown)).toEqual(['1', '2']);
    expect(texts(sortChoices(picks, 0, held, { kind: 'card', card: 'wald' }).lit)).toEqual(['2', '3']);
  });
  it("lay open the other hand's cards that are put away, even those one holds oneself", () => {
    const put = (text: string, card: string): Option => ({ verb: 'put', text, card, stack: 0 });
    const foreign = [put('20', 'kloster'), put('21', 'markt')];
    expect(texts(sortChoices(foreign, 0, held, { kind: 'none' }).shown)).toEqual(['20', '21']);
    expect(sortChoices(foreign, 0, held, { kind: 'none' }).hand.size).toBe(0);
    expect([...sortChoices([put('20', 'kloster')], 0, held, { kind: 'none' }).hand]).toEqual(['kloster']);
  });
  it('name ships and cards beside the row on a button and light them as well', () => {
    const ship: Option = { verb: 'ship', text: '30' };
    const mood: Option = { verb: 'use', text: '31', card: 'volksstimmung', place: 89 };
    const choices = sortChoices([ship, mood], 0, held, { kind: 'none' });
    expect([texts(choices.lit), texts(choices.buttons)]).toEqual([
      ['30', '31'],
      ['30', '31'],
    ]);
  });
  it('need no place for what is built beside the row', () => {
    const erect: Option = { verb: 'erect', text: '32', card: 'manifest', place: 89 };
    expect([onTable(erect), onTable({ ...erect, place: 34 }), onTable({ ...erect, verb: 'target' })]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
