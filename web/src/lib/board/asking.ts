/** Actions in the notation of records, for asking the rules why something greyed or unlit is not possible. */
import type { BoardTable } from '../board';
import { cornersOf } from './places';

export type Buildable = 'road' | 'settlement' | 'city';
export type Thing = Buildable | 'buy';
/** What lies under a finger that touched no lit place. */
export interface Spot {
  kind: 'vertex' | 'edge' | 'hex';
  at: string;
}
type Seen = Pick<BoardTable, 'hexes' | 'roads' | 'buildings' | 'robber'>;

/** The reasons differ from place to place; a handful near the own pieces finds the place that lacks least. */
const ENOUGH = 8;

/** All paths of the island, the top corner first, as the server names them. */
export function pathsOf(hexes: readonly { q: number; r: number }[]): string[] {
  const found = new Set<string>();
  for (const { q, r } of hexes) {
    const ring = cornersOf(q, r);
    ring.forEach((corner, index) => {
      const next = ring[(index + 1) % ring.length] ?? '';
      found.add(corner.startsWith('N') ? `${corner}>${next}` : `${next}>${corner}`);
    });
  }
  return [...found];
}

/** Everything that could be meant by building or buying a thing. */
export function usesOf(thing: Thing, view: Seen, seat: number): string[] {
  if (thing === 'buy') return ['buy card'];
  const built = view.buildings.filter((one) => one.seat === seat);
  if (thing === 'city') {
    const towns = built.filter((one) => one.kind === 'settlement');
    return (towns.length > 0 ? towns : built).map((one) => `build city ${one.name}`);
  }
  const reached = new Set(view.roads.filter((one) => one.seat === seat).flatMap((one) => one.name.split('>')));
  if (thing === 'settlement') {
    const taken = new Set(view.buildings.map((one) => one.name));
    const free = [...reached].filter((corner) => !taken.has(corner));
    return (free.length > 0 ? free : [...reached]).slice(0, ENOUGH).map((corner) => `build settlement ${corner}`);
  }
  const laid = new Set(view.roads.map((one) => one.name));
  const anchors = new Set([...reached, ...built.map((one) => one.name)]);
  return pathsOf(view.hexes)
    .filter((path) => !laid.has(path) && path.split('>').some((end) => anchors.has(end)))
    .slice(0, ENOUGH)
    .map((path) => `build road ${path}`);
}

/** What somebody who touches an unlit spot probably wants there. */
export function wishAt(spot: Spot, view: Seen, seat: number, wanted: Buildable | null): string {
  if (spot.kind === 'hex') return `robber ${spot.at}`;
  if (spot.kind === 'edge') return `build road ${spot.at}`;
  const own = view.buildings.some((one) => one.name === spot.at && one.seat === seat);
  return `build ${wanted === 'city' || own ? 'city' : 'settlement'} ${spot.at}`;
}

/** The card as it would be played; a monopoly has to name something. */
export const cardText = (card: string): string => (card === 'monopoly' ? 'play monopoly brick' : `play ${card}`);
