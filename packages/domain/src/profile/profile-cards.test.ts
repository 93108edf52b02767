import { expect, it } from 'vitest';
import { type ProfileSettings, visibleProfileCards } from './profile-cards.ts';

const everything: ProfileSettings = {
  disallowPasswordLogin: false,
  disableDownloadVisibility: false,
  isWebOnly: false,
  showUserProfile: true,
  showMemberProfile: true,
  isWebdemoAllowed: true,
};

function cards(
  own: Partial<Parameters<typeof visibleProfileCards>[0]> = {},
  settings: Partial<ProfileSettings> = {},
) {
  const account = { ...everything, ...settings };
  return visibleProfileCards({ account, suspended: false, pages: 2, environment: 'development', ...own });
}

it('shows all cards in their order where nothing is hidden', () => {
  expect(cards()).toEqual([
    'publicProfile',
    'memberProfile',
    'webDemo',
    'credentials',
    'preferences',
    'streaming',
    'download',
    'secondFactor',
    'unlink',
    'sessions',
    'deleteAvatar',
    'deleteAccount',
  ]);
});

it.each([
  ['publicProfile', {}, { showUserProfile: false }],
  ['memberProfile', {}, { showMemberProfile: false }],
  ['webDemo', {}, { isWebdemoAllowed: false }],
  ['webDemo', { suspended: true }, {}],
  ['credentials', {}, { disallowPasswordLogin: true }],
  ['preferences', { pages: 0 }, {}],
  ['streaming', { suspended: true }, {}],
  ['download', {}, { disableDownloadVisibility: true }],
  ['download', {}, { isWebOnly: true }],
  ['deleteAvatar', { environment: 'productionEU' }, {}],
] as const)('hides %s for %j with %j, and no other card', (card, own, settings) => {
  const shown = cards(own, settings);
  expect(shown).not.toContain(card);
  expect(shown).toContain('deleteAccount');
});

it('shows a person without an account only the personal cards', () => {
  expect(
    visibleProfileCards({ account: undefined, suspended: false, pages: 0, environment: 'staging' }),
  ).toEqual(['publicProfile', 'credentials', 'secondFactor', 'unlink', 'sessions', 'deleteAccount']);
});
