import { expect, it } from 'vitest';
import { offeredThresholds, shownOptions } from './offered.ts';
import type { PermissionOption } from './options.ts';

const option = (id: string, minBuildVersion?: string): PermissionOption => ({
  id,
  label: id,
  definition: '',
  defaultPermissionLevel: 0,
  minBuildVersion,
});
const conditions = { device: 'desktop', worldBuildVersion: '2.9', isChatbotAllowed: true } as const;
const ids = (options: readonly PermissionOption[], over = {}) =>
  shownOptions(options, { ...conditions, ...over }).map(({ id }) => id);

it('RPM-055 RPM-077 shows chatbot permissions only when the world allows chatbot interactions', () => {
  const options = [option('chatbotinteractions'), option('persistentchatbots'), option('kick')];
  expect(ids(options)).toEqual(['chatbotinteractions', 'persistentchatbots', 'kick']);
  expect(ids(options, { isChatbotAllowed: false })).toEqual(['kick']);
});

it('RPM-056 shows the presenter tool only where the room supports a stage', () => {
  expect(ids([option('presentertool'), option('kick')])).toEqual(['kick']);
  expect(ids([option('presentertool'), option('stage')])).toEqual(['presentertool', 'stage']);
});

it('RPM-059 shows an option from its build version on, and always without one', () => {
  const options = [option('old', '2.9'), option('new', '2.10'), option('any'), option('empty', '')];
  expect(ids(options)).toEqual(['old', 'any', 'empty']);
  expect(ids(options, { worldBuildVersion: '2.10.0' })).toEqual(['old', 'new', 'any', 'empty']);
});

it('RPM-060 leaves the webboard option out on the web', () => {
  expect(ids([option('webboard'), option('kick')], { device: 'web' })).toEqual(['kick']);
  expect(ids([option('webboard'), option('kick')])).toEqual(['webboard', 'kick']);
});

it.each(['broadcast', 'broadcastroom', 'mute', 'sttroomsettings', 'toggleinfo', 'webvolume'])(
  'RPM-057 the option %s does not offer Members and up',
  (id) => {
    expect(offeredThresholds(id)).toEqual([16, 8, 4, 1]);
  },
);

it('RPM-058 textchatmoderation offers neither Members and up nor Leaders and up', () => {
  expect(offeredThresholds('textchatmoderation')).toEqual([16, 8, 4]);
  expect(offeredThresholds('kick')).toEqual([16, 8, 4, 1, 0]);
});
