/** Where a player's longest road runs: one trail of the length the server states, for drawing it. */
import type { BoardView } from '../board';

type Seen = Pick<BoardView, 'roads' | 'buildings' | 'players' | 'paths'>;

/** The paths of one longest trail in order; no path is used twice and no foreign building is passed. */
export function trailOf(view: Seen, seat: number): string[] {
  const length = view.players[seat]?.road_length ?? 0;
  const foreign = new Set(view.buildings.filter((one) => one.seat !== seat).map((one) => one.crossing));
  const own = new Set(view.roads.filter((road) => road.seat === seat).map((road) => road.path));
  const ends = new Map(view.paths.filter((path) => own.has(path.name)).map((path) => [path.name, path.ends]));
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
