import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAccount, anEnteredAccount, aUser, signedIn, workingIn } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';

const unverified = aUser({ emailVerified: false });

it('holds a person whose address is still to be verified, and names the address', async () => {
  const account = anEnteredAccount({ verificationRequired: true, landing: 'verify' });
  const page = renderPage('/admin/members', workingIn(account, unverified));
  await screen.findByRole('heading', { name: 'Verify your email' });
  screen.getByText(/ana@example\.org/);
  expect(page.address()).toBe('/verify');
});

it('offers the way to the other accounts and out', async () => {
  const page = renderPage('/verify', signedIn(unverified, [anAccount(), anAccount({ id: 'account2' })]));
  await page.user.click(await screen.findByRole('link', { name: 'Back to accounts' }));
  await screen.findByRole('heading', { name: 'Accounts' });
  page.navigate('/verify');
  await screen.findByRole('heading', { name: 'Verify your email' });
  await page.user.click(await screen.findByRole('link', { name: 'Log out' }));
  await waitFor(() => expect(page.address()).toBe('/login'));
});

it('lets a verified person go on', async () => {
  const page = renderPage('/verify', workingIn());
  await screen.findByRole('heading', { name: 'Profile' });
  expect(page.address()).toBe('/profile');
});
