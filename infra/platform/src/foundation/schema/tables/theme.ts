import { array, string } from '../../records/column.ts';
import { Table } from '../../records/table.ts';

/** The catalog of the themes that every world can apply. */
export const themeTable = new Table('Theme', {
  columns: {
    internalName: string.nullAs(''),
    friendlyName: string.nullAs(''),
    description: string.default(''),
    legacyName: string.default(''),
    legacyFeaturesDescription: string.default(''),
    /** Ids of the collections that belong to it. */
    avatarAssetCollections: array.as<readonly string[]>().default([]),
    /** Names of the world customizations that belong to it. */
    worldCustomizations: array.as<readonly string[]>().default([]),
  },
});
