import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aWorld } from '../../testing/worlds.ts';

const answers = {
  ...signedOut,
  auth: { ...signedOut.auth, forgotPassword: () => ({}) },
  worlds: { ...signedOut.worlds, get: () => aWorld() },
};
const sentence = 'An email has been sent to change your password.';

async function ask({ user }: ReturnType<typeof renderPage>) {
  await user.type(await screen.findByLabelText('Email'), 'Ana@Example.org');
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
}

it('AUTH-009 SHE-014 asks for the email of who has forgotten the password', async () => {
  const page = renderPage('/forgot-password', answers);
  await screen.findByRole('heading', { name: 'Forgot Password?' });
  await ask(page);
  await waitFor(() => expect(page.sent('auth.forgotPassword')).toEqual([{ email: 'ana@example.org' }]));
});

it('AUTH-010 leads to /login with the success message where there is no previous page', async () => {
  const page = renderPage('/forgot-password', answers);
  await ask(page);
  await screen.findByText(sentence);
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(page.address()).toBe('/login');
});

it('AUTH-010 returns to the previous page with the success message', async () => {
  const page = renderPage('/world/demo', answers);
  await page.user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  await ask(page);
  await screen.findByText(sentence);
  await screen.findByText('Demo Campus');
  expect(page.address()).toBe('/world/demo');
});

it('takes no other site for the previous page', async () => {
  const page = renderPage('/login', answers);
  await screen.findByRole('heading', { name: 'Sign In' });
  page.navigate('/forgot-password', { state: { from: '//evil.example/login' } });
  await screen.findByRole('heading', { name: 'Forgot Password?' });
  await ask(page);
  await screen.findByText(sentence);
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(page.visited()).toEqual(['/login', '/forgot-password', '/login']);
});

it('says what is wrong with an email', async () => {
  const page = renderPage('/forgot-password', answers);
  await page.user.type(await screen.findByLabelText('Email'), 'ana{Enter}');
  await screen.findByText('Invalid email: ana');
  expect(page.sent('auth.forgotPassword')).toEqual([]);
});

it('stays, and says why, when the request failed', async () => {
  const page = renderPage('/forgot-password', {
    ...answers,
    auth: {
      ...answers.auth,
      forgotPassword: () => {
        throw new AppError('tooMany', 'request.tooMany', { seconds: 30 });
      },
    },
  });
  await ask(page);
  await screen.findByText('Too many attempts. Please try again in 30 seconds.');
  expect(page.address()).toBe('/forgot-password');
});
