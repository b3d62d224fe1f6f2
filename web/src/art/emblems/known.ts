/** The drawings that are loaded, by card. A card without a drawing of its own shows the sign of its class. */
import { symbol } from '../kit';
import { central } from './central';
import { emblem } from './emblem';
import type { Emblem, Emblems } from './emblem';

const known = new Map<string, Emblem>();
/** Drawings by group, as the gallery shows them. */
export const EMBLEM_GROUPS: Record<string, Emblems> = {};
/** Takes up a game's drawings. */
export function addEmblems(groups: Readonly<Record<string, Emblems>>): void {
  Object.assign(EMBLEM_GROUPS, groups);
  for (const group of Object.values(groups))
    for (const [card, drawing] of Object.entries(group)) known.set(card, drawing);
}
addEmblems({ central });

export const hasEmblem = (card: string): boolean => known.has(card);
export const emblemOf = (card: string, cls = 'action'): Emblem =>
  known.get(card) ?? emblem(['stone', 'brown'], symbol(cls, 60, 42, 56));
