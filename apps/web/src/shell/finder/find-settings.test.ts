import { settingKeys, settingOf } from '@campus/contracts/settings/all-settings';
import type { ShownSetting } from '@campus/contracts/settings/settings';
import { expect, it } from 'vitest';
import { labelOf } from '../../features/settings/setting-words.ts';
import { findSettings } from './find-settings.ts';

const now = Date.parse('2026-11-22T12:00:00.000Z');

/** Every setting with its default, except for the given ones. */
function settingsWith(own: Partial<Record<string, Partial<ShownSetting>>> = {}): ShownSetting[] {
  return settingKeys.map((setting) => {
    const { initial } = settingOf(setting);
    return { setting, value: initial, initial, changed: null, ...own[setting] };
  });
}

const changedAt = (at: string): Partial<ShownSetting> => ({
  changed: { at, by: 'cy@campus.test', from: null, to: null, note: '', saveId: 'save1' },
});

function find(text: string, shown = settingsWith(), filters = { changed: false, recent: false }) {
  const groups = findSettings(shown, { text, ...filters }, now);
  return groups.flatMap(({ settings }) => settings.map(({ setting }) => setting));
}

it('finds all settings of all pages while nothing is asked', () => {
  expect(find(' ').toSorted()).toEqual(settingKeys.toSorted());
});

it.each(settingKeys)('finds a setting by its name before all others: %s', (setting) => {
  expect(find(labelOf(setting))[0]).toBe(setting);
});

it('finds a setting when each word is in its name, help, or value, ignoring case and accents', () => {
  const helpUrl = 'ServerConfig.helpUrl';
  const shown = settingsWith({ [helpUrl]: { value: 'https://help.campus.test/Café' } });
  for (const text of ['help ADDRESS', 'menu opens', 'cafe', 'address café opens'])
    expect(find(text, shown), text).toContain(helpUrl);
  expect(find('address café closes', shown)).toEqual([]);
});

it.each(['favorites', 'favourite', 'FAVOURITES', 'bookmarks'])(
  'finds all settings of favorite rooms by “%s”, and none besides them before them',
  (text) => {
    expect(find(text).slice(0, 3).toSorted()).toEqual([
      'Account.favoriteRoomOptions.enabled',
      'Account.favoriteRoomOptions.maxAllowed',
      'Account.favoriteRoomOptions.messageOnExceeding',
    ]);
  },
);

it('finds settings by words that mean the same, after those that have the word', () => {
  expect(find('close world')).toContain('ServerConfig.disableWorld');
  expect(find('timeout')).toContain('ServerConfig.passwordExpireDays');
  expect(find('passwords')[0]).toBe('ServerConfig.passwordExpireDays');
});

it('finds a value in the words that the page shows', () => {
  const activity = { value: 1 };
  const chat = { value: 4 };
  const shown = settingsWith({
    'ServerConfig.activity': activity,
    'ServerConfig.chatBarMinPermissions': chat,
  });
  expect(find('upon login on', shown)[0]).toBe('ServerConfig.activity');
  expect(find('chat moderators and up', shown)).toEqual(['ServerConfig.chatBarMinPermissions']);
});

it('puts first the name that is asked for, then names that begin with the text, then names with its words', () => {
  expect(find('custom status')[0]).toBe('Account.enableCustomStatus');
  expect(find('instructions').slice(0, 2)).toEqual([
    'Account.scavHuntMessage.instructionsMessage',
    'Account.scavHuntMessage.instructionsHeader',
  ]);
  expect(find('homepage')[0]).toBe('ServerConfig.homePage');
});

it('finds only what differs from the default, or was changed in the last 30 days', () => {
  const shown = settingsWith({
    'Account.invitesOnly': { value: true, ...changedAt('2026-10-23T12:00:00.000Z') },
    'Account.verificationRequired': { value: true, ...changedAt('2026-10-23T11:59:59.999Z') },
    'ServerConfig.helpUrl': changedAt('2026-11-22T11:00:00.000Z'),
  });
  expect(find('', shown, { changed: true, recent: false })).toEqual([
    'Account.invitesOnly',
    'Account.verificationRequired',
  ]);
  expect(find('', shown, { changed: false, recent: true })).toEqual([
    'Account.invitesOnly',
    'ServerConfig.helpUrl',
  ]);
  expect(find('', shown, { changed: true, recent: true })).toEqual(['Account.invitesOnly']);
  expect(find('verification', shown, { changed: true, recent: false })).toEqual([
    'Account.verificationRequired',
  ]);
});
