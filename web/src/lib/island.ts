/** Turns the board game's view into what the island shows. */
import type { HexTerrain, IslandView, Resource } from './view';

export interface BoardView {
  hexes: { q: number; r: number; terrain: HexTerrain | null; number: number | null }[];
  harbours: { name: string; kind: Exclude<Resource, 'gold'> | '3:1' | null }[];
  buildings: { name: string; seat: number; kind: 'settlement' | 'city' }[];
  roads: { name: string; seat: number }[];
  /** The number of the robber's hex. */
  robber: number;
}

export function islandOf(board: BoardView): IslandView {
  const stand = board.hexes[board.robber];
  return {
    hexes: board.hexes.map(({ q, r, terrain, number }) => ({ q, r, terrain, token: number })),
    harbours: board.harbours.flatMap(({ name, kind }) => {
      const [from, to] = name.split('>');
      return from === undefined || to === undefined || kind === null
        ? []
        : [{ vertices: [from, to] as [string, string], kind: kind === '3:1' ? ('any' as const) : kind }];
    }),
    pieces: [
      ...board.roads.map(({ name, seat }) => ({ kind: 'road' as const, seat, place: name })),
      ...board.buildings.map(({ name, seat, kind }) => ({ kind, seat, place: name })),
    ],
    robber: stand === undefined ? null : { q: stand.q, r: stand.r },
  };
}
