import type { ImportRow } from '@campus/contracts/imports/imports';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { rulesOf } from '../../../../testing/styles.ts';
import { RowChanges } from './row-changes.tsx';

const long = 'Visiting professor of the history of mathematics, '.repeat(4).trim();
const row: ImportRow = {
  position: 1,
  line: 2,
  label: 'bola@example.org',
  action: 'update',
  cells: [],
  outcome: null,
  changes: [{ field: 'title', from: 'Professor', to: long }],
  reason: '',
  reasons: [],
};

it('wraps a long value on a phone, where nothing can hover over it, and cuts it only on wider screens', () => {
  renderPart(<RowChanges row={row} />);
  const value = screen.getByText(long).closest('ins');
  if (!value) throw new Error('There is no new value.');
  const rules = rulesOf(value).split('}');
  const cutting = rules.filter((rule) => /nowrap|ellipsis|max-width/.test(rule));
  expect(cutting).not.toEqual([]);
  expect(cutting.filter((rule) => !rule.startsWith('@media'))).toEqual([]);
});
