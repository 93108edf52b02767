import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = readFileSync(path.join(import.meta.dirname, '../index.html'), 'utf8');

it('shows a status on the colors of the console until the scripts are there', () => {
  const page = new DOMParser().parseFromString(source, 'text/html');
  const status = page.querySelector('#root > [role=status]');
  expect(status?.getAttribute('aria-label')).toBe('Loading');
  const inline = page.querySelector('head style')?.textContent ?? '';
  for (const name of status?.classList ?? []) expect(inline).toContain(`.${name}::after`);
  expect(page.querySelectorAll('head link[rel=stylesheet]')).toHaveLength(0);
});
