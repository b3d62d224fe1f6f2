/** Places of a principality as the notation of actions names them, for asking why something is not possible. */
import type { CardFace, Land } from './view';

const FIRST_COLUMN = 5;
const START_GAP = 6;
const ROWS = ['above', 'below'] as const;

export const columnName = (column: number): string =>
  column <= FIRST_COLUMN ? `L${FIRST_COLUMN - column + 1}` : `R${column - FIRST_COLUMN}`;
export const gapName = (gap: number): string =>
  gap === START_GAP ? 'C' : gap < START_GAP ? `L${START_GAP - gap}` : `R${gap - START_GAP}`;

/** Everything that could be meant by using a card of the hand: played, or built at any site of the land. */
export function usesOf(face: CardFace, land: Land): string[] {
  if (face.cls === 'action') return [`play ${face.id}`];
  return land.columns.flatMap(({ column }) => ROWS.map((row) => `build ${face.id} ${columnName(column)} ${row}`));
}
/** Everything that could be meant by building a card of the central row. */
export function centralUses(verb: 'road' | 'settlement' | 'city', land: Land): string[] {
  const columns = land.columns.map((one) => one.column);
  const gaps = land.roads.map((one) => one.gap);
  if (verb === 'city') return columns.map((column) => `city ${columnName(column)}`);
  if (verb === 'road') return [Math.min(...columns), Math.max(...columns) + 1].map((gap) => `road ${gapName(gap)}`);
  return [Math.min(...gaps) - 1, Math.max(...gaps)].map((column) => `settlement ${columnName(column)}`);
}
