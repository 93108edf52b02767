import { expect, it } from 'vitest';
import { isShown } from './dependents.ts';

const stored = (setting: string, value: boolean) => new Map([[setting, { value }]]);

it('WLD-025 the allow-registration toggle is shown only when invites only is on', () => {
  const toggle = 'Account.enableRestrictedRegistration';
  expect(isShown(toggle, stored('Account.invitesOnly', true))).toBe(true);
  expect(isShown(toggle, stored('Account.invitesOnly', false))).toBe(false);
});

it("SCV-008 the 'upon login' toggle shows only when the scavenger hunt is enabled", () => {
  expect(isShown('ServerConfig.activity', stored('Account.showScavHuntButtons', true))).toBe(true);
  expect(isShown('ServerConfig.activity', stored('Account.showScavHuntButtons', false))).toBe(false);
});

it('any other setting is always shown', () => {
  expect(isShown('World.welcomeMessage', new Map())).toBe(true);
});
