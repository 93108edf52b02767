import type { AppRouter } from '@campus/api/router';
import { saveCustomizations } from '@campus/contracts/customization/functions';
import { addToCatalog } from '@campus/tests/areas/customization';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeSuperadmin, type TestAccount } from '@campus/tests/world/world';
import type { inferRouterInputs } from '@trpc/server';
import type { Examples } from './example-types.ts';

/** Makes a change that can be undone. */
async function change({ accountId }: TestAccount): Promise<string> {
  const { sessionToken } = await makeSuperadmin();
  const { customizations } = await addToCatalog();
  const { changeId } = await callPlatform(saveCustomizations, { accountId, customizations }, sessionToken);
  if (!changeId) throw new Error('Nothing was changed.');
  return changeId;
}

/** Examples for operations on customizations. */
export const customizationExamples: Examples<Pick<inferRouterInputs<AppRouter>, 'customization'>> = {
  'customization.read': ({ accountId }) => ({ accountId, page: 'worldThemes' }),
  'customization.saveCollections': async ({ accountId }) => ({
    accountId,
    collections: (await addToCatalog()).collections,
  }),
  'customization.saveCustomizations': async ({ accountId }) => ({
    accountId,
    customizations: (await addToCatalog()).customizations,
  }),
  'customization.applyTheme': async ({ accountId }) => ({
    accountId,
    theme: (await addToCatalog()).themes[0] ?? '',
  }),
  'customization.clearThemes': ({ accountId }) => ({ accountId }),
  'customization.undo': async (account) => ({
    accountId: account.accountId,
    page: 'worldCustomizations',
    changeIds: [await change(account)],
  }),
};
