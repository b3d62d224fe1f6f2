/** Goods, tools, arms and the small things of a scene. */
import { at, box, circle, line, num, oval, path } from './primitives';
import type { Art } from './primitives';

export const barrel = (x: number, y: number, h: number, cls = 'b'): Art =>
  at(
    x,
    y,
    h / 14,
    path(cls, 'M-4.500 0Q-6.500-7-4.500-14H4.500Q6.500-7 4.500 0Z') +
      line('M-5.300-4H5.300M-5.300-10H5.300') +
      line('M1.500-13.500q1 6.500 0 13M3.500-13q1.200 6 0 12.500', 'h'),
  );

export const sack = (x: number, y: number, h: number, cls = 'p'): Art =>
  at(
    x,
    y,
    h / 15,
    path(cls, 'M-2-11C-8-8-9 0-6 0H6C9 0 8-8 2-11Z') +
      path(cls, 'M-2-11L-4-15Q0-13 4-15L2-11Z') +
      line('M2-8q3 3 2.500 7M0-8q1 3 0.500 7', 'h'),
  );

export const crate = (x: number, y: number, s: number, cls = 'b'): Art =>
  box(cls, x, y - s, s, s) +
  line(`M${num(x)} ${num(y - s)}l${num(s)} ${num(s)}M${num(x + s)} ${num(y - s)}l${num(-s)} ${num(s)}`, 'h');

export const coin = (x: number, y: number, r: number, cls = 'b'): Art =>
  circle(cls, x, y, r) +
  circle('h', x, y, r * 0.66) +
  line(
    `M${num(x - r * 0.28)} ${num(y)}l${num(r * 0.28)} ${num(-r * 0.34)}l${num(r * 0.28)} ${num(r * 0.34)}l${num(-r * 0.28)} ${num(r * 0.34)}Z`,
    'h',
  );

export const coins = (x: number, y: number, n: number, w = 14, cls = 'b'): Art => {
  let art = '';
  for (let i = 0; i < n; i += 1) {
    const level = y - i * 3.2;
    art +=
      path(cls, `M${num(x - w / 2)} ${num(level - 3.2)}v3.200a${num(w / 2)} 2.400 0 0 0 ${num(w)} 0v-3.200`) +
      oval(cls, x, level - 3.2, w / 2, 2.4);
  }
  return art;
};

export const brickPile = (x: number, y: number, w = 12, cls = 'b'): Art => {
  const h = w * 0.42;
  let art = '';
  for (const [dx, row] of [
    [0, 0],
    [1, 0],
    [2, 0],
    [0.5, 1],
    [1.5, 1],
    [1, 2],
  ] as const)
    art +=
      box(cls, x + dx * w, y - (row + 1) * h, w - 0.8, h, 0.8) +
      line(`M${num(x + dx * w + w - 3)} ${num(y - (row + 0.3) * h)}h-3`, 'h');
  return art;
};

export const logPile = (x: number, y: number, r = 6, cls = 'b'): Art => {
  let art = '';
  for (const [dx, row] of [
    [0, 0],
    [2, 0],
    [1, 1],
  ] as const) {
    const cx = x + r + dx * r;
    const cy = y - r - row * r * 1.75;
    art +=
      path(
        cls,
        `M${num(cx)} ${num(cy - r)}h${num(r * 2.4)}a${num(r * 0.6)} ${num(r)} 0 0 1 0 ${num(r * 2)}h${num(-r * 2.4)}`,
      ) +
      circle('p', cx, cy, r) +
      circle('h', cx, cy, r * 0.55) +
      circle('h', cx, cy, r * 0.2);
  }
  return art;
};

export const orePile = (x: number, y: number, w = 26, cls = 'a'): Art =>
  at(
    x,
    y,
    w / 26,
    path(cls, 'M0 0L2-7L8-11L13-9L18-12L24-6L26 0Z') +
      line('M2-7L9-4L8-11M9-4L8 0M9-4L14-5L13-9M14-5L20-7L18-12M20-7L19 0M20-7L24-6', 'h'),
  );

export const sword = (x: number, y: number, len: number, turn: number, cls = 'p'): Art =>
  at(
    x,
    y,
    len / 40,
    path(cls, 'M-1.800-8V-34L0-40L1.800-34V-8Z') +
      line('M0-10V-33', 'h') +
      path('b', 'M-8-8.500H8V-5.500H-8Z') +
      line('M0-5.500V0', 'w') +
      circle('b', 0, 1, 2.4),
    turn,
  );

export const axe = (x: number, y: number, len: number, turn: number): Art =>
  at(
    x,
    y,
    len / 40,
    line('M0 0V-40', 'w') +
      path('p', 'M0-37C5-38 9-41 11-44C15-36 15-30 11-22C9-26 5-29 0-29Z') +
      line('M11-41q2.500 8 0 16', 'h'),
    turn,
  );

export const hammer = (x: number, y: number, len: number, turn: number, cls = 'a'): Art =>
  at(x, y, len / 36, line('M0 0V-30', 'w') + path(cls, 'M-10-36H10V-26H-10Z') + line('M6-35v8M8-35v8', 'h'), turn);

export const lance = (x: number, y: number, len: number, turn: number, cls = 'b'): Art =>
  at(
    x,
    y,
    len / 60,
    line('M0 0V-60', 'w') +
      path('p', 'M-2.500-58L0-66L2.500-58Z') +
      path(cls, 'M0-56C5-58 8-54 15-56L11-52L15-48C8-46 5-50 0-48Z'),
    turn,
  );

export const book = (x: number, y: number, w: number, cls = 'b'): Art =>
  at(
    x,
    y,
    w / 30,
    path(cls, 'M-16 2V-16C-10-19-4-18 0-15C4-18 10-19 16-16V2C10-1 4 0 0 3C-4 0-10-1-16 2Z') +
      path('p', 'M-14-1V-17C-9-19-4-18 0-15V0C-4-3-9-3-14-1ZM14-1V-17C9-19 4-18 0-15V0C4-3 9-3 14-1Z') +
      line(
        'M-11-13q4-1.500 8 0.500M-11-9.500q4-1.500 8 0.500M-11-6q4-1.500 8 0.500M11-13q-4-1.500-8 0.500M11-9.500q-4-1.500-8 0.500M11-6q-4-1.500-8 0.500',
        'h',
      ),
  );

export const tome = (x: number, y: number, w: number, h: number, cls = 'b'): Art =>
  box(cls, x, y - h, w, h, 1) +
  line(
    `M${num(x + w * 0.25)} ${num(y - h + 2)}v${num(h - 4)}M${num(x + w * 0.5)} ${num(y - h + 4)}h${num(w * 0.3)}`,
    'h',
  );

export const scroll = (x: number, y: number, w: number, h: number): Art =>
  path('p', `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`) +
  path('a', `M${num(x - 2)} ${num(y - 3)}h${num(w + 4)}a2.500 3 0 0 1 0 6h${num(-w - 4)}a2.500 3 0 0 1 0-6Z`) +
  path('a', `M${num(x - 2)} ${num(y + h - 3)}h${num(w + 4)}a2.500 3 0 0 1 0 6h${num(-w - 4)}a2.500 3 0 0 1 0-6Z`);

export const cross = (x: number, y: number, s: number): Art =>
  line(`M${num(x)} ${num(y)}v${num(-s)}M${num(x - s * 0.32)} ${num(y - s * 0.68)}h${num(s * 0.64)}`);

export const bell = (x: number, y: number, h: number, cls = 'b'): Art =>
  at(
    x,
    y,
    h / 14,
    path(cls, 'M-6 0C-4-3-4-5-4-8C-4-12-2-13 0-13C2-13 4-12 4-8C4-5 4-3 6 0Z') +
      circle('k', 0, 1.2, 1.4) +
      line('M2-10q1 4 2 8', 'h'),
  );

export const key = (x: number, y: number, len: number, turn: number, cls = 'b'): Art =>
  at(
    x,
    y,
    len / 30,
    circle(cls, 0, -25, 5) + circle('p', 0, -25, 2) + line('M0-20V0', 'w') + line('M0-1h5v-4M0-6h4', ''),
    turn,
  );

export const crown = (x: number, y: number, w: number, cls = 'b'): Art =>
  at(
    x,
    y,
    w / 24,
    path(cls, 'M-11 0L-12-10L-6-5L0-13L6-5L12-10L11 0Z') +
      line('M-11-2.500H11', 'h') +
      circle('p', -12, -11, 1.4) +
      circle('p', 0, -14, 1.4) +
      circle('p', 12, -11, 1.4),
  );

export const quill = (x: number, y: number, len: number, turn: number): Art =>
  at(
    x,
    y,
    len / 30,
    path('p', 'M0 0L1-8C-5-14-3-24 4-30C7-22 7-13 2-8Z') + line('M0 0C1-10 2-20 4-28M-2-14l4 3M-1.500-20l4.500 3', 'h'),
    turn,
  );
