/** The state of a world: the applied theme, or '', and the enabled items of both catalogues. */
export interface CustomizationState {
  theme: string;
  /** Ids of avatar asset collections. */
  collections: readonly string[];
  /** Names of world customizations. */
  customizations: readonly string[];
}

/** The items that belong to a theme. */
export interface ThemeContents {
  internalName: string;
  avatarAssetCollections: readonly string[];
  worldCustomizations: readonly string[];
}

type Items = Pick<CustomizationState, 'collections' | 'customizations'>;

/** By item, whether a theme or a person switched it on last. An item that is not on record has no entry. */
export type SwitchedOn = Readonly<Record<keyof Items, ReadonlyMap<string, 'theme' | 'hand'>>>;

/** The state with exactly these collections (CUS-022). */
export function withCollections(
  state: CustomizationState,
  collections: readonly string[],
): CustomizationState {
  return { ...state, collections: sorted(collections) };
}

/** The state with exactly these world customizations (CUS-027). */
export function withCustomizations(
  state: CustomizationState,
  customizations: readonly string[],
): CustomizationState {
  return { ...state, customizations: sorted(customizations) };
}

/** The state with a theme: all that belongs to it is on, and everything else stays as it is (CUS-014). */
export function withTheme(state: CustomizationState, theme: ThemeContents): CustomizationState {
  return {
    theme: theme.internalName,
    collections: sorted([...state.collections, ...theme.avatarAssetCollections]),
    customizations: sorted([...state.customizations, ...theme.worldCustomizations]),
  };
}

/** The enabled items that belong to the applied theme (CUS-021); none without a theme. */
export function themedItems(state: CustomizationState, applied: ThemeContents | undefined): Items {
  return {
    collections: state.collections.filter((id) => applied?.avatarAssetCollections.includes(id)),
    customizations: state.customizations.filter((name) => applied?.worldCustomizations.includes(name)),
  };
}

/**
 * The enabled items that any theme switched on and nobody has set by hand since (CUS-035). An item that is not
 * on record counts if it belongs to the applied theme.
 */
export function clearableItems(
  state: CustomizationState,
  applied: ThemeContents | undefined,
  switchedOn: SwitchedOn,
): Record<keyof Items, string[]> {
  const ofApplied = themedItems(state, applied);
  const isClearable = (kind: keyof Items, item: string) => {
    const by = switchedOn[kind].get(item);
    return by === undefined ? ofApplied[kind].includes(item) : by === 'theme';
  };
  return {
    collections: state.collections.filter((id) => isClearable('collections', id)),
    customizations: state.customizations.filter((name) => isClearable('customizations', name)),
  };
}

/**
 * The state without its theme and what themes switched on (CUS-013, CUS-024, see `clearableItems`). With `named`,
 * only the named items of these are switched off, and the theme stays for the others (CUS-025).
 */
export function withoutThemed(state: CustomizationState, themed: Items, named?: Items): CustomizationState {
  const isCleared = (kind: keyof Items, item: string) =>
    themed[kind].includes(item) && (!named || named[kind].includes(item));
  return {
    theme: named ? state.theme : '',
    collections: state.collections.filter((id) => !isCleared('collections', id)),
    customizations: state.customizations.filter((name) => !isCleared('customizations', name)),
  };
}

/** Whether two states have the same theme and the same items, in any order. */
export function isSameState(one: CustomizationState, other: CustomizationState): boolean {
  const comparable = ({ theme, collections, customizations }: CustomizationState) =>
    JSON.stringify([theme, sorted(collections), sorted(customizations)]);
  return comparable(one) === comparable(other);
}

function sorted(items: readonly string[]): string[] {
  return [...new Set(items)].sort();
}
