// @module-tag sampled
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomRuns } from '../testing/sweep.ts';
import { planOf } from './plan.ts';
import {
  clearableItems,
  isSameState,
  themedItems,
  withCollections,
  withCustomizations,
  withoutThemed,
  withTheme,
} from './state.ts';

const winter = { internalName: 'winter', avatarAssetCollections: ['a', 'b'], worldCustomizations: ['snow'] };
const summer = { internalName: 'summer', avatarAssetCollections: ['b', 'c'], worldCustomizations: ['palms'] };
const empty = { theme: '', collections: [], customizations: [] };

it('lists the items to enable, disable, and keep, and the resource-intensive items before and after', () => {
  const before = withCollections(withTheme(empty, winter), ['a', 'd']);
  const after = withTheme(withoutThemed(before, themedItems(before, winter)), summer);
  expect(planOf(before, after, { collections: ['a', 'b', 'c'], customizations: ['palms'] })).toEqual({
    theme: { from: 'winter', to: 'summer' },
    collections: { on: ['b', 'c'], off: ['a'], stays: ['d'] },
    customizations: { on: ['palms'], off: ['snow'], stays: [] },
    resourceIntensive: { before: 1, after: 3 },
  });
});

it('keeps items that do not belong to the cleared theme', () => {
  const before = withTheme({ ...empty, collections: ['z'] }, winter);
  const themed = themedItems(before, winter);
  expect(withoutThemed(before, themed)).toEqual({ ...empty, collections: ['z'] });
  expect(withoutThemed(before, themed, { collections: ['a', 'z'], customizations: [] })).toEqual({
    theme: 'winter',
    collections: ['b', 'z'],
    customizations: ['snow'],
  });
});

it('CUS-035 clears what any theme switched on, and nothing that was set by hand since', () => {
  const before = { theme: 'summer', collections: ['a', 'b', 'c', 'z'], customizations: ['palms', 'snow'] };
  const switchedOn = {
    collections: new Map([
      ['a', 'theme'],
      ['b', 'hand'],
      ['z', 'hand'],
    ] as const),
    customizations: new Map([['snow', 'theme']] as const),
  };
  const themed = clearableItems(before, summer, switchedOn);
  expect(withoutThemed(before, themed)).toEqual({ ...empty, collections: ['b', 'z'] });
});

it('compares states without their order', () => {
  expect(isSameState({ ...empty, collections: ['a', 'b'] }, { ...empty, collections: ['b', 'a'] })).toBe(
    true,
  );
  expect(isSameState(empty, { ...empty, theme: 'winter' })).toBe(false);
});

const letters = fc.subarray(['a', 'b', 'c', 'd', 'e', 'f']);
const items = fc.record({ collections: letters, customizations: letters });
const theme = fc.tuple(letters, letters).map(([avatarAssetCollections, worldCustomizations]) => ({
  internalName: 'winter',
  avatarAssetCollections,
  worldCustomizations,
}));
const kind = fc.constantFrom('collections', 'customizations', 'theme', 'clear', 'clearNamed');

it('of 1,000 random selections, the plan turns the state before into the one after, and back', () => {
  const run = fc.property(
    fc.record({ on: items, picked: items, intensive: items, theme, kind }),
    ({ on, picked, intensive, theme: applied, kind: chosen }) => {
      const before = { theme: chosen.startsWith('clear') ? 'winter' : '', ...on };
      const changed = {
        collections: () => withCollections(before, picked.collections),
        customizations: () => withCustomizations(before, picked.customizations),
        theme: () => withTheme(before, applied),
        clear: () => withoutThemed(before, themedItems(before, applied)),
        clearNamed: () => withoutThemed(before, themedItems(before, applied), picked),
      };
      const after = changed[chosen]();
      const plan = planOf(before, after, intensive);
      const back = planOf(after, before, intensive);
      for (const list of ['collections', 'customizations'] as const) {
        const { on: added, off, stays } = plan[list];
        expect([...off, ...stays].sort()).toEqual([...before[list]].sort());
        expect([...added, ...stays].sort()).toEqual([...after[list]].sort());
        expect(added.filter((item) => before[list].includes(item))).toEqual([]);
        expect(off.filter((item) => after[list].includes(item))).toEqual([]);
        expect([back[list].on.sort(), back[list].off.sort()]).toEqual([off.sort(), added.sort()]);
      }
      expect(plan.theme).toEqual({ from: before.theme, to: after.theme });
      const { before: fewer, after: more } = plan.resourceIntensive;
      expect(back.resourceIntensive).toEqual({ before: more, after: fewer });
    },
  );
  fc.assert(run, randomRuns(1000));
});
