import { getSettings, handleAppVbDelegation } from '@campus/contracts/settings/functions';
import { describe, expect, it } from 'vitest';
import { callPlatform } from '../../../../../tests/support/platform.ts';
import { makeAccount, sql } from '../../../../../tests/support/world.ts';

async function makeSettingsAccount() {
  const account = await makeAccount();
  const { sessionToken } = account.people.admin;
  const { accountId } = account;
  const read = async (page: 'worldAccess' | 'inWorldControls' | 'scavengerHunt' | 'worldInformation') => {
    const answer = await callPlatform(getSettings, { accountId, page }, sessionToken);
    return new Map(answer.map(({ setting, value }) => [setting, value]));
  };
  return { ...account, sessionToken, read };
}

describe('handleAppVbDelegation', () => {
  it('WLD-039 WLD-041 writes only the dirty fields of several classes, and returns the updated objects', async () => {
    const { accountId, sessionToken } = await makeSettingsAccount();
    const answer = await callPlatform(
      handleAppVbDelegation,
      {
        accountId,
        page: 'worldInformation',
        delegates: [
          [{ className: 'World', welcomeMessage: 'Welcome!' }, ['welcomeMessage']],
          [
            { className: 'ServerConfig', supportEmail: 'help@campus.test', defaultLevel: 'x' },
            ['supportEmail'],
          ],
          [
            {
              className: 'Account',
              dashboardOptions: { clientDownloadButtonLabel: 'Get it' },
              invitesOnly: true,
            },
            ['dashboardOptions.clientDownloadButtonLabel'],
          ],
        ],
      },
      sessionToken,
    );
    expect(answer.objects).toMatchObject([
      { className: 'World', welcomeMessage: 'Welcome!' },
      { className: 'ServerConfig', supportEmail: 'help@campus.test', defaultLevel: '' },
      { className: 'Account', dashboardOptions: { clientDownloadButtonLabel: 'Get it' } },
    ]);
    await expect(
      sql.one(
        `select a."dashboardOptions"->>'clientDownloadButtonLabel' as label, a."invitesOnly", c."defaultLevel",
           c."supportEmail", w."welcomeMessage" from "Account" a join "ServerConfig" c on c.account = a."objectId"
         join "World" w on w.account = a."objectId" where a."objectId" = $1`,
        [accountId],
      ),
    ).resolves.toEqual({
      label: 'Get it',
      invitesOnly: false,
      defaultLevel: '',
      supportEmail: 'help@campus.test',
      welcomeMessage: 'Welcome!',
    });
  });
});
