import type { SettingKey } from '@campus/contracts/settings/all-settings';
import type { SettingsPage } from '@campus/contracts/settings/setting';
import type { SettingValue } from '@campus/domain/settings/setting-change';
import { makeSettingsAccount } from '@campus/tests/areas/settings';
import { expect, it } from 'vitest';

type Values = { readonly [K in SettingKey]?: SettingValue };
type Columns = { Account?: object; ServerConfig?: object; World?: object };

const cases: readonly [string, SettingsPage, Values, Columns][] = [
  [
    'WLD-021 the welcome message',
    'worldInformation',
    { 'World.welcomeMessage': 'Hi' },
    { World: { welcomeMessage: 'Hi' } },
  ],
  [
    'WLD-007 the default team',
    'worldInformation',
    { 'Account.defaultTeamId': 3 },
    { Account: { defaultTeamId: 3 } },
  ],
  [
    'WLD-012 the hidden number of users',
    'worldInformation',
    { 'Account.hideWorldUsersCount': true },
    { Account: { hideWorldUsersCount: true } },
  ],
  [
    'WLD-020 the spawn location',
    'worldInformation',
    { 'ServerConfig.defaultLevel': 'hall', 'ServerConfig.defaultLocation': 'closet_spawn' },
    { ServerConfig: { defaultLevel: 'hall', defaultLocation: 'closet_spawn' } },
  ],
  [
    'WLD-015 the message of a disabled world',
    'worldAccess',
    { 'ServerConfig.disabledMessage': 'Soon' },
    { ServerConfig: { disabledMessage: 'Soon' } },
  ],
  [
    'WLD-006 the hint',
    'worldAccess',
    { 'Account.invitesOnlyHint': 'Ask' },
    { Account: { invitesOnlyHint: 'Ask' } },
  ],
  [
    'WLD-016 the hidden choice to be remembered',
    'worldAccess',
    { 'ServerConfig.disableRememberMe': true },
    { ServerConfig: { disableRememberMe: true } },
  ],
  [
    'WLD-014 the days of a password',
    'worldAccess',
    { 'ServerConfig.passwordExpireDays': 90 },
    { ServerConfig: { passwordExpireDays: 90 } },
  ],
  [
    'WLD-013 individual homepages',
    'worldCommunication',
    { 'Account.allowIndividualWebboardHomepage': true },
    { Account: { allowIndividualWebboardHomepage: true } },
  ],
  [
    'WLD-018 hidden upload buttons',
    'worldCommunication',
    { 'ServerConfig.disableS3UploadButtons': true },
    { ServerConfig: { disableS3UploadButtons: true } },
  ],
  [
    'WLD-019 the largest upload',
    'worldCommunication',
    { 'ServerConfig.maxUploadMB': 50 },
    { ServerConfig: { maxUploadMB: 50 } },
  ],
  [
    'WLD-014 the chat bar, web boards, and home page',
    'worldCommunication',
    {
      'ServerConfig.chatBarMinPermissions': 4,
      'ServerConfig.webBoardAccess': 4.5,
      'ServerConfig.webBoardHomepageMinPermissions': 8,
      'ServerConfig.webBoardResetHomeMinPermissions': 4,
      'ServerConfig.homePage': 'https://a.test',
    },
    {
      ServerConfig: {
        chatBarMinPermissions: 4,
        webBoardAccess: 4.5,
        webBoardHomepageMinPermissions: 8,
        webBoardResetHomeMinPermissions: 4,
        homePage: 'https://a.test',
      },
    },
  ],
  [
    'CTL-007 CTL-042 favorite rooms',
    'inWorldControls',
    {
      'Account.favoriteRoomOptions.enabled': true,
      'Account.favoriteRoomOptions.maxAllowed': 5,
      'Account.favoriteRoomOptions.messageOnExceeding': 'Full',
    },
    { Account: { favoriteRoomOptions: { enabled: true, maxAllowed: 5, messageOnExceeding: 'Full' } } },
  ],
  [
    'CTL-008 CTL-042 recent rooms',
    'inWorldControls',
    { 'Account.recentRoomOptions.enabled': true, 'Account.recentRoomOptions.maxAllowed': 5 },
    { Account: { recentRoomOptions: { enabled: true, maxAllowed: 5 } } },
  ],
  [
    'CTL-010 CTL-042 whether statuses are on',
    'inWorldControls',
    { 'Account.enableCustomStatus': false },
    { Account: { enableCustomStatus: false } },
  ],
  [
    'CTL-009 CTL-043 the custom folder',
    'inWorldControls',
    {
      'ServerConfig.customDocumentOptions.gearMenuFolderName': 'Files',
      'ServerConfig.customDocumentOptions.loginHeader': 'Links',
    },
    { ServerConfig: { customDocumentOptions: { gearMenuFolderName: 'Files', loginHeader: 'Links' } } },
  ],
  [
    'CTL-011 CTL-043 the controls of the world',
    'inWorldControls',
    {
      'ServerConfig.disableDoorSpawns': true,
      'ServerConfig.worldMapEnabled': true,
      'ServerConfig.showNewUserTitle': true,
      'ServerConfig.raiseHandEverywhere': true,
      'ServerConfig.helpUrl': 'https://help.test',
      'ServerConfig.helpMenuText': 'Help',
    },
    {
      ServerConfig: {
        disableDoorSpawns: true,
        worldMapEnabled: true,
        showNewUserTitle: true,
        raiseHandEverywhere: true,
        helpUrl: 'https://help.test',
        helpMenuText: 'Help',
      },
    },
  ],
  [
    'CTL-033 CTL-043 idle minutes as seconds',
    'inWorldControls',
    { 'ServerConfig.inactivitySecondsToConsiderIdle': 600 },
    { ServerConfig: { inactivitySecondsToConsiderIdle: 600 } },
  ],
  [
    'SCV-003 SCV-010 the texts of the hunt',
    'scavengerHunt',
    {
      'Account.scavHuntMessage.instructionsHeader': 'Go',
      'Account.scavHuntMessage.instructionsMessage': 'Find',
      'Account.scavHuntMessage.completionHeader': 'Done',
      'Account.scavHuntMessage.completionMessage': 'Found',
    },
    {
      Account: {
        scavHuntMessage: {
          instructionsHeader: 'Go',
          instructionsMessage: 'Find',
          completionHeader: 'Done',
          completionMessage: 'Found',
        },
      },
    },
  ],
  [
    'PSP-007 hidden passcode options',
    'privateSpaceAdministration',
    { 'Account.hidePasscodeOptions': true },
    { Account: { hidePasscodeOptions: true } },
  ],
  [
    'PSP-008 the custom tab of the spaces portal',
    'privateSpaceAdministration',
    {
      'Account.spacesPortalCustomTabOptions.enabled': true,
      'Account.spacesPortalCustomTabOptions.name': 'Rules',
      'Account.spacesPortalCustomTabOptions.content': 'Be kind.',
    },
    { Account: { spacesPortalCustomTabOptions: { enabled: true, name: 'Rules', content: 'Be kind.' } } },
  ],
];

it.each(cases)('%s: what the page saves is stored, and read back', async (_, page, values, columns) => {
  const { save, read, stored } = await makeSettingsAccount();
  const { saved } = await save(page, values);
  expect(saved.sort()).toEqual(Object.keys(values).sort());
  expect(await stored()).toMatchObject(columns);
  const shown = await read(page);
  expect(Object.fromEntries([...shown].filter(([setting]) => setting in values))).toEqual(values);
});
