import { expect, it } from 'vitest';
import { knownDays } from './known-days.ts';
import type { PointState } from './points.ts';

const points = (...days: [number | null, PointState][]) =>
  days.map(([value, state]) => ({ values: [value], state }));

it('ANA-065 tells that nobody came from that nothing is known', () => {
  expect(knownDays(points([0, 'complete'], [0, 'running']))).toEqual({
    ...{ unknown: 0, partial: 0, outside: 0, isNobody: true, isUnknown: false },
  });
  expect(knownDays(points([null, 'gap'], [null, 'outside']))).toEqual({
    ...{ unknown: 1, partial: 0, outside: 1, isNobody: false, isUnknown: true },
  });
});

it('ANA-065 counts unknown and partly known days beside zeros and figures', () => {
  const mixed = points([0, 'complete'], [null, 'gap'], [0, 'partial'], [0, 'partial']);
  expect(knownDays(mixed)).toMatchObject({ unknown: 1, partial: 2, isNobody: true, isUnknown: false });
  expect(knownDays([...mixed, ...points([3, 'partial'])])).toMatchObject({ partial: 3, isNobody: false });
});

it('ANA-065 takes a median without sessions for none, and no days for unknown', () => {
  expect(knownDays(points([null, 'complete']))).toMatchObject({ isNobody: true, isUnknown: false });
  expect(knownDays([])).toMatchObject({ isNobody: false, isUnknown: true });
});
