/** Knights: helm, shoulders and a shield of arms. Every knight bears arms of his own. */
import { at, box, circle, line, oval, path } from '../kit';
import type { Art } from '../kit';
import { emblem } from './emblem';
import type { Emblem, Tints } from './emblem';

const OUTLINE = 'M-21-24H21V0C21 15 11 22 0 27C-11 22-21 15-21 0Z';
/** What divisions are clipped to; stands beside the drawings that name it. */
export const clipShield: Art = `<clipPath id="clip-shield"><path d="${OUTLINE}"/></clipPath>`;

/** A shield of arms: the field, its division (clipped to the shield) and the charge on top. Centre at (0, 0). */
export const shield = (field: string, division: Art, charge: Art): Art =>
  path(field, OUTLINE) +
  `<g clip-path="url(#clip-shield)">${division}</g>` +
  charge +
  line(OUTLINE, 'w') +
  line('M16.500-18V0M13.500 10l3-5', 'h');

// Divisions of the field
export const pale = (cls: string): Art => path(cls, 'M0-26H24V30H0Z');
export const bend = (cls: string): Art => path(cls, 'M-26-26L-14-26L24 20L24 32Z');
export const fess = (cls: string): Art => path(cls, 'M-26-9H26V8H-26Z');
export const chief = (cls: string): Art => path(cls, 'M-26-26H26V-11H-26Z');
export const chevron = (cls: string): Art => path(cls, 'M-26 16L0-8L26 16V4L0-20L-26 4Z');
export const chevronDown = (cls: string): Art => path(cls, 'M-26-16L0 8L26-16V-4L0 20L-26-4Z');
export const quarterly = (cls: string): Art => path(cls, 'M0-26H26V0H0ZM-26 0H0V30H-26Z');
export const saltire = (cls: string): Art =>
  path(cls, 'M-26-18L-18-26L0-8L18-26L26-18L8 1L26 20L18 28L0 10L-18 28L-26 20L-8 1Z');
export const paly = (cls: string): Art => path(cls, 'M-15-26H-9V30H-15ZM-3-26H3V30H-3ZM9-26H15V30H9Z');
export const bordure = (cls: string): Art =>
  path(cls, 'M-22-26H22V0C22 16 11 23 0 28C-11 23-22 16-22 0ZM-14-17V0C-14 10-7 15 0 19C7 15 14 10 14 0V-17Z');
export const flames = (cls: string): Art => path(cls, 'M-24 30V6L-16 16L-12 0L-5 14L0-4L5 14L12 0L16 16L24 6V30Z');
export const lozenges = (cls: string): Art => {
  let d = '';
  for (let y = -24; y <= 24; y += 16) for (let x = -20; x <= 20; x += 10) d += `M${x} ${y - 8}l5 8l-5 8l-5-8Z`;
  return path(cls, d);
};

// Charges
export const swallow = (cls: string): Art =>
  path(
    cls,
    'M-14-9C-6-9-2-6 0-3C4-9 9-12 16-12C11-8 9-5 8-1C11 1 13 3 16 3C12 5 9 5 6 4C4 9-1 12-9 15C-4 10-2 7-3 3C-7 2-11-3-14-9Z',
  ) + line('M0-3q3 2 6 1', 'h');
export const falcon = (cls: string): Art =>
  path(
    cls,
    'M-2-16C2-18 6-16 6-12L8-10L5-9C5-6 7-4 8 0C10 6 7 11 3 13L4 18H-5L-4 13C-8 11-10 6-9 0C-8-6-5-8-4-11C-4-14-4-15-2-16Z',
  ) +
  line('M-6 0C-3 4-2 9-3 13M-2-2C1 2 2 7 1 12M3-1C5 3 5 7 4 10', 'h') +
  circle('k n', 2, -13, 0.9);
export const fist = (cls: string): Art =>
  path(
    cls,
    'M-10 16V6L-12 1V-8C-12-12-7-12-7-8.500V-11C-7-15-1-15-1-11V-12C-1-16 5-15 5-11V-9C6-12 11-11 11-7V2L9 7V16Z',
  ) + line('M-7-8V-1M-1-10V-1M5-9V-1M-12 1C-5 3 3-3 11 1M-10 11H9M-10 8H9', 'h');
export const raven = (cls: string): Art =>
  path(cls, 'M-15-4L-9-8C-7-13 0-13 1-7C6-5 12 0 16 9L9 7L11 13L4 9C-1 11-7 8-9 2C-10 0-10-2-10-4Z') +
  line('M-1 9l-2 6M3 9l1 6') +
  circle('p n', -5, -7.5, 1.1);
export const lion = (cls: string): Art =>
  path(
    cls,
    'M-6-15C-2-19 4-18 5-13C10-9 11-3 9 3L14 12L10 18H6L7 14L3 7L-1 9L-3 18H-8V15L-6 14L-6 6L-13 8L-15 4L-8-1L-14-3L-13-7L-6-6C-8-9-8-13-6-15Z',
  ) +
  line('M9 4C15 4 18-2 15-8C14-11 17-13 17-13') +
  line('M0-12q4 4 3 12M-2 2q4 0 6-3', 'h') +
  circle('k n', -3, -13, 0.9);
export const boar = (cls: string): Art =>
  line('M-6 7V13M-2 8V13M6 7V13M10 6V13') +
  path(cls, 'M-16 1L-11-4C-8-9-4-10-1-9L1-12L3-9L6-11L7-8L11-8C16-5 16 3 11 7C4 9-4 9-8 6C-11 6-14 4-16 1Z') +
  line('M15-3q4-1 3-5') +
  path('p', 'M-13 2L-14-3L-10 0Z') +
  circle('k n', -9, -3, 0.9) +
  line('M4-4q4 2 4 8M0-4q3 3 2 8', 'h');
export const acorn = (cls: string): Art =>
  path(cls, 'M-8-3C-8 6-4 12 0 16C4 12 8 6 8-3Z') +
  path('p', 'M-11-3C-11-10-5-12 0-12S11-10 11-3Z') +
  line('M0-12V-17M-7-5h3M-1-8h3M4-5h3M-3-3h3', 'h') +
  line('M4 0q0 6-3 11', 'h');
export const openRing = (cls: string): Art =>
  path(cls, 'M-3-13C-11-11-14-3-11 4C-8 12 4 14 10 7C15 0 12-9 4-12L2-7C7-5 9 0 6 4C2 9-5 7-7 2C-8-2-6-6-2-8Z');
export const brokenSword = (cls: string): Art =>
  path(cls, 'M-2-16H2V-3L-2 0ZM-2 4L2 1V8H-2Z') + path('b', 'M-8 8H8V11H-8Z') + line('M0 11V17', 'w');
export const dove = (cls: string): Art =>
  path(cls, 'M-16-3L-11-6C-9-10-3-10-2-5C2-6 4-10 10-14C11-8 9-4 7-2L15 1L8 4C4 9-5 8-9 2C-10 0-11-2-11-3Z') +
  circle('k n', -8, -5.5, 0.9) +
  line('M-15-2L-17 6M-16 2l-3-1M-16.500 4l3 1M1-4q3 0 6-5M-1 1q4 1 7 0', 'h');
export const mallet = (cls: string): Art =>
  line('M0 18V-6', 'w') + path(cls, 'M-13-15H13V-4H-13Z') + line('M8-14v9M10.500-14v9', 'h');
export const lute = (cls: string): Art =>
  `<g transform="rotate(24)">${path(cls, 'M0-4C7-2 10 4 9 9C8 15 3 17 0 17S-8 15-9 9C-10 4-7-2 0-4Z')}${box('p', -1.6, -19, 3.2, 17)}${circle('k n', 0, 7, 2.4)}${line('M-1.600-19L-5-21M1.600-17L5-19', '')}${line('M0-14V13', 'h')}</g>`;
export const burningSword = (cls: string): Art =>
  path('p', 'M-1.800-17L0-21L1.800-17V8H-1.800Z') +
  path('p', 'M-7 8H7V11H-7Z') +
  line('M0 11V18', 'w') +
  path(cls, 'M3 6C10 3 5-3 10-7C6-7 8-12 4-16V6ZM-3 6C-10 3-5-3-10-7C-6-7-8-12-4-16V6Z');
export const moon = (cls: string): Art => path(cls, 'M4-21C-2-21-6-17-6-13C-6-9-2-6 3-7C-1-10-1-17 4-21Z');
export const key3 = (cls: string): Art =>
  circle(cls, 0, -10, 6) + circle('p', 0, -10, 2.4) + line('M0-4V16', 'w') + line('M0 15h6v-4M0 9h5');
export const tower = (cls: string): Art =>
  path(cls, 'M-9 17L-8-6H-10V-14H-6V-10H-2V-14H2V-10H6V-14H10V-6H8L9 17Z') + path('k', 'M-3 17V9a3 3 0 0 1 6 0V17Z');

// Helms, drawn about their centre (0, 0), roughly 34 wide
export const greatHelm = (cls: string): Art =>
  path(cls, 'M-15-15C-8-19 8-19 15-15L16 6C14 16 6 20 0 22C-6 20-14 16-16 6Z') +
  path(cls === 'k' ? 'p' : 'k', 'M-14-3H-2V0H-14ZM2-3H14V0H2Z') +
  line('M0-17V21M-16 4C-6 8 6 8 16 4', cls === 'k' ? 'lt h' : '') +
  line('M5 10h.01M9 9h.01M5 14h.01M8 13h.01M-5 10h.01M-9 9h.01', cls === 'k' ? 'lt' : '') +
  (cls === 'k' ? '' : line('M11-12q2 8 1 16M13.500-10q1.500 6 1 13', 'h'));
export const bascinet = (cls: string): Art =>
  path(cls, 'M-15 14C-17-4-10-17 2-22C12-16 16-4 15 14C8 18-8 18-15 14Z') +
  path(cls, 'M-15-1C-20 2-21 6-23 9C-14 12-4 12 4 8L6-4Z') +
  path('k', 'M-16 1.500L1-1L0.500 1.500L-17 4.500Z') +
  line('M-14 8h.01M-10 8.500h.01M-6 8h.01M-12 6h.01M-8 6h.01') +
  circle('p', 6, -1, 2) +
  line('M9-12q4 8 3 20M6-15q5 5 6 12', 'h');
export const frogHelm = (cls: string): Art =>
  path(cls, 'M-17-3C-13-14-4-18 4-17C13-16 16-8 16 4L14 20C6 23-6 23-11 20L-19 5Z') +
  path('k', 'M-17-3L-3-6L10-5L9-3L-3-3.500L-18 0Z') +
  line('M-19 5C-8 1 4 0 16 3M12-8q2 4 2 8M9 6l-1 13M12 5v13', 'h');
export const kettleHat = (cls: string): Art =>
  path('p', 'M-10-4C-10 10-6 18 0 18S10 10 10-4Z') +
  line('M-6 2h4M2 2h4M0 3l-1.500 5h3M-3 12h6', 'h') +
  line('M7 0q1 7-2 14', 'h') +
  path(cls, 'M-20-2C-12-6 12-6 20-2C12 3-12 3-20-2Z') +
  path(cls, 'M-11-4C-11-14-6-19 0-19S11-14 11-4C5-6-5-6-11-4Z') +
  line('M6-16q3 5 3 11', 'h');
export const barbute = (cls: string): Art =>
  path(cls, 'M-14-2C-14-14-8-20 0-20S14-14 14-2V20L4 22V4H10V-1H2V-3H-2V-1H-10V4H-4V22L-14 20Z') +
  path('k', 'M-10-1H-2V-3H2V-1H10V4H4V22H-4V4H-10Z') +
  line('M11-10q1.500 8 1 26M8-14q2 3 2.500 8', 'h') +
  line('M0-20V-4', 'h');

/** The knight himself to the chest, left of the middle; his shield is laid over it by the caller. */
export const knightBust = (helm: Art, { visor = false, x = 52 }: { visor?: boolean; x?: number } = {}): Art =>
  path('a', `M${x - 32} 76C${x - 32} 58 ${x - 22} 50 ${x} 48C${x + 22} 50 ${x + 32} 58 ${x + 32} 76Z`) +
  line(`M${x - 26} 62q8-7 16-5M${x - 28} 69q8-7 16-5M${x + 14} 56q8 6 10 20M${x + 20} 58q7 6 8 18`, 'h') +
  oval('p', x, 50, 14, 5) +
  at(x, 32, visor ? 1.08 : 1.02, helm);

/** A complete knight: bust, crest behind the helm, shield in front and whatever he carries. */
export const knight = (helm: Art, crest: Art, arms: Art, behind: Art = ''): Art =>
  line('M5 76H115') +
  behind +
  `<g transform="translate(44 30)">${crest}</g>` +
  knightBust(helm, { x: 44 }) +
  at(82, 47, 1.06, arms);

/** The emblem of a knight who fills it: two tints, then what makes up the knight. */
export const knightly = (tints: Tints, helm: Art, crest: Art, arms: Art, behind: Art = ''): Emblem =>
  emblem(tints, knight(helm, crest, arms, behind));
