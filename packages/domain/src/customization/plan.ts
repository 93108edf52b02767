import type { CustomizationState } from './state.ts';

/** The items of a list that are switched on, switched off, and stay on. */
export interface ListPlan {
  on: string[];
  off: string[];
  stays: string[];
}

/** The effects of applying a change. */
export interface CustomizationPlan {
  theme: { from: string; to: string };
  collections: ListPlan;
  customizations: ListPlan;
  /** How many enabled items need much of the computers in the world. */
  resourceIntensive: { before: number; after: number };
}

/** The resource-intensive items of the catalogue. */
export interface IntensiveItems {
  collections: readonly string[];
  customizations: readonly string[];
}

/** The difference between two states, as a person reads it before applying. */
export function planOf(
  before: CustomizationState,
  after: CustomizationState,
  intensive: IntensiveItems,
): CustomizationPlan {
  const count = (state: CustomizationState) =>
    state.collections.filter((id) => intensive.collections.includes(id)).length +
    state.customizations.filter((name) => intensive.customizations.includes(name)).length;
  return {
    theme: { from: before.theme, to: after.theme },
    collections: listPlan(before.collections, after.collections),
    customizations: listPlan(before.customizations, after.customizations),
    resourceIntensive: { before: count(before), after: count(after) },
  };
}

function listPlan(before: readonly string[], after: readonly string[]): ListPlan {
  return {
    on: after.filter((item) => !before.includes(item)),
    off: before.filter((item) => !after.includes(item)),
    stays: after.filter((item) => before.includes(item)),
  };
}
