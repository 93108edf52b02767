import { AppError } from '@campus/contracts/core/app-error';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterText } from '../../testing/enter-text.ts';
import { anAccount, aUser, signedIn, signedOut, workingIn } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { hasStoredUser } from '../lib/storage.ts';

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

it('SHE-079 asks again when the tab becomes visible, and keeps what was typed when the session is gone', async () => {
  const page = renderPage('/profile', workingIn());
  await page.user.click(await screen.findByRole('button', { name: 'Edit public profile' }));
  await enterText(page.user, await screen.findByLabelText('About Me'), 'I paint.');
  page.answerNow(signedOut);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await screen.findByText('Your session has ended. What you entered on the page is still there.');
  expect(screen.queryByRole('textbox', { name: 'About Me' })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@example.org');

  await enterText(page.user, screen.getByLabelText('Password'), 'Secret-1');
  const answers = workingIn();
  page.answerNow({ ...answers, auth: { ...answers.auth, signIn: () => ({ user: aUser(), waiting: null }) } });
  await page.user.click(screen.getByRole('button', { name: 'Sign In' }));
  const about = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'About Me' });
  expect(about.value).toContain('I paint.');
  expect(page.address()).toBe('/profile');
});

it('continues when the person has signed in in another tab', async () => {
  const page = renderPage('/accounts', twoAccounts);
  await screen.findByRole('heading', { name: 'Accounts' });
  page.answerNow(signedOut);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  const elsewhere = await screen.findByRole('link', { name: 'Sign in another way (opens a new tab)' });
  expect(elsewhere.getAttribute('target')).toBe('_blank');
  page.answerNow(twoAccounts);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await screen.findByRole('heading', { name: 'Accounts' });
  expect(screen.queryByText('Sign in again')).toBeNull();
});

it('comes back to the address that was asked for, in its account', async () => {
  const page = renderPage('/admin/members?search=ben&account=account1', signedOut);
  await waitFor(() => expect(page.address()).toBe('/login'));
  await enterText(page.user, await screen.findByLabelText('Email'), 'ana@example.org');
  await enterText(page.user, screen.getByLabelText('Password'), 'Secret-1');
  const answers = workingIn();
  page.answerNow({ ...answers, auth: { ...answers.auth, signIn: () => ({ user: aUser(), waiting: null }) } });
  await page.user.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: 'Members' });
  expect(page.address()).toBe('/admin/members?search=ben');
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

it('asks to sign in again as soon as any call is answered that the session is over', async () => {
  const answers = workingIn();
  const page = renderPage('/profile', answers);
  await screen.findByRole('heading', { name: 'Profile' });
  const list = () => {
    throw new AppError('signedOut', 'access.signedOut');
  };
  page.answerNow({ ...answers, auth: signedOut.auth, members: { list } });
  await page.user.click(screen.getByRole('link', { name: 'Members' }));
  await screen.findByRole('heading', { name: 'Sign in again' });
  await page.user.click(screen.getByRole('link', { name: 'Leave the page and sign out' }));
  await waitFor(() => expect(page.visited()).toContain('/logout'));
});
