/** What is loaded of a language: the page's own words, and the words of the games. */
import type { Words as TableWords } from './en';
import type { PrincesWords } from './princes/en';
import type { SiteWords } from './site/en';

export type Words = TableWords & SiteWords & PrincesWords;
export type Terms = Readonly<Record<string, Readonly<Record<string, string>>>>;
export interface Pack {
  words: Words;
  terms: Terms;
}
