import { AppError } from '@campus/contracts/core/app-error';
import type { ThemeContents } from '@campus/domain/customization/state';
import type { Queryable } from '../../foundation/database/sql.ts';
import { avatarAssetCollectionTable } from '../../foundation/schema/tables/avatar-asset-collection.ts';
import { themeTable } from '../../foundation/schema/tables/theme.ts';
import { worldCustomizationTable } from '../../foundation/schema/tables/world-customization.ts';

/**
 * Reads everything that worlds can enable, sorted by name. The queries run one after the other, because
 * they may share a transaction's connection, which runs one at a time.
 */
export async function readCatalog(sql: Queryable) {
  const byName = 'order by "friendlyName", "objectId"';
  const collections = await avatarAssetCollectionTable.query(
    sql,
    ['id', 'friendlyName', 'description', 'tags', 'resourceIntensive'],
    byName,
  );
  const customizations = await worldCustomizationTable.query(
    sql,
    ['id', 'name', 'friendlyName', 'description', 'group', 'resourceIntensive'],
    byName,
  );
  const themes = await themeTable.query(
    sql,
    [
      'internalName',
      'friendlyName',
      'description',
      'legacyName',
      'legacyFeaturesDescription',
      'avatarAssetCollections',
      'worldCustomizations',
    ],
    byName,
  );
  return {
    collections: collections.map((row) => ({ ...row, tags: [...row.tags] })),
    customizations,
    themes: themes.map((row) => ({
      ...row,
      avatarAssetCollections: [...row.avatarAssetCollections],
      worldCustomizations: [...row.worldCustomizations],
    })),
  };
}

export type Catalog = Awaited<ReturnType<typeof readCatalog>>;

/** Returns the applied theme; undefined if there is none, or if it is no longer in the catalog. */
export function themeOf({ themes }: Catalog, internalName: string): ThemeContents | undefined {
  return themes.find((theme) => theme.internalName === internalName);
}

/** Returns a theme to apply. Refuses an unknown one (CUS-023). */
export function knownTheme(catalog: Catalog, internalName: string): ThemeContents {
  const theme = themeOf(catalog, internalName);
  if (!theme) throw new AppError('invalid', 'customization.themeUnknown', { theme: internalName });
  return theme;
}

/** Refuses collection ids that are not in the catalog (CUS-022). */
export function refuseUnknownCollections({ collections }: Catalog, ids: readonly string[]): void {
  const known = new Set(collections.map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined)
    throw new AppError('invalid', 'customization.collectionUnknown', { id: unknown });
}

/** Refuses world customization names that are not in the catalog (CUS-027). */
export function refuseUnknownCustomizations({ customizations }: Catalog, names: readonly string[]): void {
  const known = new Set(customizations.map(({ name }) => name));
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new AppError('invalid', 'customization.customizationUnknown', { name: unknown });
}
