import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterText } from '../../../testing/enter-text.ts';
import { anEnteredAccount, aUser, signedOut, workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';

/** Renders the page for a person whose password in the account has expired, until it is changed. */
function expired(refusal?: AppError) {
  const answers = workingIn(anEnteredAccount({ landing: 'changePassword' }));
  const changePassword = () => {
    if (refusal) throw refusal;
    return {};
  };
  return { ...answers, auth: { ...answers.auth, changePassword } };
}

async function change({ user }: ReturnType<typeof renderPage>) {
  await enterText(user, await screen.findByLabelText('Current password'), 'Old-secret-1!');
  await enterText(user, screen.getByLabelText('New password'), 'Lantern-42!');
  await enterText(user, screen.getByLabelText('Confirm new password'), 'Lantern-42!');
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
}

it('AUTH-014 SHE-026 says that the password has expired and asks for another', async () => {
  const page = renderPage('/change-password', expired());
  await screen.findByRole('heading', { name: 'Change Password' });
  screen.getByText('Your password has expired. Please update it to continue.');
  screen.getByRole('list', { name: 'A password needs' });
  expect(page.address()).toBe('/change-password');
});

it('tells password managers whose password has expired', async () => {
  const page = renderPage('/change-password', expired());
  await screen.findByLabelText('Current password');
  const username = page.container.querySelector<HTMLInputElement>('form input[autocomplete=username]');
  expect([username?.value, username?.hidden]).toEqual([aUser().email, true]);
});

it.each(['/', '/admin', '/admin/members', '/profile'])(
  'SHE-087 sends a person whose password has expired from %s to /change-password',
  async (address) => {
    const page = renderPage(address, expired());
    await screen.findByRole('heading', { name: 'Change Password' });
    expect(page.address()).toBe('/change-password');
    expect(page.sent('members.list')).toEqual([]);
  },
);

it('SHE-087 sends a person to /change-password whose password expires while working', async () => {
  const answers = workingIn();
  let account = anEnteredAccount();
  const page = renderPage('/admin/audit', {
    ...answers,
    accounts: { ...answers.accounts, get: () => account },
    audit: {
      list: () => {
        account = anEnteredAccount({ landing: 'changePassword' });
        throw new AppError('forbidden', 'access.passwordExpired');
      },
    },
  });
  await screen.findByRole('heading', { name: 'Change Password' });
  expect(page.address()).toBe('/change-password');
});

it('AUTH-033 shows the screen after a sign-in with a password that has expired', async () => {
  const answers = expired();
  let user: ReturnType<typeof aUser> | null = null;
  const page = renderPage('/login', {
    ...answers,
    auth: {
      ...answers.auth,
      session: () => ({ user }),
      signIn: () => {
        user = aUser();
        return { user, waiting: null };
      },
    },
  });
  await enterText(page.user, await screen.findByLabelText('Email'), 'ana@example.org');
  await enterText(page.user, screen.getByLabelText('Password'), 'secret');
  await page.user.keyboard('{Enter}');
  await screen.findByText('Your password has expired. Please update it to continue.');
  expect(page.address()).toBe('/change-password');
});

it('SHE-027 leads to /profile while the password is valid', async () => {
  const page = renderPage('/change-password', workingIn());
  await screen.findByRole('heading', { name: 'Profile' });
  expect(page.address()).toBe('/profile');
});

it('leads to /login without a session', async () => {
  const page = renderPage('/change-password', signedOut);
  await waitFor(() => expect(page.address()).toBe('/login'));
});

it('AUTH-035 logs the person out after the change and says so', async () => {
  const page = renderPage('/change-password', expired());
  await change(page);
  await screen.findByText('Password changed successfully. Please log in.');
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(page.visited()).toContain('/logout');
  expect(page.sent('auth.signOut')).toHaveLength(1);
  expect(page.sent('auth.changePassword')).toEqual([
    { currentPassword: 'Old-secret-1!', newPassword: 'Lantern-42!', confirmation: 'Lantern-42!' },
  ]);
});

it('AUTH-090 says once, at its field, why a change failed', async () => {
  const page = renderPage('/change-password', expired(new AppError('invalid', 'password.currentWrong')));
  await change(page);
  await screen.findByText('Failed to change password: The current password is incorrect.');
  const field = screen.getByLabelText('Current password');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(page.address()).toBe('/change-password');
  expect(page.sent('auth.signOut')).toEqual([]);
});
