/** A card face in words and signs. */
import { t, term } from './i18n';
import { RESOURCES } from './view';
import type { CardFace, Resource } from './view';

export interface Figure {
  sign: string;
  value: number;
  label: string;
}

/** The figures at the foot of a card: only those it has. */
export function figuresOf(face: CardFace): Figure[] {
  const figures: Figure[] = [
    { sign: 'laurel', value: face.points ?? 0, label: t('points.victory') },
    { sign: 'gauntlet', value: face.strength ?? 0, label: t('points.strength') },
    { sign: 'helmet', value: face.tournament ?? 0, label: t('points.tournament') },
    { sign: 'scales', value: face.trade ?? 0, label: t('points.trade') },
    { sign: 'hand', value: face.hand ?? 0, label: t('points.hand') },
  ];
  return figures.filter((figure) => figure.value !== 0);
}

export function costOf(face: CardFace): { good: Resource; count: number }[] {
  return RESOURCES.map((good) => ({ good, count: face.cost?.[good] ?? 0 })).filter((part) => part.count > 0);
}

/** The class word on the band: red buildings are named as city buildings, so that the two need no colour. */
export const classWord = (face: CardFace): string =>
  face.cls === 'building' && face.colour === 'red' ? t('class.city') : t(`class.${face.cls}`);

/** Everything a screen reader should say of a card. */
export function spoken(face: CardFace): string {
  const cost = costOf(face).map((part) => `${part.count} ${term('resource', part.good)}`);
  const parts = [face.name, classWord(face)];
  if (cost.length > 0) parts.push(`${t('card.cost')}: ${cost.join(', ')}`);
  parts.push(...figuresOf(face).map((figure) => `${figure.value} ${figure.label}`), ...(face.effect ?? []));
  if (face.reconstructed !== undefined) parts.push(t('card.reconstructed', { what: face.reconstructed }));
  return parts.join('. ');
}
