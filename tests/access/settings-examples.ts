import type { AppRouter } from '@campus/api/router';
import { saveSettings } from '@campus/contracts/settings/functions';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeSuperadmin, type TestAccount } from '@campus/tests/world/world';
import type { inferRouterInputs } from '@trpc/server';
import type { Examples } from './example-types.ts';

const page = 'worldInformation';
const changes = [{ setting: 'World.welcomeMessage', value: 'Welcome!' }] as const;

/** Makes a save that can be undone. */
async function save({ accountId }: TestAccount): Promise<string> {
  const { sessionToken } = await makeSuperadmin();
  // If the setting is already on, it is switched off, so that something changes.
  for (const value of [true, false]) {
    const asked = saveSettings.paramsOf({
      accountId,
      page,
      changes: [{ setting: 'Account.disableDownloadVisibility', value }],
    });
    const { saveId } = await callPlatform(saveSettings, asked, sessionToken);
    if (saveId) return saveId;
  }
  throw new Error('Nothing was saved.');
}

/** Examples for operations on settings. */
export const settingsExamples: Examples<Pick<inferRouterInputs<AppRouter>, 'settings'>> = {
  'settings.read': ({ accountId }) => ({ accountId, page }),
  'settings.save': ({ accountId }) => ({ accountId, page, changes: [...changes] }),
  'settings.preview': ({ accountId }) => ({ accountId, page, changes: [...changes] }),
  'settings.changes': ({ accountId }) => ({ accountId, page }),
  'settings.takeBack': async (account) => ({
    accountId: account.accountId,
    page,
    saveId: await save(account),
  }),
};
