import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterText } from '../../../testing/enter-text.ts';
import { signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aWorld } from '../../../testing/worlds.ts';

const answers = {
  ...signedOut,
  auth: { ...signedOut.auth, forgotPassword: () => ({ minutes: 60 }) },
  worlds: { ...signedOut.worlds, get: () => aWorld() },
};
const sentence = 'An email has been sent to change your password.';

async function ask({ user }: ReturnType<typeof renderPage>) {
  await enterText(user, await screen.findByLabelText('Email'), 'Ana@Example.org');
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
}

it('AUTH-009 SHE-014 asks for the email of who has forgotten the password', async () => {
  const page = renderPage('/forgot-password', answers);
  await screen.findByRole('heading', { name: 'Forgot Password?' });
  await ask(page);
  await waitFor(() => expect(page.sent('auth.forgotPassword')).toEqual([{ email: 'ana@example.org' }]));
});

it('stays, and says what to expect, no matter who has the address', async () => {
  const page = renderPage('/forgot-password', answers);
  await ask(page);
  const title = await screen.findByRole('heading', { name: 'Check your email' });
  expect(document.activeElement).toBe(title);
  expect(page.address()).toBe('/forgot-password');
  const words = screen.getByRole('main').textContent;
  expect(words).toContain('If ana@example.org has an account, an email with a link');
  expect(words).toContain('The link works once, within 60 minutes.');
  expect(words).toContain('Check your spam folder.');
});

it('lets another address be entered', async () => {
  const page = renderPage('/forgot-password', answers);
  await ask(page);
  await page.user.click(await screen.findByRole('button', { name: 'Use another address' }));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('Ana@Example.org');
});

it('AUTH-010 leads to /login with the success message where there is no previous page', async () => {
  const page = renderPage('/forgot-password', answers);
  await ask(page);
  await page.user.click(await screen.findByRole('button', { name: 'Back to Sign In' }));
  await screen.findByText(sentence);
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(page.address()).toBe('/login');
});

it('AUTH-010 returns to the previous page with the success message, and takes the email along both ways', async () => {
  const page = renderPage('/world/demo', answers);
  await enterText(page.user, await screen.findByLabelText('Email'), 'ana@example.org');
  await page.user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('heading', { name: 'Forgot Password?' });
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@example.org');
  await page.user.click(screen.getByRole('button', { name: 'Reset Password' }));
  await page.user.click(await screen.findByRole('button', { name: 'Back to Sign In' }));
  await screen.findByText(sentence);
  await screen.findByText('Demo Campus');
  expect(page.address()).toBe('/world/demo');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@example.org');
});

it('takes no other site for the previous page', async () => {
  const page = renderPage('/login', answers);
  await screen.findByRole('heading', { name: 'Sign In' });
  page.navigate('/forgot-password', { state: { from: '//evil.example/login' } });
  await screen.findByRole('heading', { name: 'Forgot Password?' });
  await ask(page);
  await page.user.click(await screen.findByRole('button', { name: 'Back to Sign In' }));
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(page.visited()).toEqual(['/login', '/forgot-password', '/login']);
});

it('asks for an email where none was entered', async () => {
  const page = renderPage('/forgot-password', answers);
  await page.user.click(await screen.findByRole('button', { name: 'Reset Password' }));
  await screen.findByText('Email is required.');
  expect(page.sent('auth.forgotPassword')).toEqual([]);
});

it('AUTH-047 says what is wrong with an email', async () => {
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
