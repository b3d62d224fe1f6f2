/** Emblems of "Zeit des Goldes". */
// prettier-ignore
import {
  arch, at, barrel, box, circle, coin, coins, crate, crown, flag, ground, house, key, line, pane, path, person, sack,
  shade, slant, symbol, tower, tree, waves,
} from '../kit';
import type { Emblems } from '../emblems/emblem';
import { emblem } from '../emblems/emblem';
import { ship } from '../emblems/fleets';
import { bandana, flatCap, longHair, lyre, plumedHat } from './parts';

/** A chest of gold, lid open; foot at (0, 0). */
const chest =
  path('a', 'M-22 0V-16H22V0Z') +
  path('b', 'M-20-16C-14-24-8-20-4-24C2-20 10-24 20-16Z') +
  path('a', 'M-22-18C-22-34 22-34 22-18L20-22C14-28-14-28-20-22Z') +
  box('p', -4, -16, 8, 8) +
  circle('k', 0, -12.5, 1.4) +
  line('M-14-16V0M14-16V0M18-14V-2', 'h');

export const zeitDesGoldes: Emblems = {
  gudrun: emblem(
    ['stone', 'red'],
    at(64, 14, 0.52, ship('', '', 'k', 'k')),
    waves(56, 1, 66, 118) + line('M5 76H115'),
    person(38, 76, 1.12, { robe: 'a', head: longHair + bandana }),
    path('b', 'M22 74L30 48L34 50L30 76ZM54 74L46 48L42 50L46 76Z'),
    at(
      84,
      80,
      1,
      path('p', 'M-2-14C-6-28-2-42 10-52C8-38 10-24 3-12Z') +
        line('M2-18q-1-14 5-26', 'h') +
        line('M-9-10C-4-6 6-8 9-14') +
        line('M0-10L-4 2', 'w'),
      8,
    ),
    coins(104, 77, 4, 14) + coin(94, 72, 4),
  ),
  reiner_der_herold: emblem(
    ['stone', 'violet'],
    ground(),
    person(38, 74, 1.02, { robe: 'b', head: plumedHat }),
    path('p', 'M26 74V56H50V74Z') + lyre(38, 64, 0.7),
    at(
      54,
      40,
      1,
      path('a', 'M-4-1.500L36-3C40-3 44-8 48-10V10C44 8 40 3 36 3L-4 1.500Z') + line('M40-4v8M4-1.500v3', 'h'),
      -14,
    ),
    path('b', 'M66 40H92L88 72L79 64L70 72Z') + line('M66 44h26', 'h') + symbol('laurel', 79, 54, 15),
    line('M108 20l6-4M110 28h7M108 36l6 3', 'h'),
  ),
  goldversteck: emblem(
    ['stone', 'gold'],
    tree(12, 66, 40, 'a') + tree(106, 62, 38, 'a') + line('M0 60Q30 48 60 56T120 52', 'h'),
    path('a', 'M20 74C20 40 38 26 60 26S100 40 100 74Z') +
      line('M78 34q14 12 16 38M70 30q18 10 20 40M34 50h8M30 60h6', 'h'),
    path('k', 'M36 74C36 52 46 44 60 44S84 52 84 74Z'),
    at(60, 74, 0.92, chest),
    ground(),
    coin(34, 76, 4) + coin(88, 77, 4) + coin(94, 73, 3),
  ),
  geldverleiher: emblem(
    ['brown', 'gold'],
    ground(),
    person(36, 68, 0.94, { robe: 'a', beard: true, head: flatCap }),
    path('a', 'M8 60H112V66H8Z') + path('p', 'M14 66H106V76H14Z') + line('M18 68h40v6H18ZM62 68h40v6H62Z', 'h'),
    line('M82 18V50M68 24H96M76 50h12', '') + line('M68 24l-5 14M68 24l5 14M96 24l-5 16M96 24l5 16', 'h'),
    path('b', 'M61 38H75C75 43 72 45 68 45S61 43 61 38ZM89 40H103C103 45 100 47 96 47S89 45 89 40Z') +
      circle('p', 82, 18, 2.4),
    coins(56, 60, 3, 12) +
      coins(104, 60, 5, 13) +
      coin(68, 36, 3.4) +
      path('p', 'M76 60L92 57L94 60Z') +
      key(16, 58, 18, 70, 'p'),
  ),
  handelsstuetzpunkt: emblem(
    ['stone', 'brown'],
    waves(70, 3),
    path('a', 'M8 66H112V72H8Z') + line('M16 72v8M40 72v8M64 72v8M88 72v8M108 72v8', 'w'),
    house(14, 66, 44, 22, 16, 22) + arch(25, 66, 9, 14) + pane(46, 58, 5) + symbol('scales', 25, 42, 11),
    tower(76, 66, 20, 34, 'battlement', 'p') + arch(76, 66, 8, 13) + line('M76 40v6', 'w') + flag(76, 28, 18),
    crate(92, 66, 11) + crate(103, 66, 9) + crate(96, 55, 8) + barrel(62, 66, 11),
    line('M112 66V36M112 38L94 44', 'w') + line('M96 44v6', 'h'),
  ),
  salzspeicher: emblem(
    ['stone', 'brick'],
    ground(),
    path('p', 'M14 74V44H18V36H24V28H30V20H38V28H44V36H50V44H54V74Z') +
      path('p', 'M54 74V44H58V36H64V28H70V20H78V28H84V36H90V44H94V74Z'),
    path('b', 'M20 74V44L34 28L48 44V74Z') + path('b', 'M60 74V44L74 28L88 44V74Z') + shade(76, 46, 12, 26, 7),
    arch(34, 74, 10, 14) + arch(74, 74, 10, 14) + pane(34, 54, 6) + pane(74, 54, 6) + pane(34, 43, 4) + pane(74, 43, 4),
    path('p', 'M90 76C94 66 98 60 102 58C106 60 112 68 116 76Z') +
      line('M103 62l5 10M106 64l4 9', 'h') +
      barrel(96, 78, 12, 'a') +
      line('M100 66h.010M104 70h.010M98 72h.010', 'w'),
  ),
  stapelhaus: emblem(
    ['stone', 'lumber'],
    ground(),
    path('p', 'M22 74V36L60 12L98 36V74Z') +
      path('b', 'M14 38L60 8L106 38L102 42L60 15L18 42Z') +
      shade(80, 44, 18, 28, 8),
    line('M22 50H98M22 62H98', 'h'),
    box('k', 52, 26, 16, 14) + line('M60 14V26', 'w') + line('M60 26V44', 'h') + crate(54, 54, 12),
    pane(36, 48, 6) + pane(84, 48, 6) + pane(36, 60, 6) + pane(84, 60, 6) + arch(60, 74, 14, 14),
    crate(6, 74, 12) + crate(9, 62, 9) + sack(106, 75, 16) + barrel(28, 75, 12, 'a'),
  ),
  geschenk_fuer_den_fuersten: emblem(
    ['stone', 'gold'],
    ground(),
    path('a', 'M70 74V22C70 12 104 12 104 22V74Z') + crown(87, 14, 18) + line('M98 24v48M94 20v50', 'h'),
    person(86, 72, 0.74, { robe: 'b', beard: true, head: crown(0, -52, 22) }),
    path('a', 'M64 62H72V74H64ZM102 62H110V74H102Z'),
    person(26, 76, 0.66, {
      robe: 'a',
      head: path('p', 'M-12-46C-12-58-6-63 0-63S12-58 12-46Z') + line('M-12-46H12M0-63V-48', ''),
    }),
    path('p', 'M36 58L52 52L54 56L40 64Z') +
      at(56, 56, 0.5, chest) +
      path('p', 'M8 46V22a9 9 0 0 1 18 0V46Z') +
      line('M17 14V46M8 30h18', ''),
    slant(4, 77, 60, 4, 8),
  ),
};
