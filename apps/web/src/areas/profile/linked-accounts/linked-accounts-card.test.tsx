import { AppError } from '@campus/contracts/core/app-error';
import type { Identity } from '@campus/contracts/sso/sso';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Answers } from '../../../../testing/answering-link.ts';
import { enterText } from '../../../../testing/enter-text.ts';
import { workingIn } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { aMethod, anIdentity, microsoft, passport, university } from '../../../../testing/ways-in.ts';
import { aWorld } from '../../../../testing/worlds.ts';
import { rememberedWorld } from '../../../lib/sign-in-context.ts';

const methods = [
  aMethod(),
  microsoft,
  university,
  { ...university, id: 'SsoAlps', label: 'Alps Federation' },
  passport,
];
const google = anIdentity();
const ofUniversity = anIdentity({
  id: 'identity2',
  kind: 'oidc',
  providerName: 'Demo University',
  email: '',
});

function linkedTo(items: Identity[], sso: NonNullable<Answers['sso']> = {}): Answers {
  return {
    ...workingIn(),
    worlds: { get: () => aWorld({ methods }) },
    sso: { identities: () => ({ items }), ...sso },
  };
}

const linkButtons = () =>
  screen.queryAllByRole('button', { name: /^Link / }).map((button) => button.textContent);

async function unlink(page: ReturnType<typeof renderPage>, name: string) {
  await page.user.click(await screen.findByRole('button', { name: `Unlink ${name}` }));
  const dialog = await screen.findByRole('alertdialog', { name: `Unlink your ${name} account?` });
  await page.user.click(within(dialog).getByRole('button', { name: 'Unlink' }));
}

it('PRO-007 has one entry for each linked account, and buttons for those of the world that are not linked', async () => {
  renderPage('/profile', linkedTo([google, ofUniversity]));
  const list = within(await screen.findByRole('list', { name: 'Linked accounts' }));
  const entries = list.getAllByRole('listitem').map((entry) => entry.textContent);
  expect(entries).toHaveLength(2);
  expect(entries[0]).toContain('Google');
  expect(entries[0]).toContain('ana@gmail.example');
  expect(entries[1]).toContain('Demo University');
  await screen.findByRole('heading', { name: 'Link another account' });
  expect(linkButtons()).toEqual(['MLink Microsoft', 'Link Alps Federation', 'Link Passport']);
});

it('PRO-007 says that there is nothing to unlink', async () => {
  renderPage('/profile', linkedTo([]));
  await screen.findByText('You have no third-party accounts to unlink.');
});

it('PRO-031 unlinks after asking, says so by the name of the method, and offers to link it again', async () => {
  const page = renderPage('/profile', linkedTo([google], { unlink: () => ({}) }));
  await page.user.click(await screen.findByRole('button', { name: 'Unlink Google' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Unlink your Google account?' }));
  dialog.getByText(/You can no longer log in with ana@gmail\.example\./);
  await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(page.sent('sso.unlink')).toEqual([]);

  page.answerNow(linkedTo([], { unlink: () => ({}) }));
  await unlink(page, 'Google');
  await screen.findByText('Successfully unlinked Google account.');
  await screen.findByText('You have no third-party accounts to unlink.');
  expect(page.sent('sso.unlink')).toEqual([{ identityId: 'identity1' }]);
  expect(linkButtons()).toContain('GLink Google');
});

it('PRO-031 calls the account of any other provider an SSO account', async () => {
  const page = renderPage('/profile', linkedTo([ofUniversity], { unlink: () => ({}) }));
  await unlink(page, 'Demo University');
  await screen.findByText('Successfully unlinked SSO account.');
});

it.each([
  [
    new AppError('conflict', 'sso.lastMethod'),
    'This is your only way to log in. Set a password before you unlink it.',
  ],
  [new Error('no words'), 'Failed to unlink. Please re-log in to try again.'],
])('PRO-032 says why it could not unlink', async (failure, sentence) => {
  const failing = () => {
    throw failure;
  };
  const page = renderPage('/profile', linkedTo([google], { unlink: failing }));
  await unlink(page, 'Google');
  await screen.findByText(sentence);
  screen.getByRole('button', { name: 'Unlink Google' });
});

it("leads to a provider to link its account, and keeps the account's world for the way back", async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const page = renderPage('/profile', linkedTo([], { start: () => ({ url: 'https://provider.example/' }) }));
  await page.user.click(await screen.findByRole('button', { name: 'Link Demo University' }));
  await waitFor(() => expect(assign.mock.calls).toEqual([['https://provider.example/']]));
  expect(page.sent('sso.start')).toEqual([
    { kind: 'oidc', id: 'SsoUniversity', world: 'demo', remember: false, purpose: 'link' },
  ]);
  expect(rememberedWorld()?.name).toBe('demo');
});

it('asks a person who logged in long ago to confirm in place before linking', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  let proven = false;
  const start = () => {
    if (!proven) throw new AppError('forbidden', 'sso.proofNeeded');
    return { url: 'https://provider.example/' };
  };
  const confirm = () => {
    proven = true;
    return {};
  };
  const answers = linkedTo([], { start });
  const page = renderPage('/profile', { ...answers, secondFactor: { ...answers.secondFactor, confirm } });
  await page.user.click(await screen.findByRole('button', { name: 'Link Demo University' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  expect(assign).not.toHaveBeenCalled();
  await enterText(page.user, await dialog.findByLabelText('Current password'), 'secret');
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(assign.mock.calls).toEqual([['https://provider.example/']]));
  expect(page.sent('secondFactor.confirm')).toEqual([{ password: 'secret' }]);
});

it('offers the way to a password in place of unlinking the only way to log in', async () => {
  const answers = linkedTo([google]);
  const page = renderPage('/profile', {
    ...answers,
    auth: {
      ...answers.auth,
      credentials: () => ({ hasPassword: false, pendingEmail: null }),
      forgotPassword: () => ({ minutes: 60 }),
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Unlink Google' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Unlink your Google account?' }));
  dialog.getByText('This is your only way to log in. Set a password before you unlink it.');
  expect(dialog.queryByRole('button', { name: 'Unlink' })).toBeNull();
  await page.user.click(dialog.getByRole('button', { name: 'Set a password' }));
  await screen.findByText('We sent a link to ana@example.org. Open it to choose your password.');
  expect(page.sent('auth.forgotPassword')).toEqual([{ email: 'ana@example.org' }]);
  expect(page.sent('sso.unlink')).toEqual([]);
});
