/** Which crossing, path or hex lies under a point of the island. */
import { edgePlace, hexCentre, vertexPoint } from '../hex';
import type { Point } from '../hex';
import { pathsOf } from './asking';
import type { Spot } from './asking';
import { cornersOf } from './places';

const NEAR = { vertex: 17, edge: 15, hex: 50 } as const;
const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The spot a finger means: crossings before paths before hexes; null in the open sea. */
export function spotAt(hexes: readonly { q: number; r: number }[], point: Point): Spot | null {
  const corners = new Set(hexes.flatMap(({ q, r }) => cornersOf(q, r)));
  const spots: { spot: Spot; place: Point }[] = [
    ...[...corners].map((at) => ({ spot: { kind: 'vertex' as const, at }, place: vertexPoint(at) })),
    ...pathsOf(hexes).map((at) => ({ spot: { kind: 'edge' as const, at }, place: edgePlace(at) })),
    ...hexes.map(({ q, r }) => ({ spot: { kind: 'hex' as const, at: `${q},${r}` }, place: hexCentre(q, r) })),
  ];
  return spots.find(({ spot, place }) => away(place, point) < NEAR[spot.kind])?.spot ?? null;
}
