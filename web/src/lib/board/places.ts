/** Places of the island in words: a crossing or a path is known by the hexes it touches. */
import { t } from '../i18n';
import type { BoardHex, BoardView } from '../board';

export function hexWord(hex: BoardHex): string {
  const terrain = hex.terrain === null ? '?' : t(`terrain.${hex.terrain}`);
  return hex.number === null ? terrain : `${terrain} ${hex.number}`;
}
/** "forest 8, hills 5" for a crossing; for a path the hexes beside it. */
export function placeWords(view: Pick<BoardView, 'hexes' | 'crossings' | 'paths'>, name: string): string {
  const touched = [...view.crossings, ...view.paths].find((place) => place.name === name)?.hexes ?? [];
  return view.hexes
    .filter((hex) => touched.includes(hex.name))
    .map(hexWord)
    .join(', ');
}
