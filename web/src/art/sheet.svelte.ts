/** Which symbols this page has drawn so far: only those stand in its sheet. */
import { SvelteSet } from 'svelte/reactivity';

const drawn = new SvelteSet<string>();
export const drawnSymbols = (): Iterable<string> => drawn;
/** Asks for symbols; call it in an effect. */
export function wantSymbols(...names: readonly string[]): void {
  for (const name of names) drawn.add(name);
}
