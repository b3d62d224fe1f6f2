/** Emblems of "Barbaren & Handelsherren", of the special cards and of the tournament cards of 2002. */
// prettier-ignore
import {
  arch, at, axe, barrel, birds, book, box, circle, cloud, coin, coins, courses, crate, cross, crown, fir, flag, flame,
  ground, hood, house, line, path, peak, person, pillar, sack, scroll, sheaf, sheep, smoke, steps, sun, sword,
  symbol, tower, tuft, wall, waves,
} from '../kit';
import type { Art } from '../kit';
import { pediment } from './cities';
import type { Emblems } from './emblem';
import { emblem } from './emblem';
import { ship } from './fleets';
import * as arms from './heraldry';

/** A horned helmet above an angry face, for barbarians. */
const horns =
  path('a', 'M-11-46C-12-62 12-62 11-46Z') +
  path('p', 'M-11-50C-22-50-24-62-18-68C-19-58-14-55-9-56ZM11-50C22-50 24-62 18-68C19-58 14-55 9-56Z');
const barbarian = (x: number, y: number, scale: number, robe = 'a'): Art =>
  person(x, y, scale, { robe, beard: true, head: horns });
/** A round shield with a boss. */
const roundShield = (x: number, y: number, r: number, cls = 'b'): Art =>
  circle(cls, x, y, r) +
  circle('p', x, y, r * 0.74) +
  line(`M${x - r * 0.7} ${y}H${x + r * 0.7}M${x} ${y - r * 0.7}V${y + r * 0.7}`, 'h') +
  circle(cls, x, y, r * 0.26);
/** A trade lord's house: a stepped gable over three floors. */
const gable = (x: number, w: number, cls: string): Art =>
  box('p', x, 34, w, 40) +
  path(cls, `M${x} 34V26h${w * 0.16}V18h${w * 0.16}V10h${w * 0.36}V18h${w * 0.16}V26h${w * 0.16}V34Z`) +
  [0.22, 0.5, 0.78].map((f) => box('k', x + w * f - 3, 40, 6, 9)).join('') +
  box('k', x + w * 0.5 - 3, 18, 6, 8) +
  [0.22, 0.78].map((f) => box('k', x + w * f - 3, 56, 6, 9)).join('') +
  arch(x + w * 0.5, 74, 10, 18);
const capped = path('b', 'M-15-47C-12-60-4-64 6-62C14-60 17-54 13-48C4-52-6-51-15-47Z') + circle('p', 8, -61, 2.5);
const arcade =
  path('p', 'M24 74V14H96V74H78V50a18 18 0 0 0-36 0V74Z') + box('a', 18, 8, 84, 8) + box('a', 22, 26, 76, 4);

export const barbarenHandelsherren: Emblems = {
  johanna_die_kriegerin: arms.knightly(
    ['stone', 'red'],
    arms.barbute('p'),
    path('b', 'M-14-16C-20-30-6-38 2-36C-4-32-4-28 0-24C6-28 14-26 16-18C8-20 2-18 0-14Z'),
    arms.shield('p', arms.saltire('b'), arms.burningSword('b')),
    sword(18, 76, 62, -10) + line('M26 58C20 66 18 72 20 78M30 56C26 66 25 72 26 78', 'w'),
  ),
  baroc_der_soeldner: arms.knightly(
    ['ore', 'brown'],
    arms.kettleHat('a'),
    line('M-6-16L-12-32M6-16L14-32', 'w'),
    arms.shield('b', arms.bend('p'), arms.boar('a')),
    axe(20, 74, 58, -8) + coins(106, 78, 3, 12),
  ),
  flavo_der_gaukler: emblem(
    ['red', 'gold'],
    ground(),
    person(56, 78, 1.08, {
      robe: 'a',
      head:
        path('b', 'M-11-46C-16-60-24-62-28-52C-26-70-10-72-2-60C4-74 24-72 28-52C22-62 14-58 11-46Z') +
        circle('p', -28, -51, 2.6) +
        circle('p', 28, -51, 2.6),
    }),
    line('M40 50C30 44 26 36 26 28M74 50C84 46 92 38 94 30', 'w'),
    circle('b', 24, 22, 4) +
      circle('a', 38, 9, 4) +
      circle('b', 60, 4, 3.6) +
      circle('a', 82, 9, 4) +
      circle('b', 96, 22, 4),
    line('M30 14q3-4 5-5M46 6q5-2 8-2M68 4q6 1 9 3M88 13q4 3 5 5', 'h') + tuft(12, 76) + tuft(106, 76),
  ),
  flaggschiff: emblem(
    ['brown', 'red'],
    ship(cross(60, 31, 9), '', 'p', 'b'),
    line('M30 44V18M96 38V14', 'w') + flag(30, 24, 8) + flag(96, 20, 8),
    [44, 58, 72].map((x) => box('k', x, 60, 6, 5)).join('') + smoke(16, 58),
  ),
  schatzflotte: emblem(
    ['brown', 'gold'],
    ship(
      crown(60, 38, 24),
      coins(44, 54, 4, 12) +
        coins(56, 54, 2, 12) +
        box('b', 66, 43, 18, 11, 1) +
        path('p', 'M66 43C66 35 84 35 84 43Z'),
    ),
    sun(104, 14, 7) + birds(8, 20),
  ),
  kolonialstuetzpunkt: emblem(
    ['lumber', 'gold'],
    sun(98, 16, 8) + waves(76, 2),
    path('a', 'M6 74C20 60 100 60 114 74Z') + wall(26, 68, 52, 20, 'p') + tower(32, 68, 14, 36, 'battlement', 'p'),
    house(50, 62, 30, 16, 12, 14) + flag(32, 30, 14),
    line('M96 66C94 52 98 44 96 36', 'w') +
      path(
        'b',
        'M96 38C88 28 80 32 78 38C84 34 90 36 96 38C104 28 112 32 114 40C108 34 102 36 96 38C98 26 92 22 86 22C92 26 94 32 96 38Z',
      ),
    coins(18, 72, 4, 12) + coins(88, 70, 2, 10),
  ),
  residenz_muenz: emblem(
    ['ore', 'gold'],
    peak(100, 74, 40, 52),
    ground(),
    gable(24, 56, 'a'),
    coin(96, 66, 10) + coins(14, 78, 5) + coins(84, 80, 2),
  ),
  residenz_papier: emblem(
    ['lumber', 'blue'],
    fir(104, 74, 44, 'a') + fir(92, 76, 34, 'a'),
    ground(),
    gable(24, 56, 'b'),
    scroll(8, 52, 16, 24) + scroll(86, 60, 18, 18),
  ),
  residenz_tuch: emblem(
    ['wool', 'violet'],
    path('a', 'M76 74C84 56 108 56 116 74Z') + ground(),
    gable(24, 56, 'b'),
    path('b', 'M4 60H22V76C16 80 10 73 4 77Z') + line('M9 61v13M15 61v14', 'h') + sheep(98, 78, 17),
  ),
  gilde_der_handelsherren: emblem(
    ['stone', 'gold'],
    ground(),
    steps(60, 74, 96, 2) + box('a', 16, 36, 88, 32) + pediment(60, 34, 104, 22, 'b'),
    [26, 43, 77, 94].map((x) => pillar(x, 68, 8, 30)).join('') + arch(60, 68, 14, 24),
    symbol('trade', 60, 24, 15) + flag(60, 12, 10, 'a'),
    barrel(8, 80, 14) + sack(112, 80, 13),
  ),
  triumphbogen: emblem(
    ['stone', 'gold'],
    ground(),
    arcade + courses(26, 32, 14, 38) + courses(80, 32, 14, 38),
    line('M42 74V50a18 18 0 0 1 36 0V74', '') + circle('b', 33, 42, 5) + circle('b', 87, 42, 5),
    path('b', 'M48 8L52 0H68L72 8Z') + line('M52 20h16', 'w') + sword(60, 74, 26, 0) + roundShield(60, 70, 7),
  ),
  brauerei: emblem(
    ['brown', 'grain'],
    ground(),
    house(6, 74, 64, 28, 16, 30) + arch(22, 74, 12, 18) + smoke(54, 18) + box('p', 50, 22, 8, 14),
    barrel(84, 76, 30, 'b') + barrel(106, 78, 22, 'b'),
    at(
      78,
      36,
      0.9,
      path('p', 'M-9-14H9V14H-9Z') +
        path('p', 'M-11-14C-12-22-4-22-2-18C2-24 12-22 11-14Z') +
        line('M9-8C18-8 18 8 9 8', 'w') +
        line('M-4-10V12M3-10V12', 'h'),
    ),
    sheaf(48, 80, 18),
  ),
  weinkellerei: emblem(
    ['violet', 'wool'],
    path('a', 'M4 74V28C4 4 116 4 116 28V74Z') + courses(10, 18, 100, 20),
    arch(60, 74, 88, 58, 'p') + ground(),
    barrel(36, 74, 26) + barrel(62, 74, 26) + barrel(49, 48, 24),
    circle('a', 88, 50, 3) +
      circle('a', 94, 50, 3) +
      circle('a', 100, 50, 3) +
      circle('a', 91, 55, 3) +
      circle('a', 97, 55, 3) +
      circle('a', 94, 60, 3) +
      path('b', 'M90 46C88 38 98 36 100 44Z'),
    path('p', 'M84 66H96C96 74 92 76 90 76V80') + line('M86 82h8', 'w'),
  ),
  geheime_bruderschaft: emblem(
    ['ore', 'violet'],
    path('a', 'M4 74V22C4 4 116 4 116 22V74Z') + courses(10, 14, 100, 18),
    person(30, 78, 0.86, { robe: 'b', face: false, head: hood('b') }) +
      person(90, 78, 0.86, { robe: 'b', face: false, head: hood('b') }),
    person(60, 82, 0.98, { robe: 'k', face: false, head: hood('k') }),
    line('M60 74V62', 'w') + flame(60, 62, 12) + scroll(50, 72, 20, 10),
  ),
  barbarenstuetzpunkt: emblem(
    ['brown', 'red'],
    path('p', 'M40 84L54 46H66L80 84Z') + line('M60 50v6M60 62v8M60 76v6', 'h'),
    ground(70),
    [8, 16, 24, 32, 88, 96, 104, 112].map((x) => path('a', `M${x - 4} 72V34L${x} 26L${x + 4} 34V72Z`)).join(''),
    line('M4 50H36M84 50H116', 'w') + box('b', 30, 44, 60, 6),
    path('p', 'M44 26L60 4L76 26Z') +
      line('M52 26L60 4L68 26', 'h') +
      barbarian(60, 44, 0.5, 'b') +
      flame(20, 26, 14) +
      flame(100, 26, 14),
  ),
  barbarenueberfall: emblem(
    ['ore', 'red'],
    house(74, 60, 42, 20, 14, 20) + flame(84, 42, 18) + flame(102, 40, 22) + smoke(98, 14),
    ground(),
    barbarian(24, 78, 0.86) + barbarian(56, 82, 0.98, 'b') + barbarian(90, 80, 0.8),
    axe(12, 66, 40, -14) + sword(76, 70, 50, 16) + roundShield(40, 68, 9),
  ),
  aberglaube: emblem(
    ['violet', 'gold'],
    circle('b', 92, 20, 13) + circle('p', 97, 17, 11) + cloud(12, 18),
    ground(),
    path('k', 'M30 74C24 60 30 46 42 44L40 34L47 40H55L62 34L60 46C62 52 58 56 54 58C62 62 62 70 60 74Z') +
      line('M58 74C74 76 76 60 68 54', 'w'),
    circle('b', 47, 46, 1.8) + circle('b', 55, 46, 1.8),
    book(88, 74, 32, 'a') + line('M14 74L26 40M26 74L26 40M26 40V74', 'w') + line('M18 62H26', ''),
  ),
  glueckliche_handelsfahrt: emblem(
    ['brown', 'blue'],
    ship(sun(60, 31, 7), barrel(44, 54, 13) + sack(54, 54, 12) + crate(62, 54, 11) + sheaf(80, 54, 16), 'p', 'a'),
    birds(14, 18) + cloud(92, 12),
  ),
  barbarenfeldzug: emblem(
    ['stone', 'red'],
    ground(),
    peak(98, 60, 36, 34) + peak(16, 60, 32, 28),
    flag(60, 44, 36, 'b') + sword(42, 78, 64, -20) + sword(78, 78, 64, 20),
    roundShield(60, 56, 17) + barbarian(60, 62, 0.26) + line('M30 78L90 78', 'w'),
  ),
  handelsherr_christoph: emblem(
    ['brown', 'gold'],
    path('a', 'M6 64H114V72H6Z') + line('M16 72V82M104 72V82', 'w'),
    person(42, 80, 1.02, { robe: 'b', beard: true, head: capped }),
    path('a', 'M6 64H114V72H6Z'),
    circle('p', 90, 40, 17) +
      line('M73 40H107M90 23V57M78 28C84 34 96 34 102 28M78 52C84 46 96 46 102 52', 'h') +
      line('M90 57V64M80 64H100', 'w'),
    coins(66, 64, 4) + scroll(12, 52, 18, 10),
  ),
  sigismund_der_seeheld: emblem(
    ['blue', 'red'],
    line('M92 70V8M92 14L116 60', 'w') + path('p', 'M90 16C74 22 70 40 76 52H90Z') + waves(76, 2),
    path('a', 'M62 60H118V72H70Z'),
    person(38, 80, 1.08, {
      robe: 'b',
      beard: true,
      head:
        path('a', 'M-20-46C-10-52 10-52 20-46C14-64-14-64-20-46Z') +
        path('p', 'M6-56C14-66 22-62 20-54C16-58 12-56 6-52Z'),
    }),
    sword(62, 70, 52, 24),
  ),
  dogma: emblem(
    ['stone', 'violet'],
    ground(),
    path('a', 'M16 74V30L60 8L104 30V74Z') + arch(60, 74, 20, 30) + circle('k', 60, 30, 6),
    path('p', 'M8 40C24 36 96 60 112 54V66C96 72 24 48 8 52Z') + line('M18 43q30 4 80 16M20 48q30 4 78 16', 'h'),
    path('b', 'M52 62L60 54L68 62L60 70Z') + cross(60, 20, 7) + line('M20 30L100 78M100 30L20 78', 'w'),
  ),
  gewuerzkarawane: emblem(
    ['gold', 'brick'],
    sun(98, 16, 8),
    path('a', 'M4 74C30 56 60 70 116 58V78H4Z'),
    path(
      'b',
      'M28 66L32 50C34 42 42 44 46 38C50 30 58 30 62 38C66 32 74 34 74 44C80 46 82 36 84 28C86 22 96 22 98 28L94 32C90 40 88 52 80 56L78 74H74L72 58H44L40 74H36L36 58Z',
    ),
    sack(50, 42, 13) +
      sack(64, 44, 12) +
      line('M98 28L112 44', '') +
      person(110, 76, 0.5, { robe: 'a', head: hood('p') }),
    sack(12, 78, 14) + circle('b', 22, 76, 2) + circle('b', 26, 78, 2),
  ),
  anton_der_schatzmeister: emblem(
    ['gold', 'brown'],
    ground(),
    person(38, 78, 1.02, { robe: 'b', beard: true, head: path('a', 'M-14-48H14L10-60H-10Z') }),
    box('b', 66, 50, 42, 26, 2) +
      path('a', 'M66 50C66 32 108 32 108 50Z') +
      line('M66 58H108M80 50V76M94 50V76', 'h') +
      circle('p', 87, 59, 4),
    coins(60, 78, 3, 12) + coin(56, 46, 6) + coins(112, 80, 2, 10),
  ),
};

/** The special cards of 2002 and 2003. */
export const sonderkarten: Emblems = {
  johanna_die_kriegerin_2002: arms.knightly(
    ['stone', 'blue'],
    arms.barbute('p'),
    path('b', 'M-14-16C-20-30-6-38 2-36C-4-32-4-28 0-24C6-28 14-26 16-18C8-20 2-18 0-14Z'),
    arms.shield('b', arms.chevron('p'), arms.burningSword('p')),
    sword(18, 76, 62, -10),
  ),
  guido_der_grosse_diplomat: emblem(
    ['red', 'violet'],
    ground(),
    pillar(12, 74, 10, 56) + pillar(108, 74, 10, 56) + path('b', 'M4 10H116V20C90 12 30 12 4 20Z'),
    person(46, 78, 1.06, { robe: 'b', beard: true, head: capped }),
    scroll(66, 42, 24, 26) + circle('a', 78, 72, 5) + line('M70 50h16M70 56h16M70 62h10', 'h') + sword(98, 74, 40, 12),
  ),
};

const { aberglaube, kolonialstuetzpunkt, schatzflotte, handelsherr_christoph, barbarenfeldzug } = barbarenHandelsherren;

/** The tournament cards of 2002: what lived on looks as it did later. */
export const turnierkarten2002: Emblems = {
  ...(aberglaube && { t2002_aberglaube: aberglaube }),
  ...(kolonialstuetzpunkt && { t2002_kolonialstuetzpunkt: kolonialstuetzpunkt }),
  ...(schatzflotte && { t2002_schatzflotte: schatzflotte }),
  ...(handelsherr_christoph && { t2002_christoph: handelsherr_christoph }),
  ...(barbarenfeldzug && { t2002_feldzug: barbarenfeldzug }),
  t2002_entdeckerflotte: emblem(
    ['brown', 'blue'],
    ship(
      circle('b', 60, 31, 10) + path('p', 'M60 21L63 31L60 41L57 31Z') + path('p', 'M50 31L60 28L70 31L60 34Z'),
      barrel(46, 54, 12) + crate(72, 54, 10),
    ),
    birds(92, 16),
  ),
  t2002_piraten: emblem(
    ['ore', 'gold'],
    ship(
      circle('p', 60, 28, 7) +
        circle('k', 57, 27, 1.6) +
        circle('k', 63, 27, 1.6) +
        line('M52 36L68 42M68 36L52 42', 'w'),
      coins(46, 54, 3, 12) + barrel(72, 54, 12),
      'k',
      'k',
    ),
    sword(14, 78, 40, -24),
  ),
};
