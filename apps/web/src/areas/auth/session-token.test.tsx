import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { anAccount, aUser, signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { hasStoredUser } from '../../lib/storage.ts';

const address = '/login?sessionToken=r:0123456789abcdef';
const sessionToken = 'r:0123456789abcdef';
const twoAccounts = [anAccount(), anAccount({ id: 'account2', organizationName: 'Northwind' })];
const { email, displayName } = aUser();
const owned = { tokenOwner: () => ({ user: { email, displayName } }), become: () => ({ user: aUser() }) };
const continueAs = () => screen.findByRole('button', { name: 'Continue as Ana Okafor' });

/** Starts a browser in which nobody is signed in until the token is used. */
function becoming(auth: object = {}) {
  const answers = signedIn(aUser(), twoAccounts);
  let entered = false;
  return {
    ...answers,
    auth: {
      ...answers.auth,
      ...owned,
      session: () => ({ user: entered ? aUser() : null }),
      become: () => {
        entered = true;
        return { user: aUser() };
      },
      ...auth,
    },
  };
}

it('AUTH-004 becomes the user of the session token in the address and leads to the accounts', async () => {
  const page = renderPage(address, becoming());
  await page.user.click(await continueAs());
  await screen.findByRole('heading', { name: 'Accounts' });
  expect(page.sent('auth.become')).toEqual([{ sessionToken }]);
  expect(page.address()).toBe('/accounts');
  expect(page.history()).toEqual(['/accounts']);
});

it('AUTH-004 takes the token out of the address and the history before it uses it', async () => {
  const page = renderPage(
    address,
    becoming({
      tokenOwner: () => {
        expect(page.history()).toEqual(['/login']);
        return new Promise(() => {});
      },
    }),
  );
  await screen.findByRole('status', { name: 'Signing in' });
  await waitFor(() => expect(page.sent('auth.tokenOwner')).toHaveLength(1));
  expect(page.history()).toEqual(['/login']);
});

it('changes nothing before the visitor continues, and says who would be signed in', async () => {
  const page = renderPage(address, becoming());
  await screen.findByRole('heading', { name: 'Continue as Ana Okafor?' });
  screen.getByText(/A link wants to sign you in as ana@example\.org\./);
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(page.sent('auth.become')).toEqual([]);
});

it('tells a visitor who is signed in as another person, who may stay signed in', async () => {
  const other = aUser({ id: 'user2', email: 'ben@example.org' });
  const answers = signedIn(other, twoAccounts);
  const page = renderPage(address, { ...answers, auth: { ...answers.auth, ...owned } });
  await screen.findByText(/You are signed in as ben@example\.org\./);
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('heading', { name: 'Accounts' });
  expect(page.sent('auth.become')).toEqual([]);
});

it.each(['tokenOwner', 'become'] as const)(
  'AUTH-004 leaves a visitor whose token is no longer valid on /login, with a toast and no session: %s',
  async (call) => {
    const refuse = () => {
      throw new AppError('invalid', 'auth.token.invalid');
    };
    const auth = { ...signedOut.auth, ...owned, [call]: refuse };
    const page = renderPage(address, { ...signedOut, auth });
    if (call === 'become') await page.user.click(await continueAs());
    const toast = await screen.findByText(text('auth.token.invalid'));
    expect(toast.closest('[data-toast="error"]')).not.toBeNull();
    await screen.findByRole('heading', { name: 'Sign In' });
    expect(page.address()).toBe('/login');
    expect(hasStoredUser()).toBe(false);
  },
);

it('uses the token once, even if effects run twice under StrictMode', async () => {
  const page = renderPage(address, becoming(), { wrapper: StrictMode });
  await page.user.click(await continueAs());
  await screen.findByRole('heading', { name: 'Accounts' });
  expect(page.sent('auth.tokenOwner')).toHaveLength(1);
  expect(page.sent('auth.become')).toHaveLength(1);
});
