/** Ground, sky, water, plants, beasts and fire. */
import { at, circle, line, num, path } from './primitives';
import type { Art } from './primitives';

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
