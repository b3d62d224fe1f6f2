/**
 * Drawings put together from the kit by data: a name out of this table, and numbers. Whatever else the data hold is
 * not drawn, so nothing of a stranger's becomes markup.
 */
import * as kit from './kit';

export interface EmblemPart {
  part: string;
  x: number;
  y: number;
  size?: number;
  tone?: string;
}
/** Each part with its foot at (x, y), so high, in a tint. */
type Draw = (x: number, y: number, size: number, tone: string) => kit.Art;
const PARTS: Readonly<Record<string, Draw>> = {
  ground: (_, y) => kit.ground(y),
  waves: (_, y) => kit.waves(y),
  sun: (x, y, size, tone) => kit.sun(x, y, size / 3.5, tone),
  cloud: (x, y) => kit.cloud(x, y),
  birds: (x, y) => kit.birds(x, y),
  peak: (x, y, size, tone) => kit.peak(x, y, size * 1.4, size, tone),
  fir: (x, y, size, tone) => kit.fir(x, y, size, tone),
  tree: (x, y, size, tone) => kit.tree(x, y, size, tone),
  tuft: (x, y) => kit.tuft(x, y),
  flame: (x, y, size, tone) => kit.flame(x, y, size, tone),
  smoke: (x, y) => kit.smoke(x, y),
  sheep: (x, y, size, tone) => kit.sheep(x, y, size, tone),
  sheaf: (x, y, size, tone) => kit.sheaf(x, y, size, tone),
  house: (x, y, size, tone) => kit.house(x - size * 0.6, y, size * 1.2, size * 0.55, size * 0.45, size * 0.5, tone),
  tower: (x, y, size, tone) => kit.tower(x, y, size * 0.36, size, 'cone', 'p', tone),
  battlement: (x, y, size, tone) => kit.tower(x, y, size * 0.4, size, 'battlement', tone),
  wall: (x, y, size, tone) => kit.wall(x - size, y, size * 2, size * 0.7, tone),
  arch: (x, y, size) => kit.arch(x, y, size * 0.6, size),
  pillar: (x, y, size, tone) => kit.pillar(x, y, size * 0.22, size, tone),
  flag: (x, y, size, tone) => kit.flag(x, y, size, tone),
  person: (x, y, size, tone) => kit.person(x, y, size / 56, { robe: tone }),
  barrel: (x, y, size, tone) => kit.barrel(x, y, size, tone),
  sack: (x, y, size, tone) => kit.sack(x, y, size, tone),
  crate: (x, y, size, tone) => kit.crate(x, y, size, tone),
  coin: (x, y, size, tone) => kit.coin(x, y, size / 2, tone),
  coins: (x, y, size, tone) => kit.coins(x, y, Math.max(2, Math.round(size / 6)), 14, tone),
  bricks: (x, y, size, tone) => kit.brickPile(x, y, size * 0.6, tone),
  logs: (x, y, size, tone) => kit.logPile(x, y, size / 4, tone),
  ores: (x, y, size, tone) => kit.orePile(x, y, size, tone),
  sword: (x, y, size, tone) => kit.sword(x, y, size, 0, tone),
  axe: (x, y, size) => kit.axe(x, y, size, 0),
  hammer: (x, y, size, tone) => kit.hammer(x, y, size, 0, tone),
  lance: (x, y, size, tone) => kit.lance(x, y, size, 0, tone),
  book: (x, y, size, tone) => kit.book(x, y, size, tone),
  scroll: (x, y, size) => kit.scroll(x, y, size * 0.7, size),
  cross: (x, y, size) => kit.cross(x, y, size),
  bell: (x, y, size, tone) => kit.bell(x, y, size, tone),
  key: (x, y, size, tone) => kit.key(x, y, size, 0, tone),
  crown: (x, y, size, tone) => kit.crown(x, y, size, tone),
  quill: (x, y, size) => kit.quill(x, y, size, 0),
};
export const PART_NAMES: readonly string[] = Object.keys(PARTS);

/** A number within its bounds; anything that is none counts as the lowest. */
const bounded = (value: unknown, low: number, high: number): number =>
  typeof value === 'number' && value > low ? Math.min(value, high) : low;
const MOST = 12;

export const composed = (parts: readonly EmblemPart[]): kit.Art =>
  parts
    .slice(0, MOST)
    .map(({ part, x, y, size, tone }) => {
      const draw = Object.hasOwn(PARTS, part) ? PARTS[part] : undefined;
      const tint = tone === 'a' || tone === 'p' ? tone : 'b';
      return draw?.(bounded(x, 0, 120), bounded(y, 0, 84), bounded(size ?? 24, 4, 84), tint) ?? '';
    })
    .join('');
