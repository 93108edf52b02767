import { reason } from '@campus/contracts/core/reasons';
import type { ColumnField } from '@campus/domain/imports/imports';
import { expect, it } from 'vitest';
import { parseRow } from './parse-row.ts';

const columns: ColumnField[] = ['email', '', ''];

it.each([
  [['a@b.test; c@b.test'], true],
  [['a@b.test', 'c@b.test', 'd@b.test'], false],
])('a row of several emails is wrong, instead of inviting the first: %j', (cells, hasHeader) => {
  expect(parseRow({ line: 1, cells, fault: null }, { columns, hasHeader })).toMatchObject({
    wrong: reason('imports.row.severalEmails'),
  });
});

it('a column with the emails of other people can be left out', () => {
  const row = { line: 2, cells: ['a@b.test', 'boss@b.test', ''], fault: null };
  expect(parseRow(row, { columns, hasHeader: true })).toMatchObject({ email: 'a@b.test' });
});
