/** Pieces that stand on the table: knight and mill of the card games; robber, roads and houses of the island. */
import { arch, box, circle, line, path } from './kit';
import type { Art } from './kit';

/** Figures of 48 x 64: turned wood, seen from the front. */
export const FIGURES: Readonly<Record<'knight' | 'mill', Art>> = {
  knight:
    path('b', 'M8 60C8 55 14 54 24 54S40 55 40 60C40 63 34 64 24 64S8 63 8 60Z') +
    path('a', 'M13 56C14 44 16 40 22 35L12 38C8 39 5 36 7 32L18 18L19 8L26 15C38 17 43 32 37 56C30 58 19 58 13 56Z') +
    path('p', 'M26 15C34 12 42 20 42 30C40 27 38 26 37 27C38 32 38 36 37 40C34 28 31 20 26 15Z') +
    line('M30 26q6 12 3 29M26 24q6 12 5 32', 'h') +
    circle('k', 19, 25, 1.8) +
    line('M9 34l4-1M22 35q4-2 5-6') +
    path('b', 'M13 50H38L38 55H13Z'),
  mill:
    path('b', 'M8 60C8 55 14 54 24 54S40 55 40 60C40 63 34 64 24 64S8 63 8 60Z') +
    path('p', 'M14 56L18 26H30L34 56C28 58 20 58 14 56Z') +
    line('M27 30l3 26M30 40h2M28 48h4M29 34h2', 'h') +
    path('a', 'M15 28L24 14L33 28Z') +
    arch(23, 56, 7, 11) +
    box('k', 21.5, 36, 4, 4) +
    [18, 108, 198, 288]
      .map(
        (turn) =>
          `<g transform="translate(24 24) rotate(${turn})">${line('M0 0V-22')}${path('p', 'M0-6H6V-22H0Z')}${line('M0-11.500h6M0-16.500h6', 'h')}</g>`,
      )
      .join('') +
    circle('b', 24, 24, 2.4),
};

export const ROBBER: Art =
  path('k', 'M-9 14C-12 4-9-2-5-4C-9-10-6-18 0-18S9-10 5-4C9-2 12 4 9 14Z') +
  `<g class="lt">${line('M4-1q4 6 3 13M3-13q2 4 0 7', 'h')}</g>` +
  path('k', 'M-12 14H12V18H-12Z');

/** The four peoples of the island differ in outline as well as in colour. */
export type Seat = 0 | 1 | 2 | 3;
const settlements: readonly Art[] = [
  path('c', 'M-9 9V-2L0-11L9-2V9Z') + path('k', 'M-2.500 9V3H2.500V9Z'),
  path('c', 'M-9 9V-4C-9-9-5-12 0-12S9-9 9-4V9Z') + path('k', 'M-2.500 9V3H2.500V9Z'),
  path('c', 'M-10 9V-8L-2-3V-8L10-2V9Z') + path('k', 'M-5 9V3H0V9Z'),
  path('c', 'M-9 9V-3L-12-3L0-12L12-3H9V9Z') + path('k', 'M-2.500 9V3H2.500V9Z') + line('M-9-3H9', 'h'),
];
const cities: readonly Art[] = [
  path('c', 'M-15 10V-6L-8-14L-1-6V-2H15V10Z') + path('k', 'M-10.500 10V3H-5.500V10Z') + line('M3 2v4M8 2v4', 'w'),
  path('c', 'M-15 10V-6C-15-15-1-15-1-6V-2C0-6 15-6 15-1V10Z') +
    path('k', 'M-10.500 10V3H-5.500V10Z') +
    line('M5 2v4M10 2v4', 'w'),
  path('c', 'M-15 10V-13L-8-8V-13L0-8V-3L7 1V-3L15 1V10Z') +
    path('k', 'M-10.500 10V3H-5.500V10Z') +
    line('M4 4v3M10 4v3', 'w'),
  path('c', 'M-15 10V-8H-17V-14H-13V-12H-10V-14H-6V-12H-3V-14H1V-8H-1V-2L7-8L16-2V10Z') +
    path('k', 'M-10.500 10V3H-5.500V10Z') +
    line('M4 3v3M10 3v3', 'w'),
];
const roads: readonly Art[] = [
  box('c', -17, -3.5, 34, 7, 1),
  box('c', -17, -3.5, 34, 7, 3.5) + line('M-10 0H10', 'h'),
  path('c', 'M-17-3.500H17L13 0L17 3.500H-17L-13 0Z'),
  box('c', -17, -3.5, 34, 7, 0.5) + line('M-10-3.500V3.500M-3-3.500V3.500M4-3.500V3.500M11-3.500V3.500', 'h'),
];
export const settlementOf = (seat: number): Art => settlements[seat % 4] ?? '';
export const cityOf = (seat: number): Art => cities[seat % 4] ?? '';
export const roadOf = (seat: number): Art => roads[seat % 4] ?? '';
/** Colours of the island's peoples: white, blue, orange, red. */
export const PEOPLES = ['#f6f0e0', '#3f74a8', '#e08a2e', '#a4392f'] as const;
