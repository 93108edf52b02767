import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { ColumnPicker } from './column-picker.tsx';

/** The rules made for an element's own classes; the test's DOM works out no styles. */
function rulesOf(element: HTMLElement): string {
  const rules = [...document.querySelectorAll('style')].flatMap((style) => style.textContent.split('}'));
  const own = [...element.classList].map((name) => `.${name}{`);
  return rules.filter((rule) => own.some((start) => rule.includes(start))).join('}');
}

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
