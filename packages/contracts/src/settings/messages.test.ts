import { expect, it } from 'vitest';
import { ownSentences } from '../core/sentences.ts';
import { text } from '../core/text.ts';
import { settingOf } from './all-settings.ts';
import { handleAppVbDelegation } from './functions.ts';
import { saveSettings } from './settings.ts';

const page = 'worldAccess';
const accountId = 'account1';
const changes = [{ setting: 'Account.invitesOnly', value: true }];
const why = (schema: typeof saveSettings.input | typeof handleAppVbDelegation.input, input: object) =>
  schema.safeParse(input, { error: ownSentences }).error?.issues[0]?.message;

it("WLD-045 a save without an account id gives 'Account ID could not be found.'", () => {
  expect(why(saveSettings.input, { page, changes })).toBe('Account ID could not be found.');
  expect(why(handleAppVbDelegation.input, { page, delegates: [] })).toBe('Account ID could not be found.');
});

it("WLD-046 the text for an account without a world is 'Current Account is not available'", () => {
  expect(text('settings.noWorld')).toBe('Current Account is not available');
});

it.each([
  ['an unsupported object', [[{ className: '_User' }, ['email']]]],
  ['no dirty keys', [[{ className: 'Account' }, []]]],
  ['no object', []],
])('WLD-047 a delegation with %s gives an implementation error', (_, delegates) => {
  expect(why(handleAppVbDelegation.input, { accountId, page, delegates })).toBe(
    'Implementation error. Please contact support.',
  );
});

it('a save changes each setting once, and at least one', () => {
  expect(why(saveSettings.input, { accountId, page, changes: [...changes, ...changes] })).toBe(
    'Each setting can be changed once in a save.',
  );
  expect(saveSettings.input.safeParse({ accountId, page, changes: [] }).success).toBe(false);
});

it('WLD-048 the message of a disabled world mentions the support email only when one is set', () => {
  expect(text('settings.world.disabled', { supportEmail: 'help@a.test' })).toContain('help@a.test');
  expect(text('settings.world.disabled', { supportEmail: '' })).toBe(
    'This world is closed at the moment. Please try again later.',
  );
});

it("CTL-024 the gear menu folder is named after the account, or 'Campus Documents'", () => {
  expect(text('settings.folder', { title: 'Northwind' })).toBe('Northwind Documents');
  expect(text('settings.folder', { title: '' })).toBe('Campus Documents');
});

it('CTL-044 names the toggle that was saved', () => {
  expect(text('settings.enabled', { setting: 'World Map' })).toBe('Successfully enabled World Map.');
  expect(text('settings.disabled', { setting: 'World Map' })).toBe('Successfully disabled World Map.');
});

it("CTL-045 the text for a failed save is 'Failed to {action}: {server message}'", () => {
  expect(text('settings.notApplied', { reason: 'Too late.' })).toBe('Failed to apply changes: Too late.');
});

it('CTL-048 the message at the limit of favorite rooms has a default', () => {
  expect(settingOf('Account.favoriteRoomOptions.messageOnExceeding').initial).toBe(
    'Unfortunately, you have hit the limit on the number of favorite rooms your campus allows. If you want to add this room as a favorite, please remove another favorite room first.',
  );
});

it("INT-032 the text for settings that cannot be loaded is 'Failed to get server configuration: ' and the reason", () => {
  expect(text('settings.failed', { reason: 'Too late.' })).toBe(
    'Failed to get server configuration: Too late.',
  );
});
