/** Geometry of the island: hexes with a corner above. The server says where things lie in steps; here they get a size. */
const HEX_RADIUS = 60;
const HALF = (HEX_RADIUS * Math.sqrt(3)) / 2;

export interface Point {
  x: number;
  y: number;
}
/** The point of a place told in half widths of a hex and quarters of its height. */
export const pointOf = ({ x, y }: Point): Point => ({ x: HALF * x, y: (HEX_RADIUS / 2) * y });

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

export interface Slope extends Point {
  /** Degrees, -90 < turn <= 90. */
  turn: number;
}
/** Middle and slope of the line between two points. */
export function slopeOf([from, to]: readonly [Point, Point]): Slope {
  let turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  if (turn > 90) turn -= 180;
  if (turn <= -90) turn += 180;
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, turn };
}

/** The frame that holds hexes about all these points with a margin of sea. */
export function islandFrame(centres: readonly Point[], margin: number): { x: number; y: number; w: number; h: number } {
  const xs = centres.map((centre) => centre.x);
  const ys = centres.map((centre) => centre.y);
  const x = Math.min(...xs) - HALF - margin;
  const y = Math.min(...ys) - HEX_RADIUS - margin;
  return { x, y, w: Math.max(...xs) + HALF + margin - x, h: Math.max(...ys) + HEX_RADIUS + margin - y };
}
