/** An action in words, whoever could take it and wherever: for hints and analyses, where no place is lit beside it. */
import type { GameView } from '../net/protocol';
import { placeOf } from './board';
import type { BoardOption } from './board';
import { placeLabel } from './board/choices';
import { term } from './i18n';
import { isAdviceKey, tell } from './i18n/advice';
import { labelOf } from './labels';
import type { Faces, Option } from './view';

export interface Telling {
  names: readonly string[];
  faces: Faces;
  /** The position in which it is offered, where it is known. */
  view?: GameView;
  board: boolean;
}

const SIDES = { above: 'place.above', below: 'place.below' } as const;
/** `L1 above` in words. */
const placeWord = (place: string): string =>
  place
    .split(' ')
    .map((word) => (word in SIDES ? tell(SIDES[word as keyof typeof SIDES]) : word))
    .join(' ');

/** Whose land is meant, where it is not the one of whoever decides. */
const owned = (what: string, option: Option, { names, view }: Telling): string =>
  option.seat === undefined || view?.decision == null || option.seat === view.decision.who
    ? what
    : tell('place.of', { what, name: names[option.seat] ?? '' });

function boardWords(option: Option, { names, view }: Telling): string {
  const place = placeOf(option as BoardOption);
  if (place !== null && view?.game === 'board') return placeLabel(view, option as BoardOption, place.at);
  const key = `board.${option.verb}`;
  const { count, gives, takes, resource } = option as unknown as Partial<Record<string, string | number>>;
  const good = (name: string | number | undefined): string =>
    name === undefined ? '' : term('resource', String(name));
  if (!isAdviceKey(key)) return term('board_verb', option.verb);
  return tell(key, {
    count: count ?? '',
    gives: good(gives),
    takes: good(takes),
    good: good(resource),
    name: names[option.seat ?? -1] ?? '',
  });
}

export function actionWords(option: Option, told: Telling): string {
  if (told.board) return boardWords(option, told);
  const { view } = told;
  if (option.region !== undefined && option.verb === 'region' && view !== undefined && view.game !== 'board') {
    const land = view.lands.find((one) => one.seat === (option.seat ?? view.decision?.who));
    const found = land?.regions.find((one) => one.name === option.region);
    const what = found === undefined ? placeWord(option.region) : `${term('region', found.resource)} ${found.die}`;
    return owned(what, option, told);
  }
  const where = option.gap ?? option.region ?? option.place ?? option.column;
  const label = owned(labelOf(option, told.faces), option, told);
  return where === undefined ? label : `${label} (${placeWord(where)})`;
}
