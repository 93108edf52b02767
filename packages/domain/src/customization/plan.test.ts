import { expect, it } from 'vitest';
import { planOf } from './plan.ts';
import { isSameState, withCollections, withoutThemed, withTheme } from './state.ts';

const winter = { internalName: 'winter', avatarAssetCollections: ['a', 'b'], worldCustomizations: ['snow'] };
const summer = { internalName: 'summer', avatarAssetCollections: ['b', 'c'], worldCustomizations: ['palms'] };
const empty = { theme: '', collections: [], customizations: [] };

it('plans what is switched on, switched off, and stays, and the resource-intensive items before and after', () => {
  const before = withCollections(withTheme(empty, winter), ['a', 'd']);
  const after = withTheme(withoutThemed(before, winter), summer);
  expect(planOf(before, after, { collections: ['a', 'b', 'c'], customizations: ['palms'] })).toEqual({
    theme: { from: 'winter', to: 'summer' },
    collections: { on: ['b', 'c'], off: ['a'], stays: ['d'] },
    customizations: { on: ['palms'], off: ['snow'], stays: [] },
    resourceIntensive: { before: 1, after: 3 },
  });
});

it('keeps what does not belong to the theme that is cleared', () => {
  const before = withTheme({ ...empty, collections: ['z'] }, winter);
  expect(withoutThemed(before, winter)).toEqual({ ...empty, collections: ['z'] });
  expect(withoutThemed(before, winter, { collections: ['a', 'z'], customizations: [] })).toEqual({
    theme: 'winter',
    collections: ['b', 'z'],
    customizations: ['snow'],
  });
});

it('compares states without their order', () => {
  expect(isSameState({ ...empty, collections: ['a', 'b'] }, { ...empty, collections: ['b', 'a'] })).toBe(
    true,
  );
  expect(isSameState(empty, { ...empty, theme: 'winter' })).toBe(false);
});
