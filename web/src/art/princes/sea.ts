/** The sea as it lies on the table: backs of sea cards and the discs of the explorers' ships. */
import { at, circle, line, path, waves } from '../kit';
import type { Art } from '../kit';

const swell = (y: number, shift: number): string => {
  let d = '';
  for (let x = -6 + shift; x < 124; x += 24) d += `M${x} ${y}q6-7 12 0t12 0`;
  return d;
};
/** A face-down sea card, 120 x 120: swell all over and a compass rose. */
export const SEA_BACK: Art =
  line([14, 30, 46, 62, 78, 94, 110].map((y, row) => swell(y, (row % 2) * 12)).join(''), 'h') +
  circle('p', 60, 60, 31) +
  circle('h', 60, 60, 27) +
  path('a', 'M60 36L65 55L84 60L65 65L60 84L55 65L36 60L55 55Z') +
  path('k', 'M60 36L65 55L60 60ZM84 60L65 65L60 60ZM60 84L55 65L60 60ZM36 60L55 55L60 60Z') +
  path('b', 'M60 60L71 49L66 57ZM60 60L71 71L63 66ZM60 60L49 71L54 63ZM60 60L49 49L57 54Z');

/** A disc of 48 x 48; the ship's side, or the blank side of an unbuilt or lost ship. */
export const DISC_SHIP: Art =
  circle('p', 24, 24, 22) +
  circle('h', 24, 24, 18.5) +
  at(
    24,
    31,
    0.62,
    line('M-8-2V-28M8-2V-32') +
      path('b', 'M-19-26H0C3-20 3-14 0-8H-19C-15-14-15-20-19-26Z') +
      path('b', 'M0-29H18C21-22 21-14 18-7H0C4-14 4-22 0-29Z') +
      path('a', 'M-22-5L-15-3H14L23-8C24 0 20 6 15 8H-14C-19 6-22 1-22-5Z') +
      line('M-18 2H20', 'h'),
  ) +
  waves(38.5, 1, 13, 36);
export const DISC_BLANK: Art =
  circle('p', 24, 24, 22) +
  circle('h', 24, 24, 18.5) +
  line('M12 21q3-4 6 0t6 0t6 0t6 0M12 28q3-4 6 0t6 0t6 0t6 0', 'h');
export const DISC_LOST: Art = DISC_BLANK + line('M16 16L32 32M32 16L16 32', 'w');
