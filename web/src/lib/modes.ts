/** The form of a new game: which fields fit the way to play, and how many themes it takes. */
import { t } from './i18n';

export type Mode = 'intro' | 'theme' | 'duel';
/** How the themes are ticked: one of them, or as many as `most`. */
export interface Themes {
  one: boolean;
  most: number;
}
const DUEL_SETS = 3;
const GOALS: Readonly<Record<Mode, number>> = { intro: 7, theme: 12, duel: 13 };
const asMode = (mode: unknown): Mode => (mode === 'theme' || mode === 'duel' ? mode : 'intro');

/** Whether a field has a meaning: themes are for theme games and duels; how they are found, for a duel without ticked ones. */
export function fits(option: string, mode: unknown, sets: readonly string[]): boolean {
  if (option === 'sets') return asMode(mode) !== 'intro';
  if (option === 'choice') return mode === 'duel' && sets.length === 0;
  return true;
}
export const themesOf = (mode: unknown): Themes => ({ one: mode === 'theme', most: mode === 'theme' ? 1 : DUEL_SETS });
/** A duel takes three themes, or none: then they are found at the table. */
export const complete = (mode: unknown, sets: readonly string[]): boolean =>
  mode !== 'duel' || sets.length === 0 || sets.length === DUEL_SETS;
export const goalOf = (mode: unknown): number => GOALS[asMode(mode)];
/** What the field of the themes is called in this way to play. */
export const themesWord = (mode: unknown): string => t(mode === 'duel' ? 'themes.duel' : 'themes.theme');
export const themesHint = (mode: unknown): string => t(mode === 'duel' ? 'themes.duel.hint' : 'themes.theme.hint');
/** Ways to play the card game to which each player brings a deck. */
export const withDecks = (mode: unknown): boolean => mode === 'tournament';
/**
 * Whether a field of the card game has a meaning: decks bring their sets, only shared stacks are laid out in a row, and
 * only split ones leave something to lay aside.
 */
export function fitsCards(option: string, mode: unknown): boolean {
  const common = mode === undefined || mode === 'common';
  if (option === 'variant') return common;
  if (option === 'own_cards') return mode === 'small';
  return option !== 'sets' || common || mode === 'small';
}
