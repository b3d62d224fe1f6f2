/** An emblem: a scene of 120 x 84 in two tints (names of colour properties). */
import type { Art } from '../kit';

export interface Emblem {
  a: string;
  b: string;
  art: Art;
}
export type Emblems = Readonly<Record<string, Emblem>>;
/** The two tints of an emblem, a and b of its drawing. */
export type Tints = readonly [string, string];
export const emblem = ([a, b]: Tints, ...parts: Art[]): Emblem => ({ a, b, art: parts.join('') });
