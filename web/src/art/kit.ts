/**
 * The drawing kit: small functions that return SVG markup, so that every drawing is cut by one hand.
 * Light falls from the upper left; shading strokes therefore lie on the right.
 * Classes: a, b = the two tints; p = paper; k = solid ink; h = thin shading stroke; n = no outline; w = bold stroke.
 */
export type Art = string;

const num = (value: number): string => String(Math.round(value * 100) / 100);

export const path = (cls: string, d: string): Art => `<path class="${cls}" d="${d}"/>`;
export const line = (d: string, cls = ''): Art => path(cls, d);
export const circle = (cls: string, x: number, y: number, r: number): Art =>
  `<circle class="${cls}" cx="${num(x)}" cy="${num(y)}" r="${num(r)}"/>`;
export const oval = (cls: string, x: number, y: number, rx: number, ry: number, turn = 0): Art =>
  `<ellipse class="${cls}" cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}"${
    turn === 0 ? '' : ` transform="rotate(${num(turn)} ${num(x)} ${num(y)})"`
  }/>`;
export const box = (cls: string, x: number, y: number, w: number, h: number, r = 0): Art =>
  `<rect class="${cls}" x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${r === 0 ? '' : ` rx="${num(r)}"`}/>`;

/** Places drawings at a point, scaled and turned; the line keeps its width. */
export const at = (x: number, y: number, scale: number, art: Art, turn = 0): Art =>
  `<g transform="translate(${num(x)} ${num(y)})${turn === 0 ? '' : ` rotate(${num(turn)})`} scale(${num(scale)})" style="--sw:${num(
    1.5 / Math.abs(scale),
  )}px">${art}</g>`;
/** Mirrors drawings left to right about a vertical line. */
export const mirror = (x: number, art: Art): Art => `<g transform="translate(${num(2 * x)} 0) scale(-1 1)">${art}</g>`;
/** A symbol of the sheet, centred on a point. */
export const symbol = (name: string, x: number, y: number, size: number): Art =>
  `<use href="#s-${name}" x="${num(x - size / 2)}" y="${num(y - size / 2)}" width="${num(size)}" height="${num(size)}"/>`;

const SHADE = [0.95, 0.55, 0.8, 0.4, 0.7, 0.5, 0.9, 0.45];
/** Level strokes that run in from the right edge of a box, of uneven length: the shadow side of a wall. */
export function shade(x: number, y: number, w: number, h: number, n: number): Art {
  let d = '';
  for (let i = 0; i < n; i += 1) {
    const level = y + (h * (i + 0.5)) / n;
    d += `M${num(x + w)} ${num(level)}h${num(-w * (SHADE[i % SHADE.length] ?? 0.6))}`;
  }
  return line(d, 'h');
}
/** Parallel slanted strokes inside a box: earth, roofs, water in shadow. */
export function slant(x: number, y: number, w: number, h: number, n: number, lean = 4): Art {
  let d = '';
  for (let i = 0; i < n; i += 1) {
    const foot = x + (w * (i + 0.5)) / n;
    d += `M${num(foot)} ${num(y + h)}l${num(lean)} ${num(-h)}`;
  }
  return line(d, 'h');
}

/** The ground under a scene: a line with tufts and two earth strokes. */
export const ground = (y = 74): Art =>
  line(`M5 ${y}H115`) +
  line(
    `M12 ${y + 4}h16M34 ${y + 4}h7M58 ${y + 4}h24M96 ${y + 4}h12M24 ${y + 7.5}h10M68 ${y + 7.5}h14M46 ${y + 7.5}h6`,
    'h',
  );
export const tuft = (x: number, y: number): Art => line(`M${x} ${y}l-2.5-4M${x} ${y}v-5M${x} ${y}l2.5-4`, 'h');
export const cloud = (x: number, y: number): Art =>
  line(`M${x} ${y}h20M${x + 3} ${y}c-1-4 4-6 6-3 1-5 9-5 9 0 3-1 5 1 4 3`, 'h');
export const birds = (x: number, y: number): Art =>
  line(`M${x} ${y}q3-4 5 0q3-4 5 0M${x + 12} ${y - 5}q2.500-3 4 0q2.500-3 4 0`, 'h');
export function sun(x: number, y: number, r: number, cls = 'b'): Art {
  let rays = '';
  for (let i = 0; i < 16; i += 1) {
    const angle = (Math.PI * i) / 8;
    const far = i % 2 === 0 ? r * 1.75 : r * 1.45;
    rays += `M${num(x + Math.cos(angle) * r * 1.2)} ${num(y + Math.sin(angle) * r * 1.2)}L${num(x + Math.cos(angle) * far)} ${num(y + Math.sin(angle) * far)}`;
  }
  return line(rays, 'h') + circle(cls, x, y, r);
}
export function waves(y: number, rows = 3, x0 = 4, x1 = 116): Art {
  let d = '';
  for (let row = 0; row < rows; row += 1) {
    const level = y + row * 4.5;
    for (let x = x0 + (row % 2) * 6; x + 11 <= x1; x += 14) d += `M${x} ${level}q3-3.500 5.500 0t5.500 0`;
  }
  return line(d, 'h');
}

export const fir = (x: number, y: number, h: number, cls = 'b'): Art => {
  const w = h * 0.3;
  return (
    line(`M${num(x)} ${num(y)}v${num(-h * 0.2)}`) +
    path(
      cls,
      `M${num(x)} ${num(y - h)}l${num(w * 0.6)} ${num(h * 0.32)}h${num(-w * 0.22)}l${num(w * 0.5)} ${num(h * 0.27)}h${num(-w * 0.25)}l${num(
        w * 0.45,
      )} ${num(h * 0.25)}H${num(x - w * 1.08)}l${num(w * 0.45)} ${num(-h * 0.25)}h${num(-w * 0.25)}l${num(w * 0.5)} ${num(-h * 0.27)}h${num(-w * 0.22)}Z`,
    ) +
    line(
      `M${num(x + w * 0.15)} ${num(y - h * 0.72)}l${num(w * 0.3)} ${num(h * 0.06)}M${num(x + w * 0.1)} ${num(y - h * 0.45)}l${num(w * 0.55)} ${num(h * 0.07)}M${num(x + w * 0.1)} ${num(y - h * 0.26)}l${num(w * 0.75)} ${num(h * 0.04)}`,
      'h',
    )
  );
};
export const tree = (x: number, y: number, h: number, cls = 'b'): Art => {
  const r = h * 0.3;
  const top = y - h + r;
  return (
    path('p', `M${num(x - 1.6)} ${num(y)}V${num(top)}h3.200V${num(y)}`) +
    path(
      cls,
      `M${num(x - r)} ${num(top + r * 0.5)}c${num(-r * 0.7)} ${num(-r * 0.6)} 0 ${num(-r * 1.4)} ${num(r * 0.5)} ${num(-r * 1.1)}c${num(r * 0.2)} ${num(-r * 0.9)} ${num(r * 1.3)} ${num(-r * 0.8)} ${num(r * 1.3)} ${num(-r * 0.1)}c${num(r * 0.9)} 0 ${num(r)} ${num(r * 1.1)} ${num(r * 0.2)} ${num(r * 1.3)}c${num(-r * 0.4)} ${num(r * 0.6)} ${num(-r * 1.5)} ${num(r * 0.5)} ${num(-r * 2)} ${num(-r * 0.1)}Z`,
    ) +
    line(
      `M${num(x + r * 0.3)} ${num(top + r * 0.4)}h${num(r * 0.6)}M${num(x + r * 0.5)} ${num(top)}h${num(r * 0.5)}M${num(x - r * 0.2)} ${num(top + r * 0.7)}h${num(r * 0.7)}`,
      'h',
    )
  );
};
export const peak = (x: number, y: number, w: number, h: number, cls = 'a'): Art =>
  path(
    cls,
    `M${num(x - w / 2)} ${num(y)}L${num(x - w * 0.12)} ${num(y - h * 0.8)}L${num(x)} ${num(y - h)}L${num(x + w * 0.16)} ${num(y - h * 0.72)}L${num(x + w / 2)} ${num(y)}Z`,
  ) +
  path(
    'p',
    `M${num(x)} ${num(y - h)}L${num(x - w * 0.12)} ${num(y - h * 0.8)}L${num(x - w * 0.19)} ${num(y - h * 0.62)}l${num(w * 0.1)} ${num(h * 0.07)}l${num(w * 0.08)} ${num(-h * 0.1)}l${num(w * 0.08)} ${num(h * 0.12)}l${num(w * 0.1)} ${num(-h * 0.1)}L${num(x + w * 0.16)} ${num(y - h * 0.72)}Z`,
  ) +
  line(
    `M${num(x + w * 0.2)} ${num(y - h * 0.5)}l${num(-w * 0.08)} ${num(h * 0.24)}M${num(x + w * 0.28)} ${num(y - h * 0.36)}l${num(-w * 0.1)} ${num(h * 0.28)}M${num(x + w * 0.36)} ${num(y - h * 0.2)}l${num(-w * 0.05)} ${num(h * 0.14)}M${num(x - w * 0.02)} ${num(y - h * 0.42)}l${num(-w * 0.08)} ${num(h * 0.2)}`,
    'h',
  );
export const sheaf = (x: number, y: number, h: number, cls = 'b'): Art =>
  at(
    x,
    y,
    h / 20,
    path(cls, 'M-5 0C-3-6-3-8-7-13C-8-17-5-19-4-16C-4-20-1-21 0-17C1-21 4-20 4-16C5-19 8-17 7-13C3-8 3-6 5 0Z') +
      line('M-3-1C-2-7-2-9-4-15M0-1V-17M3-1C2-7 2-9 4-15', 'h') +
      path('p', 'M-3.600-8.500q3.600 1.600 7.200 0v2.600q-3.600 1.600-7.200 0Z'),
  );
export const sheep = (x: number, y: number, h: number, cls = 'p'): Art =>
  at(
    x,
    y,
    h / 16,
    line('M-5-3V0M-2-3V0M3-3V0M6-3V0') +
      path(
        cls,
        'M-7-4c-3-1-2-5 0-5c0-3 4-4 5-2c1-2 5-2 6 0c3-1 5 1 4 3c2 1 2 4-1 4c-1 2-4 2-5 0.500c-2 1.500-4 1-5 0c-2 1-4 0.500-4-0.500Z',
      ) +
      path('k', 'M-7-9c-3-1-5 0-5 2c0 2 2 2 3 1.500c1 1 3 0 3-1.500Z') +
      line('M0-7q1.500 1.500 3 0M4-4.500q1.500 1 3-0.500', 'h'),
  );

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

export const flame = (x: number, y: number, h: number, cls = 'b'): Art =>
  at(
    x,
    y,
    h / 24,
    path(cls, 'M0 0C-9 0-10-8-6-13C-6-10-4-9-3-10C-4-16 0-18 1-24C6-19 4-15 6-12C7-13 7-15 7-16C11-10 10 0 0 0Z') +
      path('p', 'M0 0C-4 0-5-4-2-8C-1-6 1-7 1-10C5-6 5 0 0 0Z'),
  );
export const smoke = (x: number, y: number): Art =>
  line(`M${x} ${y}c-3-3 3-5 0-9s4-5 1-9M${x + 5} ${y - 1}c-2-3 3-4 1-8s3-4 1-7`, 'h');
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

export interface Look {
  robe?: string;
  head?: Art;
  face?: boolean;
  beard?: boolean;
}
/** A person to the waist at (x, y) = middle of the lower edge; about 56 high at scale 1. `head` is drawn over the head. */
export const person = (x: number, y: number, scale: number, look: Look = {}): Art =>
  at(
    x,
    y,
    scale,
    path(look.robe ?? 'b', 'M-24 0C-24-18-18-26-7-29H7C18-26 24-18 24 0Z') +
      line('M10-26q8 8 9 26M14-22q7 8 8 22M6-27q6 10 7 27', 'h') +
      path('p', 'M-5-34V-28Q0-23 5-28V-34Z') +
      path('p', 'M-9-44C-9-53-5-57 0-57C5-57 9-53 9-44C9-36 5-32 0-32C-5-32-9-36-9-44Z') +
      (look.face === false
        ? ''
        : line('M-5-46h3.500M2-46h3.500M0-45.500l-1.500 5h2.500M-3-37h5.500', 'h') +
          line('M6-50q2.500 7-1 14M7.500-48q1 5-0.500 10', 'h')) +
      (look.beard === true
        ? path('a', 'M-9-42C-8-39-4-39-3-39H3C4-39 8-39 9-42C10-32 4-23 0-21C-4-23-10-32-9-42Z') +
          line('M-3-34q1 6 3 9M3-34q-1 6-2 8', 'h')
        : '') +
      (look.head ?? ''),
  );
export const hood = (cls: string): Art =>
  path(
    cls,
    'M-13-28C-16-44-12-60 0-62C12-60 16-44 13-28C10-32 9.500-38 9-44C8-52 4-54 0-54C-4-54-8-52-9-44C-9.500-38-10-32-13-28Z',
  ) + line('M10-52q3 8 1 18M7-57q4 5 5 11', 'h');
export const brim = (cls: string): Art =>
  path(cls, 'M-17-49C-10-52 10-52 17-49C10-46-10-46-17-49Z') +
  path(cls, 'M-9-50C-9-60-6-63 0-63C6-63 9-60 9-50C4-48-4-48-9-50Z') +
  line('M5-60q2 4 2 9', 'h');
