import { AppError } from '@campus/contracts/core/app-error';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hasStoredUser } from '../lib/storage.ts';
import { anAccount, aUser, signedIn, signedOut, workingIn } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';

const twoAccounts = signedIn(aUser(), [anAccount(), anAccount({ id: 'account2' })]);

it.each(['/accounts', '/accounts/create', '/verify', '/slack'])(
  'SHE-023 leads from %s to /login without a session',
  async (address) => {
    const page = renderPage(address, signedOut);
    await waitFor(() => expect(page.address()).toBe('/login'));
  },
);

it.each(['/profile', '/admin', '/admin/members', '/anywhere'])(
  'SHE-080 leads from %s in the shell to /login when nobody is signed in',
  async (address) => {
    const page = renderPage(address, signedOut);
    await waitFor(() => expect(page.address()).toBe('/login'));
  },
);

it('SHE-078 asks for the session on every load of a page', async () => {
  const first = renderPage('/profile', workingIn());
  await screen.findByRole('heading', { name: 'Profile' });
  expect(first.sent('auth.session')).toHaveLength(1);
  first.navigate('/accounts');
  await waitFor(() => expect(first.sent('auth.session')).toHaveLength(2));
});

it('SHE-079 asks again when the tab becomes visible, and leads away when the session is gone', async () => {
  const page = renderPage('/accounts', twoAccounts);
  await screen.findByRole('heading', { name: 'Accounts' });
  page.answerNow(signedOut);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await waitFor(() => expect(page.address()).toBe('/login'));
  expect(page.sent('auth.session').length).toBeGreaterThan(1);
});

it('SHE-081 leads to /logout when a person is stored whose session timer has run out', async () => {
  const page = renderPage('/accounts', twoAccounts);
  await screen.findByRole('heading', { name: 'Accounts' });
  expect(hasStoredUser()).toBe(true);
  page.unmount();

  const later = renderPage('/accounts', signedOut);
  await waitFor(() => expect(later.address()).toBe('/login'));
  expect(later.visited()).toContain('/logout');
  expect(hasStoredUser()).toBe(false);
});

it('leads to /logout as soon as any call is answered that the session is over', async () => {
  const answers = workingIn();
  const page = renderPage('/admin/members', {
    ...answers,
    members: {
      list: () => {
        throw new AppError('signedOut', 'access.signedOut');
      },
    },
  });
  await waitFor(() => expect(page.visited()).toContain('/logout'));
  await waitFor(() => expect(page.address()).toBe('/login'));
});
