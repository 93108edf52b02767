import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/messages';
import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { hasStoredUser } from '../../lib/storage.ts';
import { anAccount, aUser, signedIn, signedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';

const address = '/login?sessionToken=r:0123456789abcdef';
const twoAccounts = [anAccount(), anAccount({ id: 'account2', organizationName: 'Northwind' })];

it('AUTH-004 becomes the user of the session token in the address and leads to the accounts', async () => {
  const answers = signedIn(aUser(), twoAccounts);
  const page = renderPage(address, {
    ...answers,
    auth: { ...answers.auth, become: () => ({ user: aUser() }) },
  });
  await screen.findByRole('heading', { name: 'Accounts' });
  expect(page.sent('auth.become')).toEqual([{ sessionToken: 'r:0123456789abcdef' }]);
  expect(page.address()).toBe('/accounts');
  expect(page.history()).toEqual(['/accounts']);
});

it('AUTH-004 takes the token out of the address and the history before it uses it', async () => {
  const page = renderPage(address, {
    ...signedOut,
    auth: {
      ...signedOut.auth,
      become: () => {
        expect(page.history()).toEqual(['/login']);
        return new Promise(() => {});
      },
    },
  });
  await screen.findByRole('status', { name: 'Signing in' });
  await waitFor(() => expect(page.sent('auth.become')).toHaveLength(1));
  expect(page.history()).toEqual(['/login']);
});

it('AUTH-004 leaves a visitor whose token is no longer valid on /login, with a toast and no session', async () => {
  const page = renderPage(address, {
    ...signedOut,
    auth: {
      ...signedOut.auth,
      become: () => {
        throw new AppError('invalid', 'auth.token.invalid');
      },
    },
  });
  const toast = await screen.findByText(text('auth.token.invalid'));
  expect(toast.closest('[data-toast="error"]')).not.toBeNull();
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(page.address()).toBe('/login');
  expect(hasStoredUser()).toBe(false);
});

it('uses the token once, though effects run twice under StrictMode', async () => {
  const answers = signedIn(aUser(), twoAccounts);
  const page = renderPage(
    address,
    { ...answers, auth: { ...answers.auth, become: () => ({ user: aUser() }) } },
    { wrapper: StrictMode },
  );
  await screen.findByRole('heading', { name: 'Accounts' });
  expect(page.sent('auth.become')).toHaveLength(1);
});
