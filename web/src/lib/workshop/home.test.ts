import { describe, expect, it } from 'vitest';
import { changed, firstDraft, idFor, withCard, withoutCard, withWords } from './home';

describe('a home-made set', () => {
  it('calls cards by their names, each once', () => {
    expect(idFor('Große Mühle', [])).toBe('own_grosse_muhle');
    expect(idFor('Mill', ['own_mill'])).toBe('own_mill_2');
    expect(idFor('<b>', [])).toBe('own_b');
    expect(idFor('', [])).toBe('own_card');
  });
  it('leaves out what says nothing', () => {
    expect(changed({ points: 1 }, 'points', 0)).toEqual({});
    expect(changed({}, 'cost', { ore: 1 })).toEqual({ cost: { ore: 1 } });
    expect(changed({ flags: ['knight'] }, 'flags', [])).toEqual({});
  });
  it('keeps the words of a card that gets another id, and forgets those of one that goes', () => {
    const named = withWords(firstDraft(), 'da', 'own_card', 'Mølle', '');
    const moved = withCard(named, 'own_card', { ...named.card[0]!, id: 'own_mill' });
    expect(moved.texts.da).toEqual({ own_mill: { name: 'Mølle', text: '' } });
    expect(withoutCard(moved, 'own_mill')).toMatchObject({ card: [], texts: { da: {} } });
  });
});
