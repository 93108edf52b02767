import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { rulesOf } from '../../../testing/styles.ts';
import { ColumnPicker } from './column-picker.tsx';

async function rulesOfPickerWith(rows: number): Promise<string> {
  const columns = Array.from({ length: rows }, (_, index) => ({
    id: `c${index}`,
    header: `Column ${index}`,
  }));
  const { user } = renderPart(
    <ColumnPicker columns={columns} shown={[]} defaults={[]} onChange={() => {}} />,
  );
  await user.click(screen.getByRole('button', { name: 'Pick columns' }));
  return rulesOf(await screen.findByRole('dialog', { name: 'Pick columns' }));
}

it('ENV-014 adds a top margin to an overlay of 12 rows', async () => {
  expect(await rulesOfPickerWith(12)).toContain('margin-top:var(--campus-spacing-2)');
});

it('ENV-014 adds no top margin to an overlay of 11 rows', async () => {
  const rules = await rulesOfPickerWith(11);
  expect(rules).toContain('margin');
  expect(rules).not.toContain('margin-top');
});
