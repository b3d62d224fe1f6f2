/** Roads, settlements, cities and the metropolis: the central row. */
import { arch, box, circle, cross, fir, flag, house, line, pane, path, tower, tree, tuft, wall } from '../kit';
import type { Emblem, Emblems } from './emblem';
import { emblem } from './emblem';

const road: Emblem = emblem(
  ['wool', 'lumber'],
  path('a n', 'M-120-60H240V150H-120Z'),
  path(
    'p',
    'M-120 70C-60 50-40 66-4 58C20 50 34 40 60 42S100 50 124 40S180 36 240 44V62C180 52 160 50 124 56C100 66 82 58 60 58S20 68-4 76S-80 76-120 88Z',
  ),
  line(
    'M2 64q10-4 18-8M30 54q12-5 24-4M66 51q14 3 26 3M100 52q8-1 16-4M12 70q8-2 14-5M40 60q8-2 16-1M74 56q10 2 20 2',
    'h',
  ),
  path('p', 'M78 40V28a5 5 0 0 1 10 0V40Z') + line('M85 28v10', 'h'),
  fir(20, 44, 28, 'b') + fir(34, 38, 22, 'b') + tree(106, 38, 26, 'b'),
  tuft(50, 74) + tuft(92, 74) + tuft(20, 80) + tuft(66, 34) + tuft(110, 70),
);

const settlement: Emblem = emblem(
  ['wool', 'brick'],
  path('a n', 'M-120 58Q-40 56 0 52Q40 42 120 50T240 52V150H-120Z') +
    line('M-120 58Q-40 56 0 52Q40 42 120 50T240 52', 'h'),
  house(8, 56, 38, 15, 13, 18),
  pane(17, 50, 4),
  house(72, 60, 38, 16, 14, 18),
  box('k', 78, 52, 5, 8),
  house(36, 70, 48, 20, 18, 24),
  arch(48, 70, 8, 13) + pane(70, 61, 5) + pane(78, 61, 5) + circle('k', 48, 45, 2.2),
  path('p', 'M66 36V24H72V34') + line('M68 22c-3-3 3-5 0-9', 'h'),
  line('M10 74V66M18 75V67M26 76V68M94 76V68M102 75V67M110 74V66M6 70Q16 69 30 72M90 72Q104 71 114 69', ''),
  path('p', 'M44 84C46 78 46 74 46 70H52C54 76 58 80 62 84Z'),
  tuft(32, 82) + tuft(84, 82) + tree(100, 44, 24, 'a'),
);

const city: Emblem = emblem(
  ['stone', 'red'],
  house(30, 46, 30, 18, 14, 14) + house(66, 46, 34, 16, 14, 16) + pane(37, 40, 4) + pane(74, 40, 4),
  tower(60, 50, 16, 26, 'cone') + cross(60, 9, 6) + arch(60, 35, 5, 8),
  wall(14, 74, 92, 28, 'a'),
  tower(14, 76, 18, 42, 'battlement', 'a') + tower(106, 76, 18, 42, 'battlement', 'a'),
  tower(60, 76, 26, 36, 'battlement', 'a') +
    arch(60, 76, 13, 21) +
    line('M56 76V62M60 76V58M64 76V62M54 66h12M54 71h12', 'lt h'),
  line('M14 44v7M106 44v7M52 50v5M68 50v5', 'w'),
  flag(14, 30, 16) + flag(106, 30, 16),
  line('M2 76H118') + path('p', 'M52 84L54 76H66L68 84Z'),
);

const metropolis: Emblem = emblem(
  ['stone', 'violet'],
  tower(40, 46, 14, 28, 'cone') + tower(80, 46, 14, 28, 'cone'),
  path('b', 'M46 30C46 16 74 16 74 30Z') +
    line('M60 19V8M57 11h6M66 21q5 3 6 8', '') +
    box('p', 46, 30, 28, 18) +
    arch(53, 46, 5, 10) +
    arch(60, 46, 5, 12) +
    arch(67, 46, 5, 10),
  wall(24, 56, 72, 16, 'a'),
  tower(8, 62, 14, 34, 'battlement', 'a') + tower(112, 62, 14, 34, 'battlement', 'a'),
  wall(10, 78, 100, 22, 'a'),
  tower(32, 80, 14, 32, 'battlement', 'a') +
    tower(88, 80, 14, 32, 'battlement', 'a') +
    tower(60, 80, 24, 34, 'battlement', 'a') +
    arch(60, 80, 12, 20),
  flag(40, 4, 4) + line('M32 54v6M88 54v6', 'w'),
  line('M2 80H118'),
);

export const central: Emblems = {
  strasse: road,
  siedlung: settlement,
  stadt: city,
  start_strasse_weiss: road,
  start_strasse_schwarz: road,
  start_siedlung_weiss: settlement,
  start_siedlung_schwarz: settlement,
  metropole: metropolis,
};
