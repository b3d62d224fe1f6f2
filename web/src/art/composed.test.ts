import { describe, expect, it } from 'vitest';
import { composed, PART_NAMES } from './composed';

describe('a drawing put together from data', () => {
  it.each(PART_NAMES)('draws the part %s inside its numbers', (part) => {
    const art = composed([{ part, x: 60, y: 70, size: 30, tone: 'a' }]);
    expect(art).toContain('<');
    expect(art).not.toContain('NaN');
  });
  it('draws nothing that is not in the kit, and no number that is none', () => {
    expect(composed([{ part: '<script>', x: 1, y: 1 }])).toBe('');
    expect(composed([{ part: 'constructor', x: 1, y: 1 }])).toBe('');
    const wrong = { part: 'tree', x: '"><script>' as unknown as number, y: 9e9, size: -1, tone: '"onload="' };
    expect(composed([wrong])).not.toMatch(/script|onload|e9/);
  });
});
