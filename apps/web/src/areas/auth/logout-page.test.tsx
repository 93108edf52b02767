import { AppError } from '@campus/contracts/core/app-error';
import { landingKey } from '@campus/domain/access/landing-page';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signedIn, workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { columnsKey } from '../../lib/storage.ts';

it('AUTH-012 SHE-010 ends the session at the gateway and in the browser, and leads to /login', async () => {
  const page = renderPage('/profile', workingIn());
  await screen.findByRole('heading', { name: 'Profile' });
  page.navigate('/logout');
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(page.sent('auth.signOut')).toHaveLength(1);
  expect(page.address()).toBe('/login');
  expect(sessionStorage.length).toBe(0);
  expect(localStorage.length).toBe(0);
});

it('AUTH-029 ENV-013 keeps the chosen columns and the landing pages, and nothing else, at sign-out', async () => {
  const columns = columnsKey('account1', 'user1');
  const landing = landingKey('account1', 'user1');
  localStorage.setItem(columns, '["email"]');
  localStorage.setItem(landing, '/admin/members');
  localStorage.setItem('anything-else', 'x');
  const page = renderPage('/logout', signedIn());
  await waitFor(() => expect(page.address()).toBe('/login'));
  expect(Object.keys(localStorage).sort()).toEqual([columns, landing].sort());
  expect(localStorage.getItem(columns)).toBe('["email"]');
  expect(localStorage.getItem(landing)).toBe('/admin/members');
});

it('says so when the session could not be ended, and tries again', async () => {
  const answers = signedIn();
  const page = renderPage('/logout', {
    ...answers,
    auth: {
      ...answers.auth,
      signOut: () => {
        throw new AppError('unavailable', 'platform.unavailable');
      },
    },
  });
  await screen.findByRole('heading', { name: 'You are still signed in' });
  page.answerNow(answers);
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(page.address()).toBe('/login'));
});
