/** What an option is called on a button, in the player's language. */
import { isKey, t, term } from './i18n';

import type { ColumnKind, Faces, Option } from './view';

export function labelOf(option: Option, faces: Faces): string {
  if (option.verb === 'set') return term('set', option.set ?? option.text);
  if (option.verb === 'pass') return t('decision.pass');
  if (option.verb === 'end') return t('decision.endTurn');
  const key = `verb.${option.verb}`;
  if (!isKey(key)) return option.text;
  return t(key, {
    card: option.card === undefined ? '' : (faces[option.card]?.name ?? option.card),
    good: option.resource === undefined ? '' : term('resource', option.resource),
    give: option.give === undefined ? '' : term('resource', option.give),
    get: option.get === undefined ? '' : term('resource', option.get),
    rate: option.rate ?? '',
    number: option.number ?? (option.stack === undefined ? '' : option.stack + 1),
    cell: option.cell ?? '',
    other: option.other_cell ?? '',
  });
}

/** What is asked of the one who decides. The page says the most frequent questions in full; the rest are words of the game. */
export function askOf(kind: string): string {
  const key = `ask.${kind}`;
  return isKey(key) ? t(key) : `${term('decision', kind)}.`;
}

/** What a card of the central row is called. */
export const centreWord = (kind: ColumnKind | 'road'): string =>
  kind === 'metropolis' || kind === 'citadel' ? t(`kind.${kind}`) : term('kind', kind);
