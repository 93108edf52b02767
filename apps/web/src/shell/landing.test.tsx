import { AppError } from '@campus/contracts/core/app-error';
import { landingKey } from '@campus/domain/access/landing-page';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anEnteredAccount, aUser, signedIn, signedOut, workingIn } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';

it('ACCT-024 SHL-003 SHE-001 sends a signed-in person with an account on to /admin', async () => {
  const page = renderPage('/', workingIn());
  await waitFor(() => expect(page.address()).toBe('/profile'));
  expect(page.visited()).toContain('/admin');
});

it('SHL-003 SHE-001 sends a person whose address is still to be verified to /verify', async () => {
  const account = anEnteredAccount({ verificationRequired: true, landing: 'verify' });
  const page = renderPage('/', workingIn(account, aUser({ emailVerified: false })));
  await waitFor(() => expect(page.address()).toBe('/verify'));
});

it('SHE-087 sends a person whose password has expired straight to /change-password', async () => {
  const page = renderPage('/', workingIn(anEnteredAccount({ landing: 'changePassword' })));
  await waitFor(() => expect(page.visited()).toEqual(['/', '/change-password']));
});

it('SHL-003 SHE-002 sends a visitor without a session to /login', async () => {
  const page = renderPage('/', signedOut);
  await waitFor(() => expect(page.address()).toBe('/login'));
});

it('SHL-003 SHE-002 sends a signed-in person without a loaded account to /login', async () => {
  const page = renderPage('/', signedIn());
  await waitFor(() => expect(page.address()).toBe('/login'));
});

it('SHE-002 sends a signed-in person whose account cannot be loaded to /login', async () => {
  const answers = workingIn();
  const page = renderPage('/', {
    ...answers,
    accounts: {
      ...answers.accounts,
      get: () => {
        throw new AppError('forbidden', 'access.forbidden');
      },
    },
  });
  await waitFor(() => expect(page.address()).toBe('/login'));
});

it('SHE-024 leads from /admin to the landing page saved for this account and person', async () => {
  const answers = workingIn();
  localStorage.setItem(landingKey('account1', 'user1'), '/admin/audit');
  localStorage.setItem(landingKey('account1', 'user2'), '/admin/members');
  const page = renderPage('/admin', answers);
  await waitFor(() => expect(page.address()).toBe('/admin/audit'));
});

it.each([
  ['none is saved', null, ['members', 'import', 'audit']],
  ['the role may not open the saved one', '/admin/members', ['audit']],
  ['the saved one does not exist', '/admin/elsewhere', ['members']],
] as const)('SHE-025 leads from /admin to /profile when %s', async (_, saved, pages) => {
  const answers = workingIn(anEnteredAccount({ pages: [...pages] }));
  if (saved) localStorage.setItem(landingKey('account1', 'user1'), saved);
  const page = renderPage('/admin', answers);
  await waitFor(() => expect(page.address()).toBe('/profile'));
});
