/** An emblem: a scene of 120 x 84 in two tints (names of colour properties). */
import type { Art } from '../kit';

export interface Emblem {
  a: string;
  b: string;
  art: Art;
}
export type Emblems = Readonly<Record<string, Emblem>>;
export const emblem = (a: string, b: string, ...parts: Art[]): Emblem => ({ a, b, art: parts.join('') });
