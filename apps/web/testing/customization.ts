import { AppError } from '@campus/contracts/core/app-error';
import type { CustomizationState } from '@campus/domain/customization/state';
import { themedItems, withoutThemed, withTheme } from '@campus/domain/customization/state';
import type { Answers } from './answering-link.ts';
import { workingIn } from './people.ts';

const themes = [
  { name: 'Winter', collections: ['c1', 'c2'], customizations: ['snow'] },
  { name: 'Summer', collections: ['c3'], customizations: ['palms'] },
].map(({ name, collections, customizations }) => ({
  internalName: name.toLowerCase(),
  friendlyName: name,
  description: `${name} everywhere.`,
  legacyName: '',
  legacyFeaturesDescription: '',
  avatarAssetCollections: collections,
  worldCustomizations: customizations,
}));

const collections = [
  { id: 'c1', friendlyName: 'Hats (wool)', description: 'Warm.', tags: ['headwear', 'cold'] },
  { id: 'c2', friendlyName: 'Coats', description: 'Long ones.', tags: ['clothes', 'cold'] },
  { id: 'c3', friendlyName: 'Shirts', description: 'Light ones.', tags: ['clothes'] },
];
const customizations = [
  { id: 'w1', name: 'snow', friendlyName: 'Snow', description: 'Falls slowly.', group: 'weather' },
  { id: 'w2', name: 'palms', friendlyName: 'Palms', description: 'Tall trees.', group: 'plants' },
];

interface Options {
  state?: Partial<CustomizationState>;
  offersThemeClearing?: boolean;
  /** Whether the catalog is empty. */
  empty?: boolean;
}

/** A gateway with a catalog and the selected options in memory. Change `state` to act as a colleague. */
export function withCustomization({ state = {}, offersThemeClearing = true, empty = false }: Options = {}) {
  const world = { state: { theme: '', collections: [], customizations: [], ...state } as CustomizationState };
  const befores: CustomizationState[] = [];
  const onWire = ({ theme, collections: ids, customizations: names }: CustomizationState) => ({
    theme,
    collections: [...ids],
    customizations: [...names],
  });
  const change = (basedOn: CustomizationState | undefined, after: CustomizationState) => {
    if (basedOn && JSON.stringify(onWire(basedOn)) !== JSON.stringify(onWire(world.state)))
      throw new AppError('conflict', 'customization.changed', { person: 'bo@campus.test' });
    befores.push(world.state);
    world.state = after;
    return { state: onWire(after), changeId: `change${befores.length}` };
  };
  const named = (name: string) => themes.find(({ internalName }) => internalName === name);
  const answers = {
    ...workingIn(),
    customization: {
      read: () => ({
        state: onWire(world.state),
        collections: empty
          ? []
          : collections.map((one) => ({
              ...one,
              resourceIntensive: one.id === 'c2',
              isEnabled: world.state.collections.includes(one.id),
            })),
        customizations: empty
          ? []
          : customizations.map((one) => ({
              ...one,
              resourceIntensive: false,
              enabled: world.state.customizations.includes(one.name),
            })),
        themes: empty ? [] : themes,
        clearable: onWire({ theme: '', ...themedItems(world.state, named(world.state.theme)) }),
        offersThemeClearing,
        changed: null,
      }),
      saveCollections: ({ collections: ids, basedOn }) =>
        change(basedOn, { ...world.state, collections: ids }),
      saveCustomizations: ({ customizations: names, basedOn }) =>
        change(basedOn, { ...world.state, customizations: names }),
      applyTheme: ({ theme, basedOn }) => {
        const wanted = named(theme);
        return change(basedOn, wanted ? withTheme(world.state, wanted) : world.state);
      },
      clearThemes: ({ basedOn }) =>
        change(basedOn, withoutThemed(world.state, themedItems(world.state, named(world.state.theme)))),
      undo: ({ changeIds }) => {
        const [first = ''] = changeIds;
        world.state = befores[Number(first.replace('change', '')) - 1] ?? world.state;
        return { state: onWire(world.state), changeId: null };
      },
    },
  } satisfies Answers;
  return { answers, world };
}
