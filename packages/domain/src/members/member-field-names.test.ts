import { expect, it } from 'vitest';
import { refuseFieldName } from './member-field-names.ts';

it.each([
  ['T', undefined],
  ['Team', undefined],
  ['cost-center_2 B', undefined],
  ['x'.repeat(64), undefined],
  ['x'.repeat(65), 'length'],
  ['', 'characters'],
  ['2nd team', 'characters'],
  [' Team', 'characters'],
  ['_Team', 'characters'],
  ['Übung', 'characters'],
  ['Team ', 'characters'],
  ['Team-', 'characters'],
  ['Team\n', 'characters'],
  ['Te.am', 'characters'],
  ['Größe', 'characters'],
  ['Te\u200Bam', 'characters'],
  ['__proto__', 'characters'],
  ['constructor', 'reserved'],
  ['prototype', 'reserved'],
  ['Constructor', undefined],
] as const)('a field called %j is refused with: %s', (name, refusal) => {
  expect(refuseFieldName(name)).toBe(refusal);
});
