import { type FilteredItem, tagsOfCustomization } from '@campus/domain/customization/filter';
import type { IntensiveItems } from '@campus/domain/customization/plan';
import type { Customization } from './use-customization.ts';

/** A collection or a world customization, as a list shows it. */
export interface Item extends FilteredItem {
  /** The id of a collection, the name of a world customization. */
  key: string;
  resourceIntensive: boolean;
}

/** All avatar asset collections. */
export function collectionItems({ collections, themes }: Customization): Item[] {
  return collections.map(({ id, ...collection }) => ({
    ...collection,
    key: id,
    themes: themes
      .filter(({ avatarAssetCollections }) => avatarAssetCollections.includes(id))
      .map(({ friendlyName }) => friendlyName),
  }));
}

/** All world customizations. */
export function customizationItems({ customizations, themes }: Customization): Item[] {
  return customizations.map(({ name, ...customization }) => ({
    ...customization,
    key: name,
    tags: tagsOfCustomization(customization),
    themes: themes
      .filter(({ worldCustomizations }) => worldCustomizations.includes(name))
      .map(({ friendlyName }) => friendlyName),
  }));
}

/** The keys of the items that need much of the computers in the world. */
export function intensiveItems({ collections, customizations }: Customization): IntensiveItems {
  return {
    collections: collections.filter((one) => one.resourceIntensive).map(({ id }) => id),
    customizations: customizations.filter((one) => one.resourceIntensive).map(({ name }) => name),
  };
}

/** The name that people read of a theme by its internal name. */
export function themeLabel({ themes }: Customization, internalName: string, none: string): string {
  if (internalName === '') return none;
  return themes.find((theme) => theme.internalName === internalName)?.friendlyName ?? internalName;
}
