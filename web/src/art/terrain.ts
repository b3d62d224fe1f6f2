/**
 * Terrain drawings. A region tile lies on the table and is turned by quarters, so its drawing is cut like an old town
 * map: one scene per edge, each with its foot towards that edge. Whichever edge faces the owner stands upright.
 * Hexes of the island keep their place; they get an upright scene each.
 */
import { at, brickPile, fir, line, oval, path, peak, sheaf, sheep, slant, sun, tree, tuft } from './kit';
import type { Art } from './kit';

export type Terrain = 'fields' | 'forest' | 'hills' | 'pasture' | 'mountains' | 'river' | 'desert';
export interface Drawing {
  ground: string;
  a: string;
  b: string;
  art: Art;
}

export const TERRAIN_OF: Readonly<Record<string, Terrain>> = {
  grain: 'fields',
  lumber: 'forest',
  brick: 'hills',
  wool: 'pasture',
  ore: 'mountains',
  gold: 'river',
};

/** One scene four times round the middle of a tile of 120 x 120. */
const round = (scene: Art): Art =>
  [0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn} 60 60)">${scene}</g>`).join('');
const hill = (x: number, y: number, w: number, h: number, cls: string): Art =>
  path(cls, `M${x - w / 2} ${y}C${x - w / 3} ${y - h * 1.25} ${x + w / 3} ${y - h * 1.25} ${x + w / 2} ${y}Z`) +
  line(
    `M${x + w * 0.12} ${y - h * 0.62}l${w * 0.12} ${h * 0.4}M${x + w * 0.24} ${y - h * 0.46}l${w * 0.1} ${h * 0.32}M${x} ${y - h * 0.5}l${w * 0.1} ${h * 0.34}`,
    'h',
  );
const nugget = (x: number, y: number, s: number): Art =>
  path(
    'b',
    `M${x} ${y}l${s * 0.6} ${-s}l${s} ${-s * 0.2}l${s * 0.7} ${s * 0.9}l${-s * 0.5} ${s * 0.5}l${-s * 1.3} 0Z`,
  ) + line(`M${x + s * 0.6} ${y - s}l${s * 0.4} ${s * 0.8}`, 'h');

export const TILES: Readonly<Record<Exclude<Terrain, 'desert'>, Drawing>> = {
  fields: {
    ground: '#e6c25c',
    a: 'grain',
    b: 'grain',
    art: round(
      line('M20 110L38 92M28 110L42 90M48 108L53 84M72 108L67 84M92 110L78 90M100 110L82 92', 'h') +
        sheaf(39, 109, 19) +
        sheaf(81, 109, 19) +
        sheaf(60, 110, 28),
    ),
  },
  forest: {
    ground: '#9fbb86',
    a: 'lumber',
    b: 'lumber',
    art: round(
      fir(30, 109, 15) +
        fir(90, 109, 15) +
        fir(41, 109, 23) +
        fir(79, 109, 23) +
        fir(52, 110, 25) +
        fir(69, 110, 25) +
        fir(60, 111, 31),
    ),
  },
  hills: {
    ground: '#e3b08d',
    a: 'brick',
    b: 'brick',
    art: round(
      hill(34, 110, 30, 13, 'a') +
        hill(87, 110, 30, 13, 'a') +
        hill(60, 110, 44, 25, 'a') +
        path('k', 'M50 110v-5a4 4 0 0 1 8 0v5Z') +
        brickPile(62, 110, 5, 'b'),
    ),
  },
  pasture: {
    ground: '#c3d99b',
    a: 'wool',
    b: 'wool',
    art: round(
      tuft(28, 109) +
        tuft(46, 92) +
        tuft(76, 90) +
        tuft(94, 109) +
        sheep(40, 109, 14) +
        sheep(82, 109, 14) +
        sheep(62, 108, 22) +
        line('M50 110h6M70 110h7', 'h'),
    ),
  },
  mountains: {
    ground: '#c4c6ca',
    a: 'ore',
    b: 'ore',
    art: round(
      peak(32, 110, 26, 16) +
        peak(89, 110, 26, 16) +
        peak(47, 110, 28, 24) +
        peak(75, 110, 28, 23) +
        peak(61, 110, 34, 33),
    ),
  },
  river: {
    ground: '#e2d39c',
    a: 'sea-art',
    b: 'gold',
    art:
      path(
        'a',
        'M60 24A36 36 0 0 1 96 60A36 36 0 0 1 60 96A36 36 0 0 1 24 60A36 36 0 0 1 60 24ZM60 40A20 20 0 0 0 40 60A20 20 0 0 0 60 80A20 20 0 0 0 80 60A20 20 0 0 0 60 40Z',
      ) +
      round(
        line('M46 90q4-3 8 0t8 0t8 0M50 84q4-3 8 0t8 0', 'h') +
          nugget(38, 108, 7) +
          nugget(58, 109, 10) +
          nugget(80, 108, 6) +
          tuft(30, 109) +
          tuft(94, 109),
      ),
  },
};

/** Upright scenes for hexes: pointy-top, centre (0, 0), corner radius 60; the number token covers the lower middle. */
export const HEXES: Readonly<Record<Exclude<Terrain, 'river'>, Drawing>> = {
  fields: {
    ground: '#e6c25c',
    a: 'grain',
    b: 'grain',
    art:
      line(
        'M-50-12Q0-30 50-12M-50 0Q0-18 50 0M-50 12Q0-6 50 12M-48 26Q0 8 48 26M-38 36Q0 22 38 36M-22 44Q0 36 22 44',
        'h',
      ) +
      sheaf(-22, -6, 30) +
      sheaf(22, -6, 30) +
      sheaf(0, -14, 32) +
      sheaf(-38, 22, 24) +
      sheaf(38, 22, 24) +
      sheaf(-20, 44, 16) +
      sheaf(20, 44, 16),
  },
  forest: {
    ground: '#8fae76',
    a: 'lumber',
    b: 'lumber',
    art:
      fir(-16, -14, 34) +
      fir(16, -12, 34) +
      fir(0, -6, 40) +
      fir(-36, 6, 36) +
      fir(36, 6, 36) +
      fir(-26, 26, 32) +
      fir(27, 26, 32) +
      fir(-42, 30, 26) +
      fir(43, 30, 26) +
      fir(-14, 46, 22) +
      fir(14, 47, 22),
  },
  hills: {
    ground: '#dda37e',
    a: 'brick',
    b: 'brick',
    art:
      hill(0, -16, 64, 26, 'a') +
      hill(-28, 8, 46, 28, 'a') +
      hill(28, 8, 46, 28, 'a') +
      path('p', 'M-12-16C-12-28 12-28 12-16Z') +
      path('k', 'M-5-16v-5a5 5 0 0 1 10 0v5Z') +
      brickPile(-44, 30, 8) +
      brickPile(20, 30, 8) +
      line('M-30 40h16M14 42h18M-8 46h14', 'h') +
      tuft(-14, 14) +
      tuft(40, 36),
  },
  pasture: {
    ground: '#c3d99b',
    a: 'wool',
    b: 'lumber',
    art:
      line('M-44-22Q0-40 44-22', 'h') +
      tree(-32, -8, 28) +
      tree(34, -10, 24) +
      sheep(-4, -16, 20) +
      sheep(20, 2, 18) +
      sheep(-34, 20, 19) +
      sheep(38, 28, 17) +
      tuft(-12, 0) +
      tuft(10, -30) +
      tuft(-20, 40) +
      tuft(20, 42) +
      tuft(44, 8) +
      line('M-50 28h.010M-46 34L-20 44M-40 30v10M-32 33v10M-24 36v10', ''),
  },
  mountains: {
    ground: '#b7bac0',
    a: 'ore',
    b: 'ore',
    art:
      peak(-18, -8, 46, 38) +
      peak(22, -8, 44, 34) +
      peak(0, 2, 54, 48) +
      peak(-34, 26, 36, 32) +
      peak(35, 26, 36, 32) +
      line('M-20 40h12M8 42h14M-34 32l6 4M30 32l8 3', 'h'),
  },
  desert: {
    ground: '#ecd9a8',
    a: 'stone',
    b: 'grain',
    art:
      sun(-16, -30, 8) +
      line('M-48-4Q-24-18 0-8T48-10M-50 12Q-20 0 6 10T50 8M-44 28Q-16 16 8 26T44 24M-26 42Q0 34 26 42', '') +
      slant(-40, -2, 30, 10, 5, 8) +
      slant(12, 12, 30, 10, 5, 8) +
      at(26, 0, 1, line('M0 0V-24M0-10C-8-10-8-14-8-20M0-14C7-14 8-18 8-24M-8-16l-4-3M8-20l4-2', 'w')) +
      oval('p', 16, 36, 5, 4) +
      line('M14 35.500h.010M17.500 35.500h.010M16 40v3', 'w'),
  },
};
