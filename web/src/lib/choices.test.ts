import { describe, expect, it } from 'vitest';
import { onTable, sortChoices } from './choices';
import type { Option } from './view';

const options: Option[] = [
  { verb: 'end', text: '1' },
  { verb: 'road', text: '2', gap: 'R1' },
  { verb: 'build', text: '3', card: 'kloster', place: 'L1 below', abroad: false },
  { verb: 'play', text: '4', card: 'spion' },
  { verb: 'bank', text: '5', give: 'ore', get: 'wool', rate: 3 },
  { verb: 'demolish', text: '6', card: 'markt', place: 'L1 above', seat: 0 },
  { verb: 'build', text: '7', card: 'bordell', place: 'R1 below', abroad: true },
];
/** What is drawn of both lands. */
const PLACES = new Set(['L1 above', 'L1 below', 'R1 above', 'R1 below', 'region L1 above']);
const held = new Set(['kloster', 'spion', 'bordell']);
const texts = (list: readonly Option[]): string[] => list.map((option) => option.text);

describe('the options of a decision', () => {
  it('light only places that need no card, until a card of the hand is picked', () => {
    const choices = sortChoices(options, 0, held, { kind: 'none' }, PLACES);
    expect(texts(choices.lit)).toEqual(['2']);
    expect([...choices.hand]).toEqual(['kloster', 'spion', 'bordell']);
    expect(texts(choices.buttons)).toEqual(['1']);
  });
  it('light the places of the picked card alone', () => {
    expect(texts(sortChoices(options, 0, held, { kind: 'card', card: 'kloster' }, PLACES).lit)).toEqual(['3']);
  });
  it("light a card built abroad in the opponent's land", () => {
    expect(sortChoices(options, 0, held, { kind: 'card', card: 'bordell' }, PLACES).lit[0]?.seat).toBe(1);
  });
  it('never offer tearing down before it is asked for', () => {
    const before = sortChoices(options, 0, held, { kind: 'none' }, PLACES);
    expect([texts(before.lit), before.modes]).toEqual([['2'], ['demolish']]);
    expect(texts(sortChoices(options, 0, held, { kind: 'demolish' }, PLACES).lit)).toEqual(['6']);
  });
  it('keep trades with the bank for their own window', () => {
    expect(texts(sortChoices(options, 0, held, { kind: 'none' }, PLACES).bank)).toEqual(['5']);
  });
  it('show cards to pick that are not in the hand, each once', () => {
    const picks: Option[] = [
      { verb: 'pick', text: '1', card: 'markt' },
      { verb: 'lay', text: '2', card: 'wald', region: 'L2 above' },
      { verb: 'lay', text: '3', card: 'wald', region: 'L2 below' },
    ];
    expect(texts(sortChoices(picks, 0, held, { kind: 'none' }, PLACES).shown)).toEqual(['1', '2']);
    expect(texts(sortChoices(picks, 0, held, { kind: 'card', card: 'wald' }, PLACES).lit)).toEqual(['2', '3']);
  });
  it("lay open the other hand's cards that are put away, even those one holds oneself", () => {
    const put = (text: string, card: string): Option => ({ verb: 'put', text, card, stack: 0 });
    const foreign = [put('20', 'kloster'), put('21', 'markt')];
    expect(texts(sortChoices(foreign, 0, held, { kind: 'none' }, PLACES).shown)).toEqual(['20', '21']);
    expect(sortChoices(foreign, 0, held, { kind: 'none' }, PLACES).hand.size).toBe(0);
    expect([...sortChoices([put('20', 'kloster')], 0, held, { kind: 'none' }, PLACES).hand]).toEqual(['kloster']);
  });
  it('name ships and cards beside the row on a button and light them as well', () => {
    const ship: Option = { verb: 'ship', text: '30' };
    const mood: Option = { verb: 'use', text: '31', card: 'volksstimmung', place: 'laid' };
    const choices = sortChoices([ship, mood], 0, held, { kind: 'none' }, PLACES);
    expect([texts(choices.lit), texts(choices.buttons)]).toEqual([
      ['30', '31'],
      ['30', '31'],
    ]);
  });
  it('need no place for what is built beside the row', () => {
    const erect: Option = { verb: 'erect', text: '32', card: 'manifest', place: 'laid' };
    expect([
      onTable(erect, PLACES),
      onTable({ ...erect, place: 'region L1 above' }, PLACES),
      onTable({ ...erect, verb: 'target' }, PLACES),
    ]).toEqual([false, true, true]);
  });
});
