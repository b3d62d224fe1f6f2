/** A card face in words and signs. */
import { counterWord, maybe, t, term } from './i18n';
import { say } from './princes.words';
import { RESOURCES } from './view';
import type { CardFace, CardFigures } from './view';

export interface Figure {
  sign: string;
  value: number;
  label: string;
}

const figure = (sign: string, value = 0, kind: 'victory' | 'tournament' | 'trade' | 'hand'): Figure => ({
  sign,
  value,
  label: t(value === 1 ? `point.${kind}` : `points.${kind}`),
});
const princely = (sign: string, value = 0, kind: 'skill' | 'progress' | 'sails' | 'cannons'): Figure => ({
  sign,
  value,
  label: say(value === 1 ? `one_${kind}` : kind),
});
/** The figures at the foot of a card: only those it has. */
export function figuresOf(face: CardFigures): Figure[] {
  const figures: Figure[] = [
    figure('laurel', face.points, 'victory'),
    { sign: 'gauntlet', value: face.strength ?? 0, label: t('points.strength') },
    figure('helmet', face.tournament, 'tournament'),
    figure('scales', face.trade, 'trade'),
    figure('hand', face.hand, 'hand'),
    princely('harp', face.skill, 'skill'),
    princely('scroll', face.progress, 'progress'),
    princely('sail', face.sail, 'sails'),
    princely('cannon', face.cannon, 'cannons'),
  ];
  return figures.filter((figure) => figure.value !== 0);
}

/** What a card costs: goods, and counters such as owls. `good` is the sign that stands for it. */
export interface Price {
  good: string;
  count: number;
  label: string;
}
export function costOf(face: CardFace): Price[] {
  const goods = RESOURCES.map((good) => ({ good, count: face.cost?.[good] ?? 0, label: term('resource', good) }));
  const counters = (face.price ?? []).map(({ name, icon, count }) => ({ good: icon, count, label: counterWord(name) }));
  return [...goods, ...counters].filter((part) => part.count > 0);
}

/** The class word on the band: red buildings are named as city buildings, so that the two need no colour. */
export const classWord = (face: CardFace): string => {
  switch (face.cls) {
    case 'ship':
    case 'sea':
    case 'site':
    case 'counter':
      return say(`class_${face.cls}`);
    case 'building':
      return face.colour === 'red' ? t('class.city') : t('class.building');
    default:
      return t(`class.${face.cls}`);
  }
};

/** What of a card was reconstructed, in words; fields that only the program knows by name are figures. */
export const uncertainWord = (face: CardFace): string | undefined =>
  face.reconstructed === undefined
    ? undefined
    : t('card.reconstructed', {
        what: [...new Set(face.reconstructed.map((field) => maybe(`field.${field}`, t('field.other'))))].join(', '),
      });

/** Everything a screen reader should say of a card. */
export function spoken(face: CardFace): string {
  const cost = costOf(face).map((part) => `${part.count} ${part.label}`);
  const parts = [face.name, classWord(face)];
  if (cost.length > 0) parts.push(`${t('card.cost')}: ${cost.join(', ')}`);
  parts.push(...figuresOf(face).map((figure) => `${figure.value} ${figure.label}`), ...(face.effect ?? []));
  const uncertain = uncertainWord(face);
  if (uncertain !== undefined) parts.push(uncertain);
  return sentences(parts);
}
/** Each part as a sentence of its own; some end with a full stop already. */
export const sentences = (parts: readonly string[]): string => parts.map((part) => part.replace(/\.$/, '')).join('. ');

const VOWEL = 'aeiouyäöüæøåé';
/** Between two vowels a word is parted before the last consonant, or before letters that are one sound. */
const SYLLABLE = new RegExp(
  `([${VOWEL}][^${VOWEL}\\s-]*?)(?=(?:sch|ch|ck|ph|th|qu|st|sp|[bdfgkpt]r|[bfgkp]l|[^${VOWEL}\\s-])[${VOWEL}])`,
  'giu',
);
const LONGEST = 11;
/** No fewer letters stand alone. */
const TOGETHER = 3;
/** There is a place to part such a name already: more letters of the next word stay together. */
const AFTER_A_HYPHEN = 4;
/** A name whose long words say where they may be parted: browsers know the syllables of few languages. */
export const hyphened = (name: string, longest = LONGEST): string =>
  name
    .split(/(?<=[ -])/)
    .map((word, at, all) => {
      if (word.length <= longest) return word;
      const begin = all[at - 1]?.endsWith('-') ? AFTER_A_HYPHEN : 0;
      const end = word.length - TOGETHER + 1;
      return word.slice(0, begin) + word.slice(begin, end).replace(SYLLABLE, '$1\u00ad') + word.slice(end);
    })
    .join('');
