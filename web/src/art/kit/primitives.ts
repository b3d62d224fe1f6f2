/** Strokes and placing: what every drawing is made of. */
export type Art = string;

export const num = (value: number): string => String(Math.round(value * 100) / 100);

export const path = (cls: string, d: string): Art => `<path class="${cls}" d="${d}"/>`;

export const line = (d: string, cls = ''): Art => path(cls, d);

export const circle = (cls: string, x: number, y: number, r: number): Art =>
  `<circle class="${cls}" cx="${num(x)}" cy="${num(y)}" r="${num(r)}"/>`;

export const oval = (cls: string, x: number, y: number, rx: number, ry: number, turn = 0): Art =>
  `<ellipse class="${cls}" cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}"${
    turn === 0 ? '' : ` transform="rotate(${num(turn)} ${num(x)} ${num(y)})"`
  }/>`;

export const box = (cls: string, x: number, y: number, w: number, h: number, r = 0): Art =>
  `<rect class="${cls}" x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${r === 0 ? '' : ` rx="${num(r)}"`}/>`;

/** Places drawings at a point, scaled and turned; the line keeps its width. */
export const at = (x: number, y: number, scale: number, art: Art, turn = 0): Art =>
  `<g transform="translate(${num(x)} ${num(y)})${turn === 0 ? '' : ` rotate(${num(turn)})`} scale(${num(scale)})" style="--sw:${num(
    1.5 / Math.abs(scale),
  )}px">${art}</g>`;

/** A symbol of the sheet, centred on a point. */
export const symbol = (name: string, x: number, y: number, size: number): Art =>
  `<use href="#s-${name}" x="${num(x - size / 2)}" y="${num(y - size / 2)}" width="${num(size)}" height="${num(size)}"/>`;

const SHADE = [0.95, 0.55, 0.8, 0.4, 0.7, 0.5, 0.9, 0.45];

/** Level strokes that run in from the right edge of a box, of uneven length: the shadow side of a wall. */
export function shade(x: number, y: number, w: number, h: number, n: number): Art {
  let d = '';
  for (let i = 0; i < n; i += 1) {
    const level = y + (h * (i + 0.5)) / n;
    d += `M${num(x + w)} ${num(level)}h${num(-w * (SHADE[i % SHADE.length] ?? 0.6))}`;
  }
  return line(d, 'h');
}

/** Parallel slanted strokes inside a box: earth, roofs, water in shadow. */
export function slant(x: number, y: number, w: number, h: number, n: number, lean = 4): Art {
  let d = '';
  for (let i = 0; i < n; i += 1) {
    const foot = x + (w * (i + 0.5)) / n;
    d += `M${num(foot)} ${num(y + h)}l${num(lean)} ${num(-h)}`;
  }
  return line(d, 'h');
}
