import { AppError } from '@campus/contracts/core/app-error';
import type { linkAccounts } from '@campus/contracts/sso/sso';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type * as z from 'zod';
import type { Answers } from '../../../testing/answering-link.ts';
import { enterText } from '../../../testing/enter-text.ts';
import { anAccount, aUser, signedIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { rememberWorld } from '../../lib/sign-in-context.ts';

type Linked = z.output<typeof linkAccounts.output>;

const signedInAfterwards = signedIn(aUser(), [anAccount(), anAccount({ id: 'account2' })]);

/** Returns from a provider with an account that is not linked to any user yet. */
async function openForm({
  kind = 'google',
  providerName = 'Google',
  email = 'ana@example.org',
  link = () => ({ user: aUser(), providerName, waiting: null }),
}: {
  kind?: string;
  providerName?: string;
  email?: string;
  link?: () => Linked | Promise<Linked>;
} = {}) {
  const person = { user: null, providerName, email, firstName: 'Ana', lastName: 'Okafor' };
  const sso: Answers['sso'] = {
    complete: () => ({ outcome: 'link', ...person }),
    linkAccounts: link,
  };
  const page = renderPage(`/${kind}?code=c-1`, { ...signedInAfterwards, sso });
  await screen.findByRole('heading', { name: 'Link Accounts' });
  return { ...page, form: within(screen.getByRole('form', { name: 'Link Accounts' })) };
}

const passwordField = () => screen.getByLabelText('Password', { selector: 'input' });

it.each([
  ['AUTH-085', 'google', 'Google', 'Google', 'Google account has been linked! You are now logged in.'],
  [
    'AUTH-086',
    'microsoft',
    'Microsoft',
    'Microsoft',
    'Microsoft account has been linked! You are now logged in.',
  ],
  [
    'AUTH-087',
    'oidc',
    'Demo University',
    'OIDC',
    'Demo University account has been linked! You are now logged in.',
  ],
  ['AUTH-087', 'oidc', '', 'OIDC', 'SSO account has been linked! You are now logged in.'],
])('AUTH-016 %s links %s (%s) by email and password, says so, and leads to the accounts', async (...row) => {
  const [, kind, providerName, linkType, sentence] = row;
  const page = await openForm({ kind, providerName });
  await enterText(page.user, passwordField(), 'secret');
  await page.user.keyboard('{Enter}');
  await screen.findByText(sentence);
  await waitFor(() => expect(page.address()).toBe('/accounts'));
  expect(page.sent('sso.linkAccounts')).toEqual([
    { email: 'ana@example.org', password: 'secret', linkType, remember: false },
  ]);
});

it('SSO-019 SSO-020 asks for the password, and whether to remember', async () => {
  const { form, user, sent } = await openForm();
  expect(passwordField().getAttribute('type')).toBe('password');
  expect(document.activeElement).toBe(passwordField());
  const remember = form.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me!' });
  expect(remember.checked).toBe(false);
  await user.click(remember);
  await enterText(user, passwordField(), 'secret');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent('sso.linkAccounts')).toHaveLength(1));
  expect(sent('sso.linkAccounts')).toMatchObject([{ remember: true }]);
});

it('SSO-021 reads "Linking Accounts" and is disabled while it links', async () => {
  let fail = () => {};
  const link = () =>
    new Promise<Linked>((_resolve, reject) => {
      fail = () => reject(new AppError('signedOut', 'auth.incorrect'));
    });
  const { form, user, sent } = await openForm({ link });
  await enterText(user, passwordField(), 'secret');
  await user.click(form.getByRole('button', { name: 'Link Accounts' }));
  const busy = await form.findByRole('button', { name: 'Linking Accounts' });
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  await user.click(busy);
  await user.type(passwordField(), '{Enter}');
  fail();
  await form.findByRole('button', { name: 'Link Accounts' });
  expect(sent('sso.linkAccounts')).toHaveLength(1);
});

it('does not let the email be changed when the provider told it, and asks for it otherwise', async () => {
  const known = await openForm();
  const email = () => screen.getByLabelText<HTMLInputElement>('Email');
  expect([email().value, email().readOnly]).toEqual(['ana@example.org', true]);
  known.unmount();
  await openForm({ email: '' });
  expect([email().value, email().readOnly]).toEqual(['', false]);
});

it('tells a wrong password and lets the person try again', async () => {
  const link = () => {
    throw new AppError('signedOut', 'auth.incorrect');
  };
  const { user, address } = await openForm({ link });
  await user.type(passwordField(), 'wrong{Enter}');
  await screen.findByText('Email or password is incorrect. Try again.');
  expect(passwordField()).toBeTruthy();
  expect(address()).toBe('/google');
});

it('SSO-063 shows why the accounts could not be linked, and the way back', async () => {
  rememberWorld({ name: 'demo', logo: '' });
  const link = () => {
    throw new AppError('conflict', 'sso.alreadyLinked');
  };
  const { user } = await openForm({ link });
  await enterText(user, passwordField(), 'secret');
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Accounts not linked' });
  screen.getByText('This account is already linked to another user.');
  expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/world/demo');
});
