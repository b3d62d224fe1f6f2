/** Moving the focus with the arrow keys from one choice to the next one that lies in that direction. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Straight ahead is preferred: a step aside counts as much as several forward. */
const ASIDE = 3;

export const isArrow = (key: string): boolean => key in WAYS;

/** The index of the choice that follows `from` in the direction of the key; the first one if nothing is focused yet. */
export function following(boxes: readonly Box[], from: number, key: string): number {
  const start = boxes[from];
  const way = WAYS[key];
  if (start === undefined || way === undefined) return boxes.length > 0 ? 0 : -1;
  const centre = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = centre(start);
  let best = from;
  let shortest = Infinity;
  boxes.forEach((box, index) => {
    const [dx, dy] = [centre(box)[0] - x, centre(box)[1] - y];
    const ahead = dx * way[0] + dy * way[1];
    const length = ahead + ASIDE * Math.abs(dx * way[1] + dy * way[0]);
    if (index !== from && ahead > 1 && length < shortest) [best, shortest] = [index, length];
  });
  return best;
}
