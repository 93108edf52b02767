import { serializeStyles } from '@emotion/serialize';
import { expect, it } from 'vitest';
import { system } from '../src/theme.ts';
import { createStaticSheet } from './static-sheet.ts';

it('keeps the order of styles, whichever order of the same styles came first', () => {
  const { classOf } = createStaticSheet(system);
  const margins = { margin: '1px', marginTop: '2px' };
  const reversed = { marginTop: '2px', margin: '1px' };
  expect(classOf([margins])).toBe(`css-${serializeStyles([margins]).name}`);
  expect(classOf([reversed])).toBe(`css-${serializeStyles([reversed]).name}`);
});

it('has no class where there are no styles', () => {
  expect(createStaticSheet(system).classOf([{}])).toBe('');
});
