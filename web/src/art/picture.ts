/**
 * Drawings as pictures. A drawing has dozens of strokes; as a picture it is one node that the browser paints once,
 * however often the card lies on the table. Colours and strokes are those of the page's own style sheet.
 */
import { clipShield } from './emblems/heraldry';
import type { Art } from './kit';
import { SYMBOLS, tintOf } from './symbols';

export interface Drawn {
  /** Names of the two tints. */
  a: string;
  b: string;
  art: Art;
}
export interface Frame {
  width: number;
  height: number;
  /** The ground behind the drawing: a colour, or nothing. */
  ground?: string;
}

/** The rules of the style sheet that strokes and symbols follow. */
const strokes = (): string =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule && /^\.(art|sym)( |$)/.test(rule.selectorText))
    .map((rule) => rule.cssText)
    .join('');

/** A symbol of the sheet as the picture's own. */
const symbolIn = (name: string): Art =>
  `<symbol id="s-${name}" viewBox="0 0 24 24" style="--f:${tintOf(name)}"><g class="sym">${SYMBOLS[name] ?? ''}</g></symbol>`;

/** What a text names between a beginning and the next quote, bracket or comma; each once. */
const named = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((found) => found[1] ?? '')),
];

/** The colours of the style sheet, by theme and name: asking for one may make the browser look at the whole page. */
const colours = new Map<string, string>();
function colour(theme: string, name: string): string {
  const key = `${theme} ${name}`;
  const known = colours.get(key);
  if (known !== undefined) return known;
  const found = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
  colours.set(key, found);
  return found;
}

let rules = '';
const made = new Map<string, string>();

/** The address of a drawing as a picture, in the colours of a theme. */
export function pictureOf(key: string, theme: string, frame: Frame, draw: () => Drawn): string {
  const id = `${theme} ${frame.width} ${frame.height} ${key}`;
  const known = made.get(id);
  if (known !== undefined) return known;
  rules ||= strokes();
  const { a, b, art } = draw();
  const symbols = named(art, /href="#s-([\w-]+)"/g)
    .map(symbolIn)
    .join('');
  const ground =
    frame.ground === undefined
      ? ''
      : `<rect width="${frame.width}" height="${frame.height}" style="fill:${frame.ground};stroke:none"/>`;
  const inner = `<style>${rules}</style>${symbols}${art.includes('#clip-shield') ? clipShield : ''}${ground}${art}`;
  const tints = `--a:var(--${a});--b:var(--${b});--icon-ink:var(--art-ink);--icon-paper:var(--art-paper)`;
  const used = named(`${inner}${tints}`, /var\(--([\w-]+)/g)
    .map((name) => [name, colour(theme, name)])
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
  // two levels, so that the tints can speak of the colours
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" ` +
    `viewBox="0 0 ${frame.width} ${frame.height}" style="${used}"><g class="art" style="${tints}">${inner}</g></svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  made.set(id, address);
  return address;
}
