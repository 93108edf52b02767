import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterText } from '../../../testing/enter-text.ts';
import { signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const code = 'A-secret_of-a-mailed-link-0123456789';
const email = 'ana@example.org';
const answers = {
  ...signedOut,
  auth: { ...signedOut.auth, readResetLink: () => ({ email }), resetPassword: () => ({}) },
};

async function choose({ user }: ReturnType<typeof renderPage>, confirmation = 'Lantern-42!') {
  await enterText(user, await screen.findByLabelText('New password'), 'Lantern-42!');
  await enterText(user, screen.getByLabelText('Confirm new password'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
}

it('sets a new password with the code of the link, and leads to /login', async () => {
  const page = renderPage(`/reset-password/${code}`, answers);
  await screen.findByRole('list', { name: 'A password needs' });
  await choose(page);
  await screen.findByText('Password changed successfully. Please log in.');
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(page.history()).toEqual(['/login']);
  expect(page.sent('auth.resetPassword')).toEqual([
    { code, newPassword: 'Lantern-42!', confirmation: 'Lantern-42!' },
  ]);
});

it('says whose password it is, to the person and to password managers', async () => {
  const page = renderPage(`/reset-password/${code}`, answers);
  await screen.findByText(email);
  expect(page.sent('auth.readResetLink')).toEqual([{ code }]);
  const username = page.container.querySelector<HTMLInputElement>('form input[autocomplete=username]');
  expect([username?.value, username?.hidden]).toEqual([email, true]);
  await choose(page);
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email);
});

it('says on opening that a link is over, and leads to another one', async () => {
  const page = renderPage(`/reset-password/${code}`, {
    ...answers,
    auth: {
      ...answers.auth,
      readResetLink: () => {
        throw new AppError('invalid', 'password.reset.invalid');
      },
    },
  });
  await screen.findByText(text('password.reset.invalid'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Reset Password' }));
  expect(screen.queryByRole('form')).toBeNull();
  await page.user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
  await screen.findByRole('heading', { name: 'Forgot Password?' });
});

it('says on opening that a newer email replaces the link', async () => {
  renderPage(`/reset-password/${code}`, {
    ...answers,
    auth: {
      ...answers.auth,
      readResetLink: () => {
        throw new AppError('invalid', 'link.replaced');
      },
    },
  });
  await screen.findByText('A newer email replaces this link. Please open the link in the latest email.');
  expect(screen.queryByRole('form')).toBeNull();
});

it('takes a new password though the link could not be looked at', async () => {
  const page = renderPage(`/reset-password/${code}`, {
    ...answers,
    auth: {
      ...answers.auth,
      readResetLink: () => {
        throw new AppError('tooMany', 'request.tooMany', { seconds: 30 });
      },
    },
  });
  await choose(page);
  await screen.findByText('Password changed successfully. Please log in.');
});

it('says that the passwords do not match', async () => {
  const page = renderPage(`/reset-password/${code}`, answers);
  await choose(page, 'Lantern-43!');
  await screen.findByText('Passwords do not match.');
  expect(page.sent('auth.resetPassword')).toEqual([]);
});

it('says that a link is over when its code is refused, and leads to another one', async () => {
  const page = renderPage(`/reset-password/${code}`, {
    ...answers,
    auth: {
      ...answers.auth,
      resetPassword: () => {
        throw new AppError('invalid', 'password.reset.invalid');
      },
    },
  });
  await choose(page);
  await screen.findByText(text('password.reset.invalid'));
  await page.user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
  await screen.findByRole('heading', { name: 'Forgot Password?' });
});

it('says that a link is over when a mail program has cut it off', async () => {
  renderPage('/reset-password/A-sec', answers);
  await screen.findByText(text('password.reset.invalid'));
  expect(screen.queryByRole('form')).toBeNull();
});

it('says at the field why the server refuses a password that is soon guessed', async () => {
  const page = renderPage(`/reset-password/${code}`, {
    ...answers,
    auth: {
      ...answers.auth,
      resetPassword: () => {
        throw new AppError('invalid', 'password.common');
      },
    },
  });
  await choose(page);
  const field = await screen.findByLabelText('New password');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  screen.getByText('This password is easy to guess. Choose another one.');
  expect(document.activeElement).toBe(field);
});
