/** Which crossing, path or hex lies under a point of the island. */
import type { Spot } from '../board';
import type { Point } from '../hex';
import type { IslandSpot } from '../island';

const NEAR: Readonly<Record<Spot['kind'], number>> = { crossing: 17, path: 15, hex: 50 };

/** The spot a finger means: crossings before paths before hexes; null in the open sea. */
export function spotAt(spots: readonly IslandSpot[], point: Point): Spot | null {
  const found = spots.find((one) => Math.hypot(one.point.x - point.x, one.point.y - point.y) < NEAR[one.kind]);
  return found === undefined ? null : { kind: found.kind, at: found.at };
}
