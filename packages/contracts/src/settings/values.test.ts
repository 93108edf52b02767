import { mergeChanges, type SettingValue } from '@campus/domain/settings/setting-change';
import { describe, expect, it } from 'vitest';
import { ownSentences } from '../core/sentences.ts';
import { type SettingKey, settingKeys, settingOf } from './all-settings.ts';
import { sentValue } from './sent-value.ts';

/** The stored value after a save over another value; the reason if it is refused; undefined if nothing changes. */
function saved(setting: SettingKey, value: unknown, stored: SettingValue): SettingValue | undefined | Error {
  const parsed = settingOf(setting).value.safeParse(value, { error: ownSentences });
  if (!parsed.success) return new Error(parsed.error.issues[0]?.message);
  const changes = [{ setting, value: parsed.data, base: stored }];
  return mergeChanges(new Map([[setting, stored]]), changes).written.get(setting);
}

const blank = new Error('Please enter a text that is not blank.');
const noAddress = new Error('Please enter an address that starts with http:// or https://.');
const oneOf = (allowed: string) => new Error(`Must be one of: ${allowed}.`);

describe('a setting stores', () => {
  it.each<[string, SettingKey, SettingValue, unknown, SettingValue | undefined | Error]>([
    ['WLD-027 no unchanged welcome message', 'World.welcomeMessage', 'Hi', 'Hi', undefined],
    ['WLD-027 no blank welcome message', 'World.welcomeMessage', 'Hi', ' \n', blank],
    ['WLD-027 an empty welcome message', 'World.welcomeMessage', 'Hi', '', ''],
    ['WLD-028 no empty hint', 'Account.invitesOnlyHint', 'Ask', '  ', blank],
    ['WLD-028 no hint, where it is removed', 'Account.invitesOnlyHint', 'Ask', null, ''],
    ['WLD-028 no unchanged hint', 'Account.invitesOnlyHint', 'Ask', ' Ask ', undefined],
    ['WLD-028 a trimmed hint', 'Account.invitesOnlyHint', 'Ask', ' Ask Ada ', 'Ask Ada'],
    ['WLD-029 no empty label', 'Account.dashboardOptions.clientDownloadButtonLabel', 'Get', ' ', blank],
    [
      'WLD-029 no label, where it is removed',
      'Account.dashboardOptions.clientDownloadButtonLabel',
      'Get',
      null,
      '',
    ],
    [
      'WLD-029 no unchanged label',
      'Account.dashboardOptions.clientDownloadButtonLabel',
      'Get',
      'Get',
      undefined,
    ],
    ['WLD-029 a new label', 'Account.dashboardOptions.clientDownloadButtonLabel', 'Get', 'Load', 'Load'],
    ['WLD-030 a number of days', 'ServerConfig.passwordExpireDays', null, 90, 90],
    ['WLD-030 no unchanged number of days', 'ServerConfig.passwordExpireDays', 90, 90, undefined],
    ['WLD-030 no negative days', 'ServerConfig.passwordExpireDays', 90, -1, new Error('Must be at least 0.')],
    [
      'WLD-030 no days that are no number',
      'ServerConfig.passwordExpireDays',
      90,
      'x',
      new Error('Must be a number.'),
    ],
    ['WLD-031 none for 0 days', 'ServerConfig.passwordExpireDays', 90, 0, null],
    ['WLD-031 none for an empty number of days', 'ServerConfig.passwordExpireDays', 90, null, null],
    [
      'WLD-032 an address of a home page',
      'ServerConfig.homePage',
      null,
      ' https://a.test ',
      'https://a.test',
    ],
    ['WLD-032 no other home page', 'ServerConfig.homePage', null, 'javascript:alert(1)', noAddress],
    [
      'WLD-032 no unchanged home page',
      'ServerConfig.homePage',
      'https://a.test',
      'https://a.test',
      undefined,
    ],
    ['WLD-033 none for an empty home page', 'ServerConfig.homePage', 'https://a.test', ' ', null],
    ['WLD-007 a team of the list', 'Account.defaultTeamId', 8, 26, 26],
    ['WLD-007 no negative team', 'Account.defaultTeamId', 8, -1, new Error('Must be at least 0.')],
    ['WLD-019 a largest upload', 'ServerConfig.maxUploadMB', 30, 0.5, 0.5],
    [
      'WLD-019 no largest upload of 0',
      'ServerConfig.maxUploadMB',
      30,
      0,
      new Error('Must be a number above 0.'),
    ],
    ['WLD-049 a spawn location', 'ServerConfig.defaultLocation', '', 'alt_spawn', 'alt_spawn'],
    [
      'WLD-049 no other spawn location',
      'ServerConfig.defaultLocation',
      '',
      'roof',
      oneOf('"", alt_spawn, closet_spawn'),
    ],
    [
      'WLD-036 no homepage for members',
      'ServerConfig.webBoardHomepageMinPermissions',
      1,
      0,
      oneOf('16, 8, 4, 1'),
    ],
    [
      'WLD-037 no reset for owners alone',
      'ServerConfig.webBoardResetHomeMinPermissions',
      1,
      16,
      oneOf('8, 4, 1, 0'),
    ],
    ['WLD-038 limited access', 'ServerConfig.webBoardAccess', 0, 4.5, 4.5],
    [
      'CTL-020 at least 1 favorite room',
      'Account.favoriteRoomOptions.maxAllowed',
      10,
      0,
      new Error('Must be at least 1.'),
    ],
    [
      'CTL-020 whole favorite rooms',
      'Account.favoriteRoomOptions.maxAllowed',
      10,
      2.5,
      new Error('Must be a whole number.'),
    ],
    ['CTL-021 no empty message', 'Account.favoriteRoomOptions.messageOnExceeding', 'Full', '', blank],
    [
      'CTL-021 no unchanged message',
      'Account.favoriteRoomOptions.messageOnExceeding',
      'Full',
      'Full',
      undefined,
    ],
    [
      'CTL-022 at least 1 recent room',
      'Account.recentRoomOptions.maxAllowed',
      10,
      0,
      new Error('Must be at least 1.'),
    ],
    [
      'CTL-022 whole recent rooms',
      'Account.recentRoomOptions.maxAllowed',
      10,
      2.5,
      new Error('Must be a whole number.'),
    ],
    [
      'CTL-023 a folder name of 100 characters',
      'ServerConfig.customDocumentOptions.gearMenuFolderName',
      '',
      'n'.repeat(100),
      'n'.repeat(100),
    ],
    [
      'CTL-025 a login header of 20 characters',
      'ServerConfig.customDocumentOptions.loginHeader',
      '',
      'n'.repeat(20),
      'n'.repeat(20),
    ],
    [
      'CTL-032 no negative idle time',
      'ServerConfig.inactivitySecondsToConsiderIdle',
      null,
      -60,
      new Error('Must be at least 0.'),
    ],
    ['CTL-034 none for an idle time of 0', 'ServerConfig.inactivitySecondsToConsiderIdle', 600, 0, null],
    [
      'CTL-032 no idle time above a week',
      'ServerConfig.inactivitySecondsToConsiderIdle',
      null,
      604_801,
      new Error('Must be at most 10080 minutes.'),
    ],
    ['CTL-035 a help address', 'ServerConfig.helpUrl', '', 'https://help.test', 'https://help.test'],
    ['CTL-035 no other help address', 'ServerConfig.helpUrl', '', 'help', noAddress],
    ['SCV-005 the hunt at login', 'ServerConfig.activity', 0, 1, 1],
    ['SCV-005 no other activity', 'ServerConfig.activity', 0, 2, new Error('Must be at most 1.')],
  ])('%s', (...[, setting, stored, value, expected]) => {
    expect(saved(setting, value, stored)).toEqual(expected);
  });
});

it.each<[string, SettingKey, number]>([
  ['CTL-023', 'ServerConfig.customDocumentOptions.gearMenuFolderName', 100],
  ['CTL-025', 'ServerConfig.customDocumentOptions.loginHeader', 20],
])('%s refuses a longer %s', (_, setting, most) => {
  expect(saved(setting, 'n'.repeat(most + 1), '')).toBeInstanceOf(Error);
});

it.each<[string, SettingKey, SettingValue]>([
  ['WLD-007 the team is 8', 'Account.defaultTeamId', 8],
  ['WLD-019 the largest upload is 30 MB', 'ServerConfig.maxUploadMB', 30],
  ['CTL-020 people have 10 favorite rooms', 'Account.favoriteRoomOptions.maxAllowed', 10],
  ['CTL-022 people have 10 recent rooms', 'Account.recentRoomOptions.maxAllowed', 10],
  ['CTL-010 custom statuses are on', 'Account.enableCustomStatus', true],
  ['WLD-035 everybody sees the chat bar', 'ServerConfig.chatBarMinPermissions', 0],
])('without a stored value, %s', (_, setting, initial) => {
  expect(settingOf(setting).initial).toBe(initial);
});

it('the default of each setting can be saved again: an empty text that is not allowed as null', () => {
  for (const key of settingKeys) {
    const { value, initial } = settingOf(key);
    const sent = sentValue(key, initial);
    expect(value.parse(sent), key).toEqual(initial);
    expect(sent === initial, key).toBe(value.safeParse(initial).success);
  }
  expect(sentValue('Account.invitesOnlyHint', '')).toBeNull();
  expect(sentValue('Account.favoriteRoomOptions.messageOnExceeding', '')).toBeUndefined();
});

it('INT-021 the label of a streaming button is trimmed, and not empty', () => {
  const { value } = settingOf('Account.streaming.launchButtonLabel');
  expect(value.parse('  Enter the campus ')).toBe('Enter the campus');
  for (const blank of ['', '   ']) expect(value.safeParse(blank).success).toBe(false);
});
