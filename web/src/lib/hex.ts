/** Geometry of the island: pointy-top axial hexes; vertices are the top (N) and bottom (S) corners of hexes. */
const HEX_RADIUS = 60;
const HALF = (HEX_RADIUS * Math.sqrt(3)) / 2;

export interface Point {
  x: number;
  y: number;
}
export const hexCentre = (q: number, r: number): Point => ({ x: HALF * (2 * q + r), y: HEX_RADIUS * 1.5 * r });

/** The corners of a hex of the given radius about (0, 0), from the top, clockwise. */
export function hexCorners(radius = HEX_RADIUS): Point[] {
  const half = (radius * Math.sqrt(3)) / 2;
  return [
    { x: 0, y: -radius },
    { x: half, y: -radius / 2 },
    { x: half, y: radius / 2 },
    { x: 0, y: radius },
    { x: -half, y: radius / 2 },
    { x: -half, y: -radius / 2 },
  ];
}

/** Where a vertex such as "N0,-1" or "S1,-2" lies. */
export function vertexPoint(name: string): Point {
  const match = /^([NS])(-?\d+),(-?\d+)$/.exec(name);
  if (match === null) throw new Error(`"${name}" is no vertex: expected N or S, then q,r, for example N0,-1`);
  const centre = hexCentre(Number(match[2]), Number(match[3]));
  return { x: centre.x, y: centre.y + (match[1] === 'N' ? -HEX_RADIUS : HEX_RADIUS) };
}

export interface EdgePlace extends Point {
  /** Degrees, -90 < turn <= 90. */
  turn: number;
}
/** Middle and slope of an edge such as "N0,-1>S1,-2". */
export function edgePlace(name: string): EdgePlace {
  const match = /^([NS]-?\d+,-?\d+)>([NS]-?\d+,-?\d+)$/.exec(name);
  if (match === null)
    throw new Error(`"${name}" is no edge: expected two vertices joined by ">", for example N0,-1>S1,-2`);
  const from = vertexPoint(match[1] ?? '');
  const to = vertexPoint(match[2] ?? '');
  let turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  if (turn > 90) turn -= 180;
  if (turn <= -90) turn += 180;
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, turn };
}

/** Dots under a number: in how many of 36 throws it falls. */
export const tokenDots = (token: number): number => 6 - Math.abs(7 - token);

/** The frame that holds all hexes with a margin of sea. */
export function islandFrame(
  hexes: readonly { q: number; r: number }[],
  margin: number,
): { x: number; y: number; w: number; h: number } {
  const centres = hexes.map((hex) => hexCentre(hex.q, hex.r));
  const xs = centres.map((centre) => centre.x);
  const ys = centres.map((centre) => centre.y);
  const x = Math.min(...xs) - HALF - margin;
  const y = Math.min(...ys) - HEX_RADIUS - margin;
  return { x, y, w: Math.max(...xs) + HALF + margin - x, h: Math.max(...ys) + HEX_RADIUS + margin - y };
}
