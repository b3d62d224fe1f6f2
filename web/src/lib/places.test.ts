import { describe, expect, it } from 'vitest';
import { centralUses, columnName, gapName, placeName, usesOf } from './places';
import type { CardFace, Land } from './view';

const land = {
  columns: [{ column: 5 }, { column: 6 }],
  roads: [{ gap: 6 }, { gap: 7 }],
} as unknown as Land;
const face = (cls: string): CardFace => ({ id: 'x', cls }) as unknown as CardFace;

describe('places by name', () => {
  it('count from the starting road to both sides', () => {
    expect([4, 5, 6, 7].map(columnName)).toEqual(['L2', 'L1', 'R1', 'R2']);
    expect([5, 6, 7].map(gapName)).toEqual(['L1', 'C', 'R1']);
  });
  it('tell every way a card could be used', () => {
    expect(usesOf(face('action'), land, undefined)).toEqual(['play x']);
    expect(usesOf(face('building'), land, undefined)).toEqual([
      'build x L1 above',
      'build x L1 below',
      'build x R1 above',
      'build x R1 below',
    ]);
  });
  it('ask in the land where a card would lie', () => {
    const there = { columns: [{ column: 7 }], regions: [{ gap: 6, row: 1 }] } as unknown as Land;
    const abroad = { ...face('building'), slot: 'opponent_city' };
    expect(usesOf(abroad, land, there)).toEqual(['build x R2 above', 'build x R2 below']);
    expect(usesOf({ ...face('unit'), slot: 'region' }, there, undefined)).toEqual(['build x region C below']);
  });
  it('are named wherever a card can lie', () => {
    expect([10, 24 + 13, 50 + 7, 63 + 11].map(placeName)).toEqual([
      'L1 above',
      'region C below',
      'road R1',
      'outside L1 below',
    ]);
  });
  it('lead outwards for roads and settlements', () => {
    expect(centralUses('road', land)).toEqual(['road L1', 'road R1']);
    expect(centralUses('settlement', land)).toEqual(['settlement L1', 'settlement R2']);
    expect(centralUses('city', land)).toEqual(['city L1', 'city R1']);
  });
});
