/** Turns the board game's view into what the island shows: everything with the point at which it is drawn. */
import type { BoardHex, BoardView, Building, HarbourKind } from '../net/told/board';
import type { Spot } from './board';
import { pointOf, slopeOf } from './hex';
import type { Point, Slope } from './hex';

export type IslandPart = Pick<
  BoardView,
  'hexes' | 'crossings' | 'paths' | 'harbours' | 'buildings' | 'roads' | 'robber'
>;
export interface IslandHex {
  hex: BoardHex;
  point: Point;
}
export interface IslandHarbour {
  path: string;
  kind: HarbourKind;
  ends: [Point, Point];
}
export interface IslandPiece {
  kind: 'road' | Building['kind'];
  seat: number;
  place: string;
  point: Slope;
}
export interface IslandSpot extends Spot {
  point: Slope;
}
export interface IslandView {
  hexes: IslandHex[];
  harbours: IslandHarbour[];
  pieces: IslandPiece[];
  robber: Point | null;
  /** Every place, crossings before paths before hexes. */
  spots: IslandSpot[];
  /** The two ends of every path. */
  ends: ReadonlyMap<string, [Point, Point]>;
}

export function islandOf(board: IslandPart): IslandView {
  const hexes = board.hexes.map((hex) => ({ hex, point: pointOf(hex) }));
  const corners = new Map(board.crossings.map((crossing) => [crossing.name, pointOf(crossing)]));
  const corner = (name: string): Point => corners.get(name) ?? { x: 0, y: 0 };
  const ends = new Map(board.paths.map(({ name, ends: [a, b] }) => [name, [corner(a), corner(b)] as [Point, Point]]));
  const spots: IslandSpot[] = [
    ...[...corners].map(([at, point]) => ({ kind: 'crossing' as const, at, point: { ...point, turn: 0 } })),
    ...[...ends].map(([at, both]) => ({ kind: 'path' as const, at, point: slopeOf(both) })),
    ...hexes.map(({ hex, point }) => ({ kind: 'hex' as const, at: hex.name, point: { ...point, turn: 0 } })),
  ];
  const points = new Map(spots.map((spot) => [spot.at, spot.point]));
  const piece = (kind: IslandPiece['kind'], seat: number, place: string): IslandPiece[] => {
    const point = points.get(place);
    return point === undefined ? [] : [{ kind, seat, place, point }];
  };
  return {
    hexes,
    harbours: board.harbours.flatMap(({ path, kind }) => {
      const both = ends.get(path);
      return both === undefined || kind === null ? [] : [{ path, kind, ends: both }];
    }),
    pieces: [
      ...board.roads.flatMap(({ path, seat }) => piece('road', seat, path)),
      ...board.buildings.flatMap(({ crossing, seat, kind }) => piece(kind, seat, crossing)),
    ],
    robber: board.robber === null ? null : (points.get(board.robber) ?? null),
    spots,
    ends,
  };
}
