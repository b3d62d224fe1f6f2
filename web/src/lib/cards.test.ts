import { describe, expect, it } from 'vitest';
import { hasEmblem } from '../art/emblems/known';
import { TERRAIN_OF, TILES } from '../art/terrain';
import { SYMBOLS } from '../art/symbols';
import { facesIn, facesPlayed } from './cards';
import { hyphened } from './face';
import { bySet } from './gallery';
import { LANGUAGES } from './settings.svelte';
import { RESOURCES } from './view';

const base = Object.values(facesIn('en')).filter((face) => face.set === 'base');

describe('the cards on the page', () => {
  it('are the 81 different cards of the base set', () => {
    expect(base).toHaveLength(81);
  });
  it.each(bySet(Object.values(facesIn('en'))).map((one) => one.set))(
    'of %s each have a drawing of their own',
    (set) => {
      const blank = Object.values(facesIn('en')).filter(
        (face) => face.set === set && face.cls !== 'region' && !hasEmblem(face.id),
      );
      expect(blank.map((face) => face.id)).toEqual([]);
    },
  );
  it('say where their long names are parted', () => {
    const shown = (name: string): string => hyphened(name).replaceAll('\u00ad', '-');
    expect(shown('Holzfällerlager')).toBe('Holz-fäl-ler-lager');
    expect(shown('Naturalienspeicher')).toBe('Na-tu-ra-lien-speicher');
    expect(shown('Gold-Handelsflotte')).toBe('Gold-Handels-flotte');
    expect(hyphened('Warenbörse', 8).replaceAll('\u00ad', '-')).toBe('Wa-ren-börse');
    expect(shown('Kirche der Weisen')).toBe('Kirche der Weisen');
  });
  it('are counted in all sets of a game that hold them, and told of by the set that has their text', () => {
    const faces = facesIn('en');
    expect(faces['kaperflotte']?.copies).toEqual({ ritter_haendler: 2, wissenschaft_fortschritt: 2 });
    expect(faces['kaperflotte']?.name).toBe('Privateer Fleet');
    const counted = (...sets: string[]): number | undefined => facesPlayed(faces, sets)['kaperflotte']?.count;
    expect(counted('base', 'wissenschaft_fortschritt')).toBe(2);
    expect(counted('base', 'ritter_haendler', 'wissenschaft_fortschritt')).toBe(4);
    const here = Object.values(faces).map((face) => face.copies?.['wissenschaft_fortschritt'] ?? 0);
    expect([here.filter((copies) => copies > 0).length, here.reduce((sum, copies) => sum + copies)]).toEqual([22, 30]);
  });
  it('show every region with the drawing of its terrain', () => {
    for (const good of RESOURCES) expect(Object.keys(TILES)).toContain(TERRAIN_OF[good]);
  });
  it.each(LANGUAGES)('have a name in %s', (language) => {
    const faces = facesIn(language);
    expect(base.filter((face) => faces[face.id]?.name === face.id)).toEqual([]);
  });
  it('have a class with a symbol on the sheet', () => {
    for (const face of base) expect(Object.keys(SYMBOLS)).toContain(face.cls);
  });
  it('show red only for what stands in cities alone', () => {
    const faces = facesIn('en');
    expect([faces['kloster']?.colour, faces['bibliothek']?.colour, faces['erz_handelsflotte']?.cls]).toEqual([
      'green',
      'red',
      'fleet',
    ]);
  });
  it('show blue for what stands on roads, whosever they are', () => {
    const faces = facesIn('en');
    expect([faces['schatzkammer']?.colour, faces['barbarenstuetzpunkt']?.colour]).toEqual(['blue', 'blue']);
  });
});
