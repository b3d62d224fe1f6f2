/** Emblems of the base set's green buildings: they stand in settlements and cities. */
// prettier-ignore
import {
  arch, barrel, birds, box, brickPile, circle, cross, flame, ground, hammer, house, line, logPile, orePile, pane,
  path, sack, sheep, smoke, tower, tree, tuft, wall,
} from '../kit';
import type { Emblems } from './emblem';
import { emblem } from './emblem';

const spokes = (x: number, y: number, r: number, n: number): string => {
  let d = '';
  for (let i = 0; i < n; i += 1)
    d += `M${x} ${y}L${(x + Math.cos((2 * Math.PI * i) / n) * r).toFixed(1)} ${(y + Math.sin((2 * Math.PI * i) / n) * r).toFixed(1)}`;
  return line(d, 'h');
};
const sail = (turn: number): string =>
  `<g transform="translate(60 30) rotate(${turn})">${line('M0 0V-28')}${path('p', 'M0-7H8V-28H0Z')}${line('M0-14h8M0-21h8M4-7v-21', 'h')}</g>`;

export const buildings: Emblems = {
  befestigtes_lager: emblem(
    ['stone', 'brown'],
    house(34, 60, 56, 20, 16, 26),
    arch(47, 60, 9, 15) + pane(72, 52) + pane(82, 52),
    ground(),
    tower(16, 74, 18, 42, 'battlement', 'a') + tower(104, 74, 18, 42, 'battlement', 'a'),
    wall(25, 74, 70, 18, 'a'),
    barrel(52, 78, 13) + sack(66, 79, 13) + barrel(78, 78, 11),
    line('M16 40v7M104 40v7', 'w'),
  ),
  eisengiesserei: emblem(
    ['ore', 'brick'],
    ground(),
    path('p', 'M16 74L22 22H46L52 74Z') +
      line('M21 34h26M20 46h29M18 58h32M30 22v12M38 34v12M28 46v12M40 58v16M26 58v16', 'h') +
      box('p', 20, 17, 28, 5),
    flame(34, 17, 15) + smoke(38, 4),
    arch(34, 74, 14, 18) + flame(34, 74, 13),
    path('b', 'M48 66C60 64 68 68 74 70L72 74H46Z'),
    path('a', 'M74 52H104L100 66H78Z') +
      path('b', 'M76 52C84 48 94 48 102 52Z') +
      line('M104 54h8M66 54h8M82 66v8M96 66v8', 'w') +
      line('M97 55l-2 9M100 55l-2 9', 'h'),
    line('M89 46V20M89 20H62', '') + orePile(62, 74, 14),
  ),
  getreidemuehle: emblem(
    ['grain', 'brick'],
    line('M4 62Q30 52 60 60T116 58', 'h'),
    ground(),
    path('p', 'M46 74L51 34H69L74 74Z') + line('M68 40l4 34M65 40l3 34M62 52h9M62 60h10M61 68h12', 'h'),
    path('b', 'M48 36L60 18L72 36Z') + line('M64 26l5 9', 'h'),
    arch(58, 74, 9, 15) + pane(57, 50, 4),
    sail(20) + sail(110) + sail(200) + sail(290) + circle('b', 60, 30, 3),
    sack(90, 75, 17, 'a') + sack(102, 75, 13, 'p'),
    [12, 20, 28, 36].map((x) => line(`M${x} 74V58`) + path('a', `M${x} 60c-4-2-3-8 0-11c3 3 4 9 0 11Z`)).join(''),
  ),
  saegewerk: emblem(
    ['brown', 'lumber'],
    path('a', 'M20 30L60 12L104 30Z') + line('M38 24h46M50 18h22', 'h'),
    line('M26 30V74M98 30V74', 'w'),
    ground(),
    tree(10, 74, 42),
    path('p', 'M34 56H112V68H34Z') +
      line('M42 60h26M78 64h28M50 64h14', 'h') +
      circle('p', 34, 62, 6) +
      circle('h', 34, 62, 3),
    path('p', 'M66 32H72V62H66Z') +
      line('M66 36l-3 2 3 2-3 2 3 2-3 2 3 2-3 2 3 2-3 2 3 2', '') +
      box('a', 60, 26, 18, 6),
    line('M44 74L48 68M100 74l-4-6', 'w'),
    logPile(76, 52, 5, 'b'),
    line('M60 72h6M54 74h12', 'h'),
  ),
  woll_manufaktur: emblem(
    ['wool', 'brown'],
    ground(),
    circle('', 34, 46, 22) + circle('', 34, 46, 19) + spokes(34, 46, 19, 12) + circle('b', 34, 46, 4),
    line('M34 46L22 76M34 46L46 76', 'w') + line('M12 66H60', 'w'),
    line('M46 27Q62 24 72 40', 'h') + line('M52 58Q62 54 72 46', 'h'),
    path('p', 'M70 38C76 32 82 36 80 44C86 46 86 54 80 56C76 62 70 60 70 54C64 50 64 42 70 38Z') +
      line('M72 42q4 4 8 2M70 50q5 3 9 0', 'h'),
    line('M75 60V74', 'w'),
    sheep(100, 75, 20, 'a'),
    path('b', 'M86 20H112V38H86Z') + line('M86 24h26M86 28h26M86 32h26M90 20v18M98 20v18M106 20v18', 'h'),
    line('M86 14V40M112 14V40M84 16H114'),
  ),
  ziegel_brennerei: emblem(
    ['stone', 'brick'],
    ground(),
    path('a', 'M14 74V52C14 34 26 26 38 26S62 34 62 52V74Z') +
      line('M20 44h12M40 40h14M18 56h10M46 56h14M24 34h10M44 66h16M18 66h8', 'h') +
      path('a', 'M32 27V14H44V27Z') +
      line('M32 18h12M38 18v-4M35 22v-4M41 22v-4', 'h'),
    smoke(36, 12),
    arch(38, 74, 18, 22) + flame(38, 74, 17),
    brickPile(70, 74, 13),
    path('p', 'M76 34H108V38H76Z') +
      line('M80 38V52M104 38V52', 'w') +
      box('b', 80, 29, 10, 5) +
      box('b', 92, 29, 10, 5) +
      box('b', 86, 24, 10, 5),
  ),
  kloster: emblem(
    ['stone', 'brick'],
    birds(84, 16),
    house(12, 74, 62, 26, 16, 26),
    circle('k', 25, 48, 4) + arch(25, 74, 9, 14) + arch(48, 70, 5, 12) + arch(58, 70, 5, 12) + arch(68, 70, 5, 12),
    tower(86, 74, 20, 44, 'cone', 'p') +
      cross(86, 8, 9) +
      arch(82, 42, 5, 9) +
      arch(90, 42, 5, 9) +
      arch(86, 74, 8, 13),
    cross(25, 32, 9),
    ground(),
    path('a', 'M98 74V62H116V74Z') + line('M101 74v-8a2.500 2.500 0 0 1 5 0v8M109 74v-8a2.500 2.500 0 0 1 5 0v8', ''),
    tuft(6, 74),
  ),
  schmiede: emblem(
    ['ore', 'brick'],
    ground(),
    path('p', 'M8 74V34L30 20L52 34V74Z') +
      line('M10 44h10M40 44h10M10 56h8M44 56h8', 'h') +
      path('k', 'M16 74V52a14 14 0 0 1 28 0V74Z') +
      flame(30, 74, 22),
    path('p', 'M24 24V8H36V24') + smoke(28, 6),
    path('a', 'M58 46H100C108 46 114 50 116 54C108 56 102 58 98 60H88V66H98V74H66V66H76V60H70C64 58 60 53 58 46Z') +
      line('M92 50h16M92 54h12M88 62v4M92 70h-8', 'h'),
    hammer(110, 30, 34, -62, 'a'),
    line('M74 40l-4-6M80 38v-7M87 40l4-6M70 44l-6-2', ''),
    path('b', 'M68 43H92V46H68Z'),
  ),
};
