/** Places of a principality as the notation of actions names them, for asking why something is not possible. */
import { atRegion, onRoad, outside } from './layout';
import type { CardFace, Land } from './view';

const FIRST_COLUMN = 5;
const START_GAP = 6;
const ROWS = ['above', 'below'] as const;

export const columnName = (column: number): string =>
  column <= FIRST_COLUMN ? `L${FIRST_COLUMN - column + 1}` : `R${column - FIRST_COLUMN}`;
export const gapName = (gap: number): string =>
  gap === START_GAP ? 'C' : gap < START_GAP ? `L${START_GAP - gap}` : `R${gap - START_GAP}`;

export const regionName = (region: number): string => `${gapName(region >> 1)} ${ROWS[region & 1 ? 1 : 0]}`;
/** Any place a card can lie, as the notation names it. */
export function placeName(place: number): string {
  if (place < atRegion(0)) return `${columnName(place >> 1)} ${ROWS[place & 1 ? 1 : 0]}`;
  if (place < onRoad(0)) return `region ${regionName(place - atRegion(0))}`;
  if (place < outside(0)) return `road ${gapName(place - onRoad(0))}`;
  return `outside ${regionName(place - outside(0))}`;
}

/** Every place of a land where a card of this kind could be thought to go. */
function placesFor(face: CardFace, land: Land): number[] {
  if (face.slot?.endsWith('region') === true)
    return land.regions.map((region) => atRegion(region.gap * 2 + region.row));
  if (face.slot === 'road') return land.roads.map((road) => onRoad(road.gap));
  return land.columns.flatMap(({ column }) => [column * 2, column * 2 + 1]);
}

/** Everything that could be meant by using a card of the hand: played, or built at any place of the land it goes to. */
export function usesOf(face: CardFace, own: Land, other: Land | undefined): string[] {
  if (face.cls === 'action') return [`play ${face.id}`];
  const land = face.slot?.startsWith('opponent') === true ? (other ?? own) : own;
  return placesFor(face, land).map((place) => `build ${face.id} ${placeName(place)}`);
}
/** Everything that could be meant by building a card of the central row. */
export function centralUses(verb: 'road' | 'settlement' | 'city', land: Land): string[] {
  const columns = land.columns.map((one) => one.column);
  const gaps = land.roads.map((one) => one.gap);
  if (verb === 'city') return columns.map((column) => `city ${columnName(column)}`);
  if (verb === 'road') return [Math.min(...columns), Math.max(...columns) + 1].map((gap) => `road ${gapName(gap)}`);
  return [Math.min(...gaps) - 1, Math.max(...gaps)].map((column) => `settlement ${columnName(column)}`);
}
