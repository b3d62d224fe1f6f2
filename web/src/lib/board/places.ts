/** Places of the island in words: a crossing or a path is known by the hexes it touches. */
import { t } from '../i18n';
import type { BoardHex, BoardTable } from '../board';

/** The six corners of a hex, clockwise from the top. */
export const cornersOf = (q: number, r: number): string[] => [
  `N${q},${r}`,
  `S${q + 1},${r - 1}`,
  `N${q},${r + 1}`,
  `S${q},${r}`,
  `N${q - 1},${r + 1}`,
  `S${q},${r - 1}`,
];

export function hexWord(hex: BoardHex): string {
  const terrain = hex.terrain === null ? '?' : t(`terrain.${hex.terrain}`);
  return hex.number === null ? terrain : `${terrain} ${hex.number}`;
}
/** The hexes at all the given crossings. */
const hexesAt = (view: Pick<BoardTable, 'hexes'>, corners: readonly string[]): BoardHex[] =>
  view.hexes.filter((hex) => {
    const own = cornersOf(hex.q, hex.r);
    return corners.every((corner) => own.includes(corner));
  });
/** "forest 8, hills 5" for a crossing; for a path the hexes beside it. */
export const placeWords = (view: Pick<BoardTable, 'hexes'>, name: string): string =>
  hexesAt(view, name.split('>')).map(hexWord).join(', ');
