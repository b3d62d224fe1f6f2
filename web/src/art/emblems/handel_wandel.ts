/** Emblems of "Handel & Wandel". */
// prettier-ignore
import {
  arch, at, barrel, birds, box, brickPile, circle, cloud, coin, coins, courses, crate, flag, flame, ground, hammer,
  house, key, lance, line, logPile, orePile, oval, path, person, pillar, sack, scroll, sheaf, sheep, smoke, steps, sun,
  sword, symbol, tower, tuft, wall, waves,
} from '../kit';
import type { Art } from '../kit';
import { pediment } from './cities';
import type { Emblems } from './emblem';
import { emblem } from './emblem';
import { ship } from './fleets';
import * as arms from './heraldry';

/** A road that runs away from the viewer, for what is built on roads. */
const lane = path('p', 'M40 84L54 40H66L80 84Z') + line('M60 44v6M60 56v8M60 70v10', 'h');
/** A market stall with a striped awning. */
const stall = (x: number, w: number, cls: string): Art =>
  path(cls, `M${x} 44L${x + 5} 30H${x + w - 5}L${x + w} 44Z`) +
  line(`M${x + w / 3} 30v14M${x + (2 * w) / 3} 30v14`, 'h') +
  line(`M${x + 3} 44V74M${x + w - 3} 44V74`, 'w') +
  box('p', x + 2, 60, w - 4, 6);
const wheel = (x: number, y: number, r: number, cls = 'b'): Art =>
  circle(cls, x, y, r) +
  circle('p', x, y, r * 0.7) +
  line(
    `M${x} ${y - r}V${y + r}M${x - r} ${y}H${x + r}` +
      `M${x - r * 0.7} ${y - r * 0.7}L${x + r * 0.7} ${y + r * 0.7}M${x + r * 0.7} ${y - r * 0.7}L${x - r * 0.7} ${y + r * 0.7}`,
    'h',
  ) +
  circle('k', x, y, r * 0.18);
const hatted = path('a', 'M-16-48H16L9-52C8-62-8-62-9-52Z');

export const handelWandel: Emblems = {
  grosser_basar: emblem(
    ['red', 'gold'],
    ground(),
    path('p', 'M34 30C36 10 84 10 86 30Z') + circle('b', 60, 12, 3),
    stall(6, 34, 'a') + stall(43, 34, 'b') + stall(80, 34, 'a'),
    sack(14, 60, 12) + sheaf(30, 60, 14) + barrel(53, 60, 12) + coins(68, 60, 3, 10) + orePile(97, 60, 20),
    person(28, 82, 0.36, { robe: 'b' }) + person(88, 82, 0.36, { robe: 'a' }),
  ),
  grosser_turnierplatz: emblem(
    ['red', 'blue'],
    ground(70),
    box('p', 8, 18, 104, 22) + line('M8 26H112M8 33H112', 'h') + path('b', 'M4 20L12 8H108L116 20Z'),
    [20, 40, 60, 80, 100].map((x) => circle('a', x, 30, 4)).join('') + flag(12, 8, 8, 'a') + flag(106, 8, 8, 'a'),
    box('b', 6, 56, 108, 5) + [14, 38, 62, 86, 108].map((x) => box('b', x, 56, 4, 18)).join(''),
    lance(40, 50, 56, 78) + lance(80, 50, 56, -78, 'a'),
  ),
  handelsmesse: emblem(
    ['gold', 'red'],
    ground(),
    path('b', 'M20 74V38L60 8L100 38V74Z') + path('p', 'M60 8L46 74H74Z') + line('M60 8L34 74M60 8L86 74', 'h'),
    flag(60, 10, 9, 'a') + arch(60, 74, 16, 26),
    coins(12, 76, 4) + coins(26, 78, 2) + barrel(98, 78, 15) + crate(104, 78, 12, 'p'),
  ),
  hansebund: emblem(
    ['brown', 'red'],
    ship(symbol('trade', 60, 31, 22), sack(46, 54, 12) + barrel(70, 54, 12) + crate(78, 54, 9)),
    path('p', 'M4 44V30L10 22L16 30V44Z') + path('p', 'M104 34V22L109 15L114 22V34Z') + line('M8 34h4M107 26h4', 'h'),
  ),
  leuchtturm: emblem(
    ['stone', 'red'],
    path('p', 'M66 22L118 8V38ZM54 22L2 8V38Z') + waves(74, 2),
    path('a', 'M34 76C40 66 80 66 86 76Z'),
    path('p', 'M48 70L53 32H67L72 70Z') + path('b', 'M51 52L52 42H68L69 52ZM48.500 66L49.500 58H70.500L71.500 66Z'),
    box('a', 50, 28, 20, 4) + box('p', 54, 16, 12, 12) + flame(60, 27, 10) + path('b', 'M50 16L60 6L70 16Z'),
  ),
  warenboerse: emblem(
    ['stone', 'gold'],
    ground(),
    steps(60, 74, 92, 2) + box('p', 18, 34, 84, 34) + pediment(60, 32, 100, 20, 'a'),
    [28, 44, 60, 76, 92].map((x) => pillar(x, 68, 8, 30)).join('') + line('M60 16v12M50 20h20', 'w'),
    path('b', 'M44 20h12l-6 6ZM64 20h12l-6 6Z') + coins(12, 78, 3) + sheaf(106, 80, 18),
  ),
  schatzkammer: emblem(
    ['ore', 'gold'],
    lane,
    path('a', 'M16 74V34C16 14 104 14 104 34V74Z') + courses(22, 40, 76, 30),
    arch(60, 74, 40, 46, 'k') + box('b', 42, 50, 36, 24, 2) + path('b', 'M42 50C42 36 78 36 78 50Z'),
    line('M42 54H78M60 46v8', 'h') + circle('p', 60, 57, 4) + key(92, 56, 22, 60) + coins(34, 76, 3, 12),
  ),
  naturalienspeicher: emblem(
    ['wool', 'grain'],
    lane,
    path('a', 'M22 74V36L60 10L98 36V74Z') + path('b', 'M14 40L60 6L106 40L100 44L60 16L20 44Z'),
    arch(60, 74, 22, 32, 'k') + arch(60, 34, 12, 12),
    line('M60 16V8M60 22v8', 'w') + sack(60, 40, 9) + sheaf(34, 76, 22) + sack(50, 76, 13) + sheep(86, 78, 15),
  ),
  handelsposten: emblem(
    ['brown', 'lumber'],
    ground(),
    lane,
    house(14, 68, 40, 20, 14, 18) + arch(26, 68, 9, 14),
    line('M84 74V26', 'w') + path('p', 'M74 28H104L110 33L104 38H74ZM94 42H68L62 47L68 52H94Z'),
    barrel(98, 76, 15) + sack(66, 78, 12) + tuft(110, 76) + tuft(8, 78),
  ),
  faerberei: emblem(
    ['blue', 'wool'],
    ground(),
    line('M8 20H112M14 20V76M106 20V76', 'w'),
    path('a', 'M20 20H42V52C36 56 28 48 20 53Z') +
      path('b', 'M48 20H70V48C64 53 55 45 48 50Z') +
      path('p', 'M76 20H100V52C92 57 84 48 76 52Z'),
    line('M28 22v26M35 22v27M56 22v22M63 22v24M84 22v25M92 22v26', 'h'),
    path('k', 'M36 62H84L80 80H40Z') + oval('a', 60, 62, 24, 6) + line('M60 62L74 40', 'w') + sheep(16, 80, 14),
  ),
  kunstschmiede: emblem(
    ['ore', 'brick'],
    path('a', 'M8 76V20H46V76Z') + courses(12, 26, 30, 46) + arch(27, 76, 24, 34) + flame(27, 74, 22) + smoke(28, 16),
    path('k', 'M56 52H104C100 60 92 60 88 62V68H96V76H64V68H72V62C64 62 58 58 56 52Z'),
    hammer(96, 42, 34, 38) + path('b', 'M70 52C66 40 78 36 80 44C84 36 94 42 88 52Z') + circle('p', 79, 46, 3),
    sword(54, 30, 34, 20) + line('M64 14l4 5M72 10v6M82 12l-3 5', 'h'),
  ),
  schnapsbrennerei: emblem(
    ['brown', 'grain'],
    ground(),
    path('b', 'M22 60C18 40 30 32 40 32H52C62 32 72 42 68 60C66 68 24 68 22 60Z') + line('M28 44q-2 8 1 14', 'h'),
    path('b', 'M40 32L42 18C44 10 54 10 60 14L92 34L88 40L58 22C54 20 52 22 52 32Z') +
      flame(46, 78, 12) +
      flame(36, 78, 9),
    barrel(94, 76, 26, 'a') + line('M90 38V48', 'w') + circle('p', 90, 51, 1.5) + sheaf(10, 78, 24),
  ),
  werft: emblem(
    ['brown', 'lumber'],
    waves(76, 2),
    path('a', 'M14 40L30 48H92L108 36C108 54 100 66 88 70H38C24 66 16 56 14 40Z'),
    line('M34 48C34 58 38 66 44 70M50 48V70M66 48V70M82 48C82 58 78 66 74 70', ''),
    line('M60 48V8M60 12L30 46M60 12L90 46', 'w') + line('M22 76L16 30M100 76L106 28', 'w') + logPile(88, 82, 4),
    hammer(30, 24, 22, -30) + birds(92, 14),
  ),
  wagner: emblem(
    ['brown', 'lumber'],
    ground(),
    path('b', 'M30 40H104L98 58H36Z') + line('M34 46H102M36 52H100', 'h') + line('M30 48L8 60', 'w'),
    wheel(48, 62, 15) + wheel(88, 62, 15),
    sack(52, 40, 14) + sheaf(68, 41, 20) + barrel(84, 40, 14, 'p') + hammer(18, 34, 24, -24),
  ),
  goldschmiede: emblem(
    ['stone', 'gold'],
    ground(),
    path('a', 'M10 60H110V66H10Z') + line('M18 66V78M102 66V78', 'w'),
    person(40, 78, 0.95, { robe: 'a', beard: true, head: hatted }),
    path('a', 'M4 60H116V68H4Z') + line('M86 60V40M76 60h20', 'w') + oval('b', 86, 36, 14, 5),
    path('b', 'M76 30L78 16L83 24L86 12L89 24L94 16L96 30Z') + coin(68, 56, 5) + coins(106, 60, 4, 10),
  ),
  gestuet: emblem(
    ['wool', 'brown'],
    ground(70),
    cloud(92, 14) + line('M4 56H116M4 66H116M14 48V78M46 48V78M78 48V78M110 48V78', 'w'),
    path(
      'b',
      'M30 70L34 48C36 40 46 38 60 38C66 38 70 36 74 28L82 16L85 20L92 26L90 32L82 32C80 42 78 48 76 52L80 72H75L69 54L48 54L42 62L38 72Z',
    ),
    path('k', 'M80 17C74 20 70 28 68 36L74 30ZM34 46C26 46 22 56 24 66C28 60 30 54 36 52Z') + circle('k', 84, 23, 1),
    tuft(16, 82) + tuft(98, 82),
  ),
  handelsniederlassung: emblem(
    ['brown', 'violet'],
    ground(),
    wall(4, 74, 40, 34, 'p') + tower(14, 74, 16, 50, 'battlement', 'p') + courses(24, 48, 18, 22),
    house(54, 74, 52, 26, 14, 28) + arch(70, 74, 11, 18) + box('k', 86, 56, 10, 8) + flag(80, 32, 14),
    barrel(50, 78, 14) + sack(108, 78, 13) + coins(98, 78, 2, 10),
  ),
  lothar_der_saeufer: emblem(
    ['stone', 'brick'],
    ground(),
    person(46, 76, 1.05, { robe: 'a', beard: true, head: path('p', 'M-12-46C-14-62 14-62 12-46L8-50H-8Z') }),
    at(
      78,
      46,
      1,
      path('b', 'M-9-14H9V14H-9Z') +
        path('p', 'M-11-14C-12-22-4-22-2-18C2-24 12-22 11-14Z') +
        line('M9-8C18-8 18 8 9 8', 'w') +
        line('M-4-10V12M3-10V12', 'h'),
      14,
    ),
    barrel(98, 78, 22) +
      at(18, 68, 1, box('p', -8, -8, 16, 16, 2) + circle('k', -3, -3, 1.6) + circle('k', 3, 3, 1.6), 10),
  ),
  sven_der_handelsritter: arms.knightly(
    ['stone', 'gold'],
    arms.frogHelm('p'),
    path('b', 'M-10-16C-12-28-4-32 0-26C4-32 12-28 10-16Z'),
    arms.shield('b', arms.lozenges('p'), circle('a', 0, 0, 8)),
    line('M104 80L98 14', 'w') + sack(100, 24, 12),
  ),
  ruhige_see: emblem(
    ['blue', 'gold'],
    sun(94, 20, 9) + birds(24, 16),
    line('M60 56V14', 'w') + path('p', 'M60 16C78 26 78 42 74 50H60ZM56 20C44 30 42 42 44 50H56Z'),
    path('b', 'M30 54H92C90 64 84 68 76 68H46C38 68 32 64 30 54Z') + line('M32 59H90', 'h'),
    line('M4 72H116M12 77H50M66 77H112M30 82H92', 'h'),
  ),
  grosses_ritterturnier: emblem(
    ['red', 'gold'],
    ground(72),
    flag(10, 14, 12, 'a') + flag(104, 14, 12, 'a'),
    lance(44, 44, 76, 62) + lance(76, 44, 76, -62, 'a'),
    path('p', 'M42 26H78V48C78 60 68 68 60 72C52 68 42 60 42 48Z') + path('b', 'M60 26H78V48C78 60 68 68 60 72Z'),
    coins(22, 78, 4) + coins(60, 82, 1) + coins(98, 78, 4),
  ),
  bauernaufstand: emblem(
    ['brick', 'brown'],
    house(66, 74, 50, 26, 16, 24) + flame(80, 50, 18) + flame(98, 46, 22) + smoke(96, 14),
    ground(),
    person(24, 80, 0.8, { robe: 'a' }) + person(50, 82, 0.8, { robe: 'b', beard: true }),
    line('M10 78V14M6 14V24M10 14V24M14 14V24M6 24H14', 'w') +
      line('M66 78V20', 'w') +
      path('k', 'M66 20C80 14 84 22 84 30C78 24 72 24 66 26Z'),
    sack(88, 80, 11),
  ),
  grosser_buergermeister: emblem(
    ['red', 'gold'],
    ground(),
    tower(96, 74, 22, 40, 'cone', 'p') + house(64, 74, 26, 20, 12, 14),
    person(40, 78, 1.05, { robe: 'a', beard: true, head: hatted }),
    line('M28 46C32 60 48 60 52 46', 'w') + coin(40, 60, 6) + scroll(60, 50, 16, 16) + key(22, 64, 20, 30),
  ),
  pfandleiher: emblem(
    ['brown', 'gold'],
    path('a', 'M6 62H114V70H6Z') + line('M16 70V82M104 70V82', 'w'),
    person(36, 78, 0.95, { robe: 'a', beard: true, head: hatted }),
    path('a', 'M6 62H114V70H6Z') +
      line('M86 6V14M70 14H102', 'w') +
      coin(72, 24, 7) +
      coin(100, 24, 7) +
      coin(86, 38, 7),
    line('M72 14v3M100 14v3M86 14v17', 'h') +
      coins(66, 62, 4) +
      box('b', 86, 52, 20, 10, 1) +
      brickPile(10, 62, 8, 'p'),
  ),
};
