/** What the people at a table are called, also where they gave no name. */
import type { SeatInfo } from '../net/protocol';
import { maybe, t } from './i18n';

const botName = (bot: string): string => maybe(`bot.${bot}`, t('bot.other', { bot }));

/** What a seat of a record is called: by its name, as a computer, or by its number. */
export function recordedName(name: string, kind: string, seat: number): string {
  if (name !== '') return name;
  return kind === '' || kind === 'person' || kind === 'open' ? t('seat.nobody', { number: seat + 1 }) : botName(kind);
}

/** Those who are called the same have numbers. */
export const toldApart = (names: readonly string[]): string[] =>
  names.map((name, index) => {
    const same = names.filter((one) => one === name).length;
    return same === 1 ? name : `${name} ${names.slice(0, index + 1).filter((one) => one === name).length}`;
  });

/** A name for every seat; two computers are told apart by numbers. */
export function seatNames(seats: readonly Pick<SeatInfo, 'seat' | 'kind' | 'name' | 'taken'>[]): string[] {
  const plain = seats.map((seat) => {
    if (seat.name !== '') return seat.name;
    if (seat.kind.startsWith('bot:')) return botName(seat.kind.slice(4));
    return seat.kind === 'open' && !seat.taken ? t('seat.open') : t('seat.nobody', { number: seat.seat + 1 });
  });
  return toldApart(plain);
}
