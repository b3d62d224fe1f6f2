/** Where a player's longest road runs: one trail of the length the server states, for drawing it. */
import type { BoardTable } from '../board';

type Seen = Pick<BoardTable, 'roads' | 'buildings' | 'players'>;

/** The paths of one longest trail in order; no path is used twice and no foreign building is passed. */
export function trailOf(view: Seen, seat: number): string[] {
  const length = view.players[seat]?.road_length ?? 0;
  const foreign = new Set(view.buildings.filter((one) => one.seat !== seat).map((one) => one.name));
  const own = view.roads.filter((road) => road.seat === seat).map((road) => road.name);
  const ends = new Map(own.map((name) => [name, name.split('>') as [string, string]]));
  const at = new Map<string, string[]>();
  for (const [name, both] of ends) for (const end of both) at.set(end, [...(at.get(end) ?? []), name]);
  const used = new Set<string>();
  const walk = (corner: string, trail: string[]): string[] | null => {
    if (trail.length === length) return trail;
    if (trail.length > 0 && foreign.has(corner)) return null;
    for (const name of at.get(corner) ?? []) {
      if (used.has(name)) continue;
      used.add(name);
      const [from, to] = ends.get(name) ?? ['', ''];
      const found = walk(from === corner ? to : from, [...trail, name]);
      if (found !== null) return found;
      used.delete(name);
    }
    return null;
  };
  if (length > 0)
    for (const corner of at.keys()) {
      const found = walk(corner, []);
      if (found !== null) return found;
    }
  return [];
}
