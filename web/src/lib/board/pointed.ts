/** What the board game's table says of something one points at: put into words only then, so that drawing costs nothing. */
import type { BoardView } from '../board';
import { t, term } from '../i18n';
import { say } from '../i18n/board';

export interface Pointed {
  name: string;
  says: string;
}

function hexWords(name: string, { hexes, robber }: BoardView): Pointed | null {
  const hex = hexes.find((one) => one.name === name);
  if (hex?.terrain == null) return null;
  const terrain = t(`terrain.${hex.terrain}`);
  const says = [
    hex.resource === null || hex.number === null
      ? say('tell.barren')
      : say('tell.yields', { good: term('resource', hex.resource), number: hex.number, dots: hex.dots }),
    ...(robber === name ? [say('tell.robber')] : []),
  ];
  return {
    name: hex.number === null ? terrain : t('island.hex', { terrain, token: hex.number }),
    says: says.join(' '),
  };
}

function harbourWords(path: string, { harbours }: BoardView): Pointed | null {
  const kind = harbours.find((one) => one.path === path)?.kind ?? null;
  if (kind === null) return null;
  const rate = kind === '3:1' ? kind : `2:1 ${term('resource', kind)}`;
  return {
    name: t('island.harbour', { rate }),
    says: kind === '3:1' ? say('tell.anyHarbour') : say('tell.harbour', { good: term('resource', kind) }),
  };
}

function pieceWords(place: string, { buildings, roads, players }: BoardView): Pointed | null {
  const building = buildings.find((one) => one.crossing === place);
  const seat = building?.seat ?? roads.find((one) => one.path === place)?.seat;
  if (seat === undefined) return null;
  const kind = building?.kind ?? 'road';
  return {
    name: say('tell.of', { kind: term('kind', kind), name: players[seat]?.name ?? '' }),
    says: say(`tell.${kind}`),
  };
}

/** Parts of the island are known by what they are and where; everything else brings its own words. */
export function pointedAt(target: Element, view: BoardView): Pointed | null {
  const part = target.closest<HTMLElement | SVGElement>('[data-part], [data-says], [title]');
  const { says, name = '', part: kind, at = '' } = part?.dataset ?? {};
  if (says !== undefined) return { name, says };
  const title = part?.getAttribute('title') ?? null;
  if (title !== null) return { name: title, says: '' };
  switch (kind) {
    case 'hex':
      return hexWords(at, view);
    case 'harbour':
      return harbourWords(at, view);
    case 'piece':
      return pieceWords(at, view);
    case 'place':
      return { name: part?.getAttribute('aria-label') ?? '', says: '' };
    default:
      return null;
  }
}
