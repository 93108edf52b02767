import { AppError } from '@campus/contracts/core/app-error';
import type { CustomizationState } from '@campus/domain/customization/state';
import type { Queryable } from '../../foundation/database/sql.ts';
import { serverConfigTable } from '../../foundation/schema/tables/server-config.ts';
import { type Catalog, readCatalog } from './catalog.ts';

/** A world with its enabled options that the catalog still contains. */
export interface CustomizedWorld {
  id: string;
  name: string;
  worldBuildVersion: string;
  catalog: Catalog;
  state: CustomizationState;
}

/**
 * Returns the world of an account. With `lock`, its changes run one after the other. If the caller names a
 * world, it must be the account's; otherwise the account counts as unknown (CUS-019).
 */
export async function readWorld(
  sql: Queryable,
  { accountId, worldName = '' }: { accountId: string; worldName?: string },
  { lock = false } = {},
): Promise<CustomizedWorld> {
  const config = await serverConfigTable.one(
    sql,
    ['id', 'name', 'worldBuildVersion', 'theme', 'avatarAssetCollections', 'customizations'],
    `where account = $1 ${lock ? 'for no key update' : ''}`,
    [accountId],
  );
  if (!config || (worldName !== '' && worldName !== config.name))
    throw new AppError('notFound', 'request.notFound');
  const catalog = await readCatalog(sql);
  const { id, name, worldBuildVersion, theme } = config;
  const isKnown = {
    collection: new Set(catalog.collections.map((collection) => collection.id)),
    customization: new Set(catalog.customizations.map((customization) => customization.name)),
  };
  const state = {
    theme,
    collections: config.avatarAssetCollections.filter((one) => isKnown.collection.has(one)),
    customizations: config.customizations.filter((one) => isKnown.customization.has(one)),
  };
  return { id, name, worldBuildVersion, catalog, state };
}

/** Returns the collections, each with whether the world has enabled it. */
export function collectionsOf({ catalog, state }: CustomizedWorld) {
  const enabled = new Set(state.collections);
  return catalog.collections.map((one) => ({ ...one, isEnabled: enabled.has(one.id) }));
}

/** Returns the world customizations, each with whether the world has enabled it. */
export function customizationsOf({ catalog, state }: CustomizedWorld) {
  const enabled = new Set(state.customizations);
  return catalog.customizations.map((one) => ({ ...one, enabled: enabled.has(one.name) }));
}

/** Returns a state in the format for callers. */
export function asAnswer({ theme, collections, customizations }: CustomizationState) {
  return { theme, collections: [...collections], customizations: [...customizations] };
}
