import { type Reason, reason } from '@campus/contracts/core/reasons';
import { expect, it } from 'vitest';
import { listedEmail } from './listed-emails.ts';

const planned = (cell: string | undefined, fault: Reason | null = null) =>
  listedEmail({ line: 4, cells: cell === undefined ? [] : ['Ada', cell], fault }, 1);

it('a row of a list of emails is planned for whom it names, in small letters', () => {
  expect(planned('ADA@Campus.test')).toEqual({
    target: 'ada@campus.test',
    label: 'ADA@Campus.test',
    line: 4,
    action: 'update',
  });
});

it.each([
  ['a mistyped one', 'grace@', 'grace@'],
  ['none', '', 'Line 4'],
  ['too short a row', undefined, 'Line 4'],
  ['a long text', 'x'.repeat(500), 'x'.repeat(200)],
  ['half a letter', 'a\uD800', 'a\uFFFD'],
])('a row with %s is an error that names the row', (_, cell, label) => {
  expect(planned(cell)).toEqual({
    target: '',
    label,
    line: 4,
    action: 'error',
    reasons: [reason('badges.import.notEmail')],
  });
});

it('a row that cannot be read is an error', () => {
  const wrong = reason('imports.row.nul');
  expect(planned('a@b.test', wrong)).toMatchObject({ target: '', action: 'error', reasons: [wrong] });
});
