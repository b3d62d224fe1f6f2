/** Points over time as polylines. */
export interface Series {
  seat: number;
  name: string;
  points: readonly number[];
}
export interface Plotted {
  seat: number;
  name: string;
  line: string;
  last: { x: number; y: number; value: number };
}

/**
 * Steps rather than slopes, for a point is won in one moment; a chance may slope. Returns lines inside a frame of w x h,
 * origin at the top left.
 */
export function plotSeries(series: readonly Series[], w: number, h: number, goal: number, sloping = false): Plotted[] {
  const turns = Math.max(2, ...series.map((one) => one.points.length));
  const top = Math.max(goal, ...series.flatMap((one) => one.points));
  const x = (turn: number): number => Math.round((turn / (turns - 1)) * w * 10) / 10;
  const y = (value: number): number => Math.round((h - (value / top) * h) * 10) / 10;
  return series.map((one) => {
    let line = '';
    let before = 0;
    one.points.forEach((value, turn) => {
      if (turn === 0) line += `M${x(0)} ${y(value)}`;
      else if (sloping) line += `L${x(turn)} ${y(value)}`;
      else line += value === before ? `H${x(turn)}` : `H${x(turn)}V${y(value)}`;
      before = value;
    });
    const end = one.points.length - 1;
    return { seat: one.seat, name: one.name, line, last: { x: x(Math.max(0, end)), y: y(before), value: before } };
  });
}

/** Heights of labels, moved apart where they would lie on each other; none lies below the lowest. */
export function spread(heights: readonly number[], lowest = Infinity, apart = 16): number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  const placed = [...heights];
  let before = -Infinity;
  for (const { height, index } of order) {
    before = Math.max(height, before + apart);
    placed[index] = before;
  }
  let below = lowest + apart;
  for (const { index } of order.reverse()) {
    below = Math.min(placed[index] ?? 0, below - apart);
    placed[index] = below;
  }
  return placed;
}
