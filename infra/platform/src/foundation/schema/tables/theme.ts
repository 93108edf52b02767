import { array, string } from '../../records/column.ts';
import { Table } from '../../records/table.ts';

/** The catalog of themes that every world can apply. */
export const themeTable = new Table('Theme', {
  columns: {
    internalName: string.nullAs(''),
    friendlyName: string.nullAs(''),
    description: string.default(''),
    legacyName: string.default(''),
    legacyFeaturesDescription: string.default(''),
    /** Ids of the theme's avatar asset collections. */
    avatarAssetCollections: array.as<readonly string[]>().default([]),
    /** Names of the theme's world customizations. */
    worldCustomizations: array.as<readonly string[]>().default([]),
  },
});
