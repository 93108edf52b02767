import type { SettingKey } from '@campus/contracts/settings/all-settings';
import type { SettingsPage } from '@campus/contracts/settings/setting';
import { makeSettingsAccount } from '@campus/tests/areas/settings';
import { credentialsOf } from '@campus/tests/browser/browser-people';
import { startSession } from '@campus/tests/browser/console-page';
import { firstByDay } from '@campus/tests/browser/nightly';
import { runWithSdk } from '@campus/tests/calls/parse-sdk';
import { expect, test } from '@playwright/test';

const world = '/admin/world';
/** A field of each settings page, and the input for it. */
const fields: readonly [
  rows: string,
  SettingsPage,
  path: string,
  SettingKey,
  label: string,
  typed: string,
][] = [
  [
    'WLD-001 SHE-040',
    'worldInformation',
    `${world}/information`,
    'World.welcomeMessage',
    'Welcome message',
    'Hello!',
  ],
  [
    'WLD-002 SHE-037',
    'worldAccess',
    `${world}/access`,
    'Account.invitesOnlyHint',
    'Invites only hint',
    'Ask Ada.',
  ],
  [
    'CTL-001 SHE-039',
    'inWorldControls',
    `${world}/controls`,
    'ServerConfig.helpMenuText',
    'Help menu text',
    'Help me',
  ],
  [
    'WLD-003 SHE-038',
    'worldCommunication',
    `${world}/communication`,
    'ServerConfig.maxUploadMB',
    'Largest upload',
    '75',
  ],
  [
    'SCV-001 SHE-041',
    'scavengerHunt',
    `${world}/scavengerhunt`,
    'Account.scavHuntMessage.instructionsHeader',
    'Instructions header',
    'Find it',
  ],
  [
    'PSP-008',
    'privateSpaceAdministration',
    '/admin/privatespaces/administration',
    'Account.spacesPortalCustomTabOptions.name',
    'Name of the tab',
    'Rules',
  ],
];

for (const [index, [rows, name, path, setting, label, typed]] of fields.entries())
  test(
    `${rows} ${path} saves a setting, which the page and the platform read back`,
    firstByDay(index),
    async ({ page }) => {
      const account = await makeSettingsAccount();
      await startSession(page, credentialsOf(account.people.admin));
      await page.goto(path);
      const field = page.getByRole('textbox', { name: label, exact: true });
      await field.fill(typed);
      await page
        .getByRole('region', { name: 'Unsaved changes' })
        .getByRole('button', { name: 'Save', exact: true })
        .click();
      await expect(page.getByText('Successfully applied 1 change.')).toBeVisible();
      await page.reload();
      await expect(field).toHaveValue(typed);
      const { accountId, people } = account;
      const stored = await runWithSdk('getSettings', { accountId, page: name }, people.admin);
      const value = setting === 'ServerConfig.maxUploadMB' ? Number(typed) : typed;
      expect(stored).toContainEqual(expect.objectContaining({ setting, value }));
    },
  );
