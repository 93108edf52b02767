import { getCustomization } from '@campus/contracts/customization/functions';
import { avatarAssetCollectionTable } from '@campus/platform/foundation/schema/tables/avatar-asset-collection';
import { themeTable } from '@campus/platform/foundation/schema/tables/theme';
import { worldCustomizationTable } from '@campus/platform/foundation/schema/tables/world-customization';
import { callPlatform } from '../calls/platform.ts';
import { makeAccount, type Person, sql, unique } from '../world/world.ts';

/**
 * Adds collections, world customizations, and two themes to the catalog. Each theme contains half of both.
 */
export async function addToCatalog(count = 4) {
  const series = unique();
  const numbers = Array.from({ length: count }, (_, number) => number);
  const collections = await avatarAssetCollectionTable.insert(
    sql,
    numbers.map((number) => ({
      friendlyName: `Collection ${series} ${number}`,
      description: 'Clothes.',
      tags: ['clothes', ...(number % 2 ? ['formal'] : [])],
      resourceIntensive: number % 3 === 0,
    })),
  );
  const customizations = numbers.map((number) => `customization-${series}-${number}`);
  await worldCustomizationTable.insert(
    sql,
    customizations.map((name, number) => ({
      name,
      friendlyName: `Customization ${name}`,
      description: 'Weather.',
      group: 'weather',
      resourceIntensive: number % 3 === 0,
    })),
  );
  const themes = ['winter', 'summer'].map((season, half) => ({
    internalName: `${season}-${series}`,
    friendlyName: `${season} ${series}`,
    description: `The ${season}.`,
    legacyName: season,
    legacyFeaturesDescription: 'Snow only.',
    avatarAssetCollections: collections.filter((_, number) => number % 2 === half),
    worldCustomizations: customizations.filter((_, number) => number % 2 === half),
  }));
  await themeTable.insert(sql, themes);
  return { collections, customizations, themes: themes.map(({ internalName }) => internalName) };
}

/** An account with its own catalog, and a function that reads the active options. */
export async function makeCustomized(count = 4) {
  const account = await makeAccount();
  const catalog = await addToCatalog(count);
  const read = (by: Person = account.people.admin) =>
    callPlatform(getCustomization, { accountId: account.accountId, page: 'worldThemes' }, by.sessionToken);
  const state = async () => (await read()).state;
  return { ...account, ...catalog, read, state };
}
