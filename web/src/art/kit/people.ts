/** People to the waist. */
import { at, line, path } from './primitives';
import type { Art } from './primitives';

export interface Look {
  robe?: string;
  head?: Art;
  face?: boolean;
  beard?: boolean;
}

/** A person to the waist at (x, y) = middle of the lower edge; about 56 high at scale 1. `head` is drawn over the head. */
export const person = (x: number, y: number, scale: number, look: Look = {}): Art =>
  at(
    x,
    y,
    scale,
    path(look.robe ?? 'b', 'M-24 0C-24-18-18-26-7-29H7C18-26 24-18 24 0Z') +
      line('M10-26q8 8 9 26M14-22q7 8 8 22M6-27q6 10 7 27', 'h') +
      path('p', 'M-5-34V-28Q0-23 5-28V-34Z') +
      path('p', 'M-9-44C-9-53-5-57 0-57C5-57 9-53 9-44C9-36 5-32 0-32C-5-32-9-36-9-44Z') +
      (look.face === false
        ? ''
        : line('M-5-46h3.500M2-46h3.500M0-45.500l-1.500 5h2.500M-3-37h5.500', 'h') +
          line('M6-50q2.500 7-1 14M7.500-48q1 5-0.500 10', 'h')) +
      (look.beard === true
        ? path('a', 'M-9-42C-8-39-4-39-3-39H3C4-39 8-39 9-42C10-32 4-23 0-21C-4-23-10-32-9-42Z') +
          line('M-3-34q1 6 3 9M3-34q-1 6-2 8', 'h')
        : '') +
      (look.head ?? ''),
  );

export const hood = (cls: string): Art =>
  path(
    cls,
    'M-13-28C-16-44-12-60 0-62C12-60 16-44 13-28C10-32 9.500-38 9-44C8-52 4-54 0-54C-4-54-8-52-9-44C-9.500-38-10-32-13-28Z',
  ) + line('M10-52q3 8 1 18M7-57q4 5 5 11', 'h');
