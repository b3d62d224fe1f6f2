/** The back of the cards: a lattice of hexes around a gable crest. */
import { box, circle, line, path } from './kit';
import type { Art } from './kit';

function lattice(): Art {
  let d = '';
  for (let row = 0; row < 8; row += 1)
    for (let column = 0; column < 7; column += 1) {
      const x = column * 17.32 + (row % 2) * 8.66 - 4;
      const y = row * 15 + 3;
      d += `M${x.toFixed(1)} ${y}l8.660 5v10l-8.660 5l-8.660-5v-10Z`;
    }
  return line(d, 'h');
}
export const BACK: Art =
  `<g class="lt" opacity="0.35">${lattice()}</g>` +
  box('p', 4, 4, 92, 112, 3).replace('class="p"', 'class="" fill="none"') +
  path('p', 'M50 30L74 44V72L50 90L26 72V44Z') +
  path('b', 'M34 56L50 42L66 56L63 60L50 49L37 60Z') +
  path('a', 'M38 74V59L50 49L62 59V74Z') +
  path('k', 'M46 74v-7a4 4 0 0 1 8 0v7Z') +
  circle('b', 50, 37, 2.4) +
  line('M42 80H58', 'h');
