import { AppError } from '@campus/contracts/core/app-error';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCredential, integrationsAddress, withCredentials } from '../../../../testing/credentials.ts';
import { enterText } from '../../../../testing/enter-text.ts';
import { renderPage } from '../../../../testing/render-page.tsx';

const secret = { credentialId: 'credential1', clientId: 'campus_1f2e', clientSecret: 'campus_secret_x1' };
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const card = () => screen.findByRole('region', { name: 'API Credentials' });

it('INT-035 says that there are no credentials yet', async () => {
  renderPage(integrationsAddress, withCredentials([]));
  within(await card()).getByText('No existing client credentials.');
});

it('INT-022 shows nothing in an account without API access', async () => {
  const off = () => ({ isShown: false, isUsable: false, items: [] });
  renderPage(integrationsAddress, withCredentials([], { list: off }));
  await screen.findByRole('region', { name: 'Zoom' });
  await waitFor(() => expect(screen.queryByText('API Credentials')).toBeNull());
});

it('ACCT-042 offers only to revoke while the API is switched off for the account', async () => {
  const off = () => ({ isShown: true, isUsable: false, items: [aCredential()] });
  renderPage(integrationsAddress, withCredentials([], { list: off }));
  const shown = within(await card());
  shown.getByText('API access is switched off for this account. Scripts get no tokens.');
  const changing = shown.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(changing).toEqual(['Copy the client id', 'Revoke Nightly sync']);
});

it('says why the credentials cannot be shown, and tries again', async () => {
  const failing = () => {
    throw new AppError('unavailable', 'platform.unavailable');
  };
  const { user, answerNow } = renderPage(integrationsAddress, withCredentials([], { list: failing }));
  const again = await within(await card()).findByRole('button', { name: 'Try again' });
  answerNow(withCredentials([aCredential()]));
  await user.click(again);
  await within(await card()).findByText('Nightly sync');
});

/** Fills in the dialog and generates a credential. */
async function generate() {
  const page = renderPage(integrationsAddress, withCredentials([], { generate: () => secret }));
  await page.user.click(await screen.findByRole('button', { name: 'Generate credential' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Generate an API credential' }));
  await enterText(page.user, dialog.getByLabelText('Name'), 'Nightly sync');
  await page.user.click(dialog.getByRole('checkbox', { name: 'Read members' }));
  await page.user.click(dialog.getByRole('button', { name: 'Generate credential' }));
  const shown = await screen.findByRole('dialog', { name: 'Your client secret' });
  return { ...page, shown };
}

it('INT-016 generates a credential with its name and scopes', async () => {
  const { sent } = await generate();
  expect(sent('credentials.generate')).toEqual([
    { accountId: 'account1', name: 'Nightly sync', scopes: ['account:read', 'members:read'] },
  ]);
  await waitFor(() => expect(sent('credentials.list')).toHaveLength(2));
});

it('INT-017 INT-018 shows the secret once: only the button closes it, and then it is gone', async () => {
  const { user, shown, sent } = await generate();
  within(shown).getByText('campus_secret_x1');
  await user.keyboard('{Escape}');
  const backdrop = document.querySelector('[data-scope=dialog][data-part=positioner]');
  fireEvent.pointerDown(backdrop ?? document.body);
  fireEvent.click(backdrop ?? document.body);
  within(shown).getByText('campus_secret_x1');
  await user.click(within(shown).getByRole('button', { name: 'Copy the client secret' }));
  await expect(navigator.clipboard.readText()).resolves.toBe('campus_secret_x1');
  await user.click(within(shown).getByRole('button', { name: 'I have stored it' }));
  await waitFor(() => expect(document.body.innerHTML).not.toContain('campus_secret_x1'));
  expect(sent('credentials.generate')).toHaveLength(1);
});

it('INT-017 leaves the secret in no storage of the browser', async () => {
  await generate();
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]);
  expect(stored).not.toContain('campus_secret_x1');
});

it('INT-033 says in the dialog that no secret came, and keeps what was entered', async () => {
  const failed = () => {
    throw new AppError('unavailable', 'credentials.secretMissing');
  };
  const { user } = renderPage(integrationsAddress, withCredentials([], { generate: failed }));
  await user.click(await screen.findByRole('button', { name: 'Generate credential' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Generate an API credential' }));
  await enterText(user, dialog.getByLabelText('Name'), 'Sync');
  await user.click(dialog.getByRole('button', { name: 'Generate credential' }));
  await dialog.findByText('Failed to get client secret.');
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Sync');
});

it('asks for a name and a scope at their fields, and sends nothing', async () => {
  const { user, sent } = renderPage(integrationsAddress, withCredentials([]));
  await user.click(await screen.findByRole('button', { name: 'Generate credential' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Generate an API credential' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Read the account and its roles' }));
  await user.click(dialog.getByRole('button', { name: 'Generate credential' }));
  await dialog.findByText('A credential needs a name.');
  expect((await dialog.findByText('Choose at least one thing that scripts may do.')).role).toBe('alert');
  expect(sent('credentials.generate')).toEqual([]);
});

it('INT-016 says when the present secret was last used before it is replaced, and shows the new one', async () => {
  const used = aCredential({ lastUsed: { at: minutesAgo(3.2), address: '203.0.113.7' } });
  const { user, sent } = renderPage(
    integrationsAddress,
    withCredentials([used], { regenerate: () => secret }),
  );
  await user.click(await screen.findByRole('button', { name: 'Regenerate the secret of Nightly sync' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Generate a new secret for Nightly sync?' }),
  );
  dialog.getByText('Last used 3 minutes ago from 203.0.113.7');
  dialog.getByText(/stop working at once/);
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Read members' }).checked).toBe(true);
  await user.click(dialog.getByRole('checkbox', { name: 'Change, suspend, and remove members' }));
  await user.click(dialog.getByRole('button', { name: 'Regenerate' }));
  await screen.findByText('campus_secret_x1');
  expect(sent('credentials.regenerate')).toEqual([
    { accountId: 'account1', credentialId: 'credential1', scopes: ['members:read'], overlap: false },
  ]);
});

it('lets the present secret live on when that is chosen, and shows until when it does', async () => {
  const previousSecret = { endsAt: '2026-11-21T10:00:00.000Z', lastUsed: null };
  const { user, sent } = renderPage(
    integrationsAddress,
    withCredentials([aCredential({ previousSecret })], { regenerate: () => secret }),
  );
  await screen.findByText(/^The previous secret is valid until .*2026/);
  screen.getByText('Previous secret: Not used yet');
  await user.click(await screen.findByRole('button', { name: 'Regenerate the secret of Nightly sync' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'Let the current secret work for 24 more hours' }));
  dialog.getByText(/^The current secret and its tokens work for 24 more hours/);
  await user.click(dialog.getByRole('button', { name: 'Regenerate' }));
  await screen.findByText('campus_secret_x1');
  expect(sent('credentials.regenerate')).toMatchObject([{ overlap: true }]);
});

it.each([
  [{ paused: 'left' as const }, /^Paused: its maker left\. .*regenerate its secret/],
  [{ paused: 'suspended' as const }, /^Paused: its maker is suspended\./],
  [{ paused: 'demoted' as const }, /^Paused: its maker has a lower role than the credential, Admin\./],
  [{ maker: null }, 'Who generated the secret is not known'],
  [{ maker: { id: 'user2', email: '' } }, 'Secret generated by a user who no longer exists'],
  [{}, 'Secret generated by ana@example.org'],
])('says of a credential with %j who made it and whether it is paused', async (own, shown) => {
  const { user } = renderPage(integrationsAddress, withCredentials([aCredential(own)]));
  within(await card()).getByText(shown);
  await user.click(await screen.findByRole('button', { name: 'Regenerate the secret of Nightly sync' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText(/You become its maker/);
  const overlap = dialog.queryByRole('checkbox', { name: /24 more hours/ });
  expect(overlap === null).toBe('paused' in own);
});

it('changes the scopes and keeps the secret', async () => {
  const { user, sent } = renderPage(
    integrationsAddress,
    withCredentials([aCredential()], { changeScopes: () => ({}) }),
  );
  await user.click(await screen.findByRole('button', { name: 'Change scopes of Nightly sync' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change scopes of Nightly sync' }));
  dialog.getByText(/^The secret stays\./);
  await user.click(dialog.getByRole('checkbox', { name: 'Read settings and their history' }));
  await user.click(dialog.getByRole('button', { name: 'Change scopes' }));
  await screen.findByText('The scopes of Nightly sync were changed.');
  expect(sent('credentials.changeScopes').at(-1)).toMatchObject({
    accountId: 'account1',
    credentialId: 'credential1',
    scopes: expect.arrayContaining(['settings:read']),
  });
});

it('revokes a credential after it named the consequence', async () => {
  const { user, sent, answerNow } = renderPage(
    integrationsAddress,
    withCredentials([aCredential()], { revoke: () => ({}) }),
  );
  await user.click(await screen.findByRole('button', { name: 'Revoke Nightly sync' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke Nightly sync?' }));
  dialog.getByText(
    'Scripts with the client id campus_1f2e are refused from now on. This cannot be undone. Not used yet.',
  );
  answerNow(withCredentials([], { revoke: () => ({}) }));
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));
  await screen.findByText('Nightly sync was revoked.');
  expect(sent('credentials.revoke')).toEqual([{ accountId: 'account1', credentialId: 'credential1' }]);
  within(await card()).getByText('No existing client credentials.');
});

it('offers a second credential beside the first, no third, and nothing beyond the person’s level', async () => {
  const { answerNow, user } = renderPage(integrationsAddress, withCredentials());
  await user.click(await screen.findByRole('button', { name: 'Add a second credential' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  answerNow(withCredentials([aCredential(), aCredential({ id: 'c2', name: 'New', isWithinReach: false })]));
  await user.click(await screen.findByRole('button', { name: 'Regenerate the secret of Nightly sync' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add a second credential' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Revoke New' })).toBeNull();
});
