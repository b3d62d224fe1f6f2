/** Shapes that several drawings of the princes' cards share: owls, stars, islands, groves, and people with a look. */
import { at, box, circle, line, num, oval, path, person, tree, waves } from '../kit';
import type { Art, Look } from '../kit';

export const owl = (x: number, y: number, h: number, cls = 'b'): Art =>
  at(
    x,
    y,
    h / 24,
    path(cls, 'M-8-21L-5-17.500C-2-18.500 2-18.500 5-17.500L8-21C10-14 10-4 6-1C3 1-3 1-6-1C-10-4-10-14-8-21Z') +
      circle('p', -3.4, -13.5, 3) +
      circle('p', 3.4, -13.5, 3) +
      circle('k n', -3, -13.5, 1.4) +
      circle('k n', 3, -13.5, 1.4) +
      path('k', 'M-1.200-11.500H1.200L0-8.500Z') +
      line(
        'M-4-6q1.300 1.500 2.600 0q1.300 1.500 2.600 0q1.300 1.500 2.600 0M-2.500-3q1.200 1.300 2.400 0q1.200 1.300 2.400 0',
        'h',
      ) +
      line('M-3 0v2.500M3 0v2.500'),
  );

/** A five-pointed star about its centre. */
export function star(x: number, y: number, r: number, cls = 'b'): Art {
  let d = '';
  for (let i = 0; i < 10; i += 1) {
    const far = i % 2 === 0 ? r : r * 0.45;
    const angle = (Math.PI * (i - 2.5)) / 5;
    d += `${i === 0 ? 'M' : 'L'}${num(x + Math.cos(angle) * far)} ${num(y + Math.sin(angle) * far)}`;
  }
  return path(cls, `${d}Z`);
}

/** A small lyre about its centre, 20 high at scale 1. */
export const lyre = (x: number, y: number, scale: number, cls = 'b'): Art =>
  at(
    x,
    y,
    scale,
    path(cls, 'M-9-9C-6-11-4-8-5-5C-7 1-5 5 0 5S7 1 5-5C4-8 6-11 9-9C12-4 10 9 3 9H-3C-10 9-12-4-9-9Z') +
      line('M-5-6H5') +
      line('M-2.500-6V5M0-6V5M2.500-6V5', 'h') +
      path(cls, 'M-4 9H4L5 12H-5Z'),
  );

/** A note of music; (x, y) is its foot. */
export const note = (x: number, y: number): Art =>
  oval('k', x, y, 2.6, 1.9, -20) + line(`M${num(x + 2.4)} ${num(y)}v-11q4 1 4.5 5`);

/** A gun barrel on a wheeled carriage; (x, y) is the foot of the wheel. */
export const gun = (x: number, y: number, scale: number, turn = -14): Art =>
  at(
    x,
    y,
    scale,
    `<g transform="translate(0 -14) rotate(${turn})">${path('a', 'M-22-6H20L26-8V8L20 6H-22C-28 6-28-6-22-6Z')}${line('M-12-6V6M6-6V6M20-6V6M-6 3.500h9M9 3.500h8', 'h')}${circle('a', -28, 0, 2.4)}</g>` +
      path('b', 'M-26 0L-14-12L8-6L2 0Z') +
      circle('b', -2, -8, 8) +
      circle('p', -2, -8, 3) +
      line('M-2-16V0M-10-8H6M-7.500-13.500L3.500-2.500M3.500-13.500L-7.500-2.500', 'h'),
  );

export const balls = (x: number, y: number, r = 4): Art =>
  circle('k', x - r, y - r, r) + circle('k', x + r, y - r, r) + circle('k', x, y - r * 2.7, r);

/** A palm, foot at (x, y). */
export const palm = (x: number, y: number, h: number, cls = 'b', lean = 3): Art =>
  at(
    x,
    y,
    h / 30,
    path('p', `M-1.500 0Q-1-14 ${lean - 1}-24L${lean + 1.5}-24Q2-12 2 0Z`) +
      line(`M0-6h2M0.500-11h2M1-16h2`, 'h') +
      at(
        lean,
        -25,
        1,
        path(
          cls,
          'M0 0C-6-5-12-4-15 2C-10-1-5 0 0 2ZM0 0C6-5 12-4 15 2C10-1 5 0 0 2ZM0 0C-4-8-9-10-13-8C-8-6-4-3 0 1ZM0 0C4-8 9-10 13-8C8-6 4-3 0 1ZM0 0C-2-6 1-10 3-11C4-7 3-3 0 1Z',
        ),
      ) +
      circle('k n', lean - 1.4, -23, 1.3) +
      circle('k n', lean + 1.6, -22.6, 1.3),
  );

/** An island in open water: shore, beach, and whatever stands on it (drawn with its foot near y = 58). */
export const isle = (back: Art, front: Art, cls = 'b'): Art =>
  waves(48, 1, 2, 30) +
  waves(48, 1, 92, 118) +
  back +
  path(cls, 'M10 66C16 54 30 56 40 52C54 46 70 50 80 54C94 54 106 58 111 66C96 72 26 72 10 66Z') +
  line('M84 58q14 0 22 7M76 58q12 2 18 8M22 62q6-4 12-4', 'h') +
  front +
  path('p', 'M6 66C26 72 96 72 114 66C110 73 96 76 60 76S10 73 6 66Z') +
  waves(74, 2);

/** A standing stone, foot at (x, y). */
const menhir = (x: number, y: number, w: number, h: number, cls = 'a'): Art =>
  path(
    cls,
    `M${num(x - w / 2)} ${num(y)}L${num(x - w * 0.44)} ${num(y - h * 0.8)}Q${num(x - w * 0.1)} ${num(y - h * 1.1)} ${num(x + w * 0.38)} ${num(y - h * 0.88)}L${num(x + w / 2)} ${num(y)}Z`,
  ) +
  line(
    `M${num(x + w * 0.36)} ${num(y - h * 0.7)}l${num(w * 0.06)} ${num(h * 0.3)}M${num(x + w * 0.24)} ${num(y - h * 0.78)}l${num(w * 0.05)} ${num(h * 0.2)}M${num(x + w * 0.3)} ${num(y - h * 0.3)}l${num(w * 0.06)} ${num(h * 0.2)}`,
    'h',
  );

/** A grove: old trees round a carved stone; every grove's stone bears a sign of its own, centred on (60, 46). */
export const grove = (sign: Art): Art =>
  tree(22, 66, 46) +
  tree(98, 66, 46) +
  tree(42, 60, 50) +
  tree(78, 60, 50) +
  tree(8, 74, 40) +
  tree(112, 74, 40) +
  line('M5 74H115') +
  line('M12 78h16M34 78h7M82 78h14M100 78h8', 'h') +
  menhir(60, 77, 44, 54) +
  sign;

/** A person standing behind the shield of arms: heroes whose face is known. */
export const hero = (look: Look, arms: Art, behind: Art = ''): Art =>
  line('M5 76H115') + behind + person(44, 76, 1.08, look) + at(84, 47, 1.02, arms);

// Hair and headgear for `person`: drawn about a head whose centre is (0, -45).
export const braids =
  path('b', 'M-10-40C-14-54-8-61 0-61S14-54 10-40L8-46C6-51 3-53 0-54C-3-53-6-51-8-46Z') +
  path('b', 'M-10-42C-15-34-13-24-14-12L-9-12C-8-24-7-34-9-42ZM10-42C15-34 13-24 14-12L9-12C8-24 7-34 9-42Z') +
  line('M-13-33l4 3M-13-27l4 3M-13-21l4 3M13-33l-4 3M13-27l-4 3M13-21l-4 3', 'h');
export const longHair =
  path('b', 'M-13-22C-15-44-13-62 0-62S15-44 13-22L7-27C10-36 10-46 6-52C2-49-4-48-8-50C-10-42-9-34-7-27Z') +
  line('M9-54q4 10 2 26M6-57q6 6 6 14', 'h');
export const shortHair =
  path('b', 'M-10-42C-13-56-7-62 1-62S13-55 10-42C9-48 8-51 5-53C0-50-5-50-8-52C-9-49-9-46-10-42Z') +
  line('M7-58q3 4 3 9', 'h');
export const ironCap =
  path('p', 'M-12-46C-12-58-6-64 0-64S12-58 12-46Z') +
  path('p', 'M-13-48H13V-44H-13ZM-1.800-46H1.800V-39H-1.800Z') +
  line('M6-61q4 5 4 12M0-64V-48', 'h');
export const circlet = path('b', 'M-10-49L-10-53L-5-51L0-56L5-51L10-53L10-49Q0-46-10-49Z');
export const bandana =
  path('b', 'M-10-47C-11-57-6-61 0-61S11-57 10-47Q0-51-10-47Z') +
  path('b', 'M9-48L17-52L15-46L18-41L9-45Z') +
  line('M-4-57h.010M2-58h.010M5-53h.010M-3-53h.010', 'w');
export const tricorn =
  path('a', 'M-18-51C-12-55-8-63 0-63S12-55 18-51C12-46 6-50 0-50S-12-46-18-51Z') +
  line('M-14-51Q0-56 14-51M7-59q4 2 6 5', 'h');
export const eyePatch = path('k', 'M-7-48H-1V-43Q-4-41-7-44Z') + line('M-9-50L9-47', 'h');
export const plumedHat =
  path('a', 'M-17-50C-8-54 8-54 17-50C10-46-10-46-17-50Z') +
  path('a', 'M-9-51C-9-60-5-63 1-63S10-59 9-51Z') +
  path('p', 'M5-60C12-70 22-68 22-58C18-60 12-58 8-53Z') +
  line('M9-55Q14-63 20-63', 'h');
export const flatCap =
  path('a', 'M-15-49C-16-58-8-62 0-62S16-58 15-49C8-53-8-53-15-49Z') + line('M8-60q5 3 6 9M-12-52Q0-56 12-52', 'h');
export const staff = (x: number, y: number, h: number): Art =>
  line(`M${x} ${y}v${-h}`, 'w') + line(`M${x} ${y - h}c0-8 10-8 9 0c-1 5-7 4-6 0`, 'w');
export const lantern = (x: number, y: number, s: number): Art =>
  at(
    x,
    y,
    s,
    line('M0-12V-16M-4-12C-4-18 4-18 4-12') +
      path('p', 'M-5-12H5L6 0H-6Z') +
      path('b', 'M0-2C-4-3-2-7 0-10C2-7 4-3 0-2Z') +
      box('k', -6, -1, 12, 2),
  );
export const fountainJet = (x: number, y: number, h: number): Art =>
  line(
    `M${x} ${y}v${-h}M${x} ${y - h}c-6-3-11 3-12 ${h * 0.6}M${x} ${y - h}c6-3 11 3 12 ${h * 0.6}M${x} ${y - h + 2}c-4 0-6 5-6 ${h * 0.5}M${x} ${y - h + 2}c4 0 6 5 6 ${h * 0.5}`,
    'h',
  );
export const mug = (x: number, y: number, h: number): Art =>
  at(
    x,
    y,
    h / 12,
    path('a', 'M-5-10H5V0H-5Z') +
      line('M5-8C9-8 9-2 5-2M-2-9V-1M2-9V-1', 'h') +
      path('p', 'M-6-9C-7-12-3-14-1-12C1-14 5-13 6-10C5-8 2-9 0-9S-4-8-6-9Z'),
  );
export const bowl = (x: number, y: number, w: number, cls = 'a'): Art =>
  path(
    cls,
    `M${num(x - w / 2)} ${num(y - w * 0.4)}H${num(x + w / 2)}Q${num(x + w * 0.42)} ${num(y)} ${num(x)} ${num(y)}T${num(x - w / 2)} ${num(y - w * 0.4)}Z`,
  ) + oval('p', x, y - w * 0.4, w / 2, w * 0.1);
