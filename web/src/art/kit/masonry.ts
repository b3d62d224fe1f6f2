/** Houses, towers, walls and columns. */
import { box, line, num, path, shade } from './primitives';
import type { Art } from './primitives';

/** A gable-fronted house seen from its corner: front, long roof, shaded side wall. (x, y) is the foot of the front. */
export function house(
  x: number,
  y: number,
  w: number,
  h: number,
  roof: number,
  front = w * 0.42,
  tint = 'b',
  wall = 'p',
): Art {
  const top = y - h;
  let tiles = '';
  for (let i = 1; i < 3; i += 1) {
    const level = top - roof + (roof * i) / 3;
    tiles += `M${num(x + front / 2 + (front / 2) * (i / 3) + 1)} ${num(level)}H${num(x + w - (front / 2) * (1 - i / 3) - 1.5)}`;
  }
  return (
    box(wall, x + front, top, w - front, h) +
    shade(x + front + (w - front) * 0.45, top + 1, (w - front) * 0.55, h - 1, Math.max(3, Math.round(h / 3.2))) +
    path(
      wall,
      `M${num(x)} ${num(y)}V${num(top)}L${num(x + front / 2)} ${num(top - roof)}L${num(x + front)} ${num(top)}V${num(y)}Z`,
    ) +
    path(
      tint,
      `M${num(x + front / 2)} ${num(top - roof)}H${num(x + w - front / 2)}L${num(x + w + 1.5)} ${num(top + 1)}H${num(x + front + 1)}Z`,
    ) +
    line(tiles, 'h') +
    line(`M${num(x - 1.5)} ${num(top + 1.4)}L${num(x + front / 2)} ${num(top - roof)}`)
  );
}

/** A round-arched opening, foot at (x, y), solid ink unless told otherwise. */
export const arch = (x: number, y: number, w: number, h: number, cls = 'k'): Art =>
  path(
    cls,
    `M${num(x - w / 2)} ${num(y)}V${num(y - h + w / 2)}a${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(w)} 0V${num(y)}Z`,
  );

export const pane = (x: number, y: number, s = 3): Art => box('k', x - s / 2, y - s, s, s);

/** A tower: battlement, cone or flat gable top. (x, y) is the middle of its foot. */
export function tower(
  x: number,
  y: number,
  w: number,
  h: number,
  top: 'battlement' | 'cone' | 'plain',
  wall = 'p',
  tint = 'b',
): Art {
  const left = x - w / 2;
  const head = y - h;
  let crown = '';
  if (top === 'battlement') {
    const step = (w + 4) / 5;
    let d = `M${num(left - 2)} ${num(head + 4)}V${num(head - 4)}`;
    for (let i = 0; i < 5; i += 1) d += `h${num(step)}${i < 4 ? (i % 2 === 0 ? 'v3' : 'v-3') : ''}`;
    crown = path(wall, `${d}V${num(head + 4)}Z`);
  } else if (top === 'cone') {
    crown =
      path(
        tint,
        `M${num(left - 2.5)} ${num(head)}L${num(x)} ${num(head - w * 1.1)}L${num(left + w + 2.5)} ${num(head)}Z`,
      ) +
      line(
        `M${num(x + w * 0.14)} ${num(head - w * 0.62)}l${num(w * 0.14)} ${num(w * 0.5)}M${num(x + w * 0.28)} ${num(head - w * 0.42)}l${num(w * 0.12)} ${num(w * 0.34)}`,
        'h',
      );
  }
  return (
    box(wall, left, head, w, h) +
    shade(x + w * 0.08, head + 3, w * 0.42, h - 4, Math.max(3, Math.round(h / 3.6))) +
    crown
  );
}

export const flag = (x: number, y: number, h: number, cls = 'b'): Art =>
  line(`M${num(x)} ${num(y)}v${num(-h)}`) +
  path(cls, `M${num(x)} ${num(y - h)}c4-2 6 2 11 0l-2.500 3.500l2.500 3.500c-5 2-7-2-11 0Z`);

export function wall(x: number, y: number, w: number, h: number, cls = 'p'): Art {
  const n = Math.max(3, Math.round(w / 9) | 1);
  const step = w / (2 * n - 1);
  let d = `M${num(x)} ${num(y)}V${num(y - h)}`;
  for (let i = 0; i < 2 * n - 1; i += 1) d += `${i === 0 ? '' : i % 2 === 1 ? 'v3' : 'v-3'}h${num(step)}`;
  return path(cls, `${d}V${num(y)}Z`) + courses(x + 2, y - h + 6, w - 4, h - 8);
}

/** A scatter of stone joints. */
export function courses(x: number, y: number, w: number, h: number): Art {
  let d = '';
  const rows = Math.max(1, Math.floor(h / 5));
  for (let row = 0; row < rows; row += 1) {
    for (let i = row % 2; i < w / 7; i += 2)
      d += `M${num(x + i * 7 + 1)} ${num(y + row * 5 + 2)}h${num(Math.min(5, w - i * 7 - 1))}v2.500`;
  }
  return line(d, 'h');
}

export const pillar = (x: number, y: number, w: number, h: number, cls = 'p'): Art =>
  box(cls, x - w / 2 - 1.5, y - 3, w + 3, 3) +
  box(cls, x - w / 2, y - h + 3, w, h - 6) +
  box(cls, x - w / 2 - 1.5, y - h, w + 3, 3) +
  line(
    `M${num(x + w * 0.12)} ${num(y - h + 5)}v${num(h - 10)}M${num(x + w * 0.32)} ${num(y - h + 5)}v${num(h - 10)}`,
    'h',
  );

export const steps = (x: number, y: number, w: number, n: number, cls = 'p'): Art => {
  let art = '';
  for (let i = n - 1; i >= 0; i -= 1) art = box(cls, x - w / 2 - i * 3, y - (n - i) * 3, w + i * 6, 3) + art;
  return art;
};
