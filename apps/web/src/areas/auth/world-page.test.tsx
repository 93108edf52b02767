import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { enterText } from '../../../testing/enter-text.ts';
import { aUser, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aLogo, aWorld } from '../../../testing/worlds.ts';

const showing = (world = aWorld()): Answers => ({ ...signedOut, worlds: { get: () => world } });

it('AUTH-005 SHE-004 shows the sign-in screen of the world that the address names', async () => {
  const page = renderPage('/world/demo', showing());
  await screen.findByRole('heading', { name: 'Sign In' });
  screen.getByText('Demo Campus');
  screen.getByRole('form', { name: 'Sign In' });
  expect(page.sent('worlds.get')).toEqual([{ id: 'demo' }]);
});

it('AUTH-006 toggles between signing in and signing up', async () => {
  const page = renderPage('/world/demo', showing());
  await page.user.click(await screen.findByRole('link', { name: 'Sign Up' }));
  screen.getByRole('heading', { name: 'Sign Up' });
  screen.getByRole('form', { name: 'Sign Up' });
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  await page.user.click(screen.getByRole('link', { name: 'Sign In' }));
  screen.getByRole('heading', { name: 'Sign In' });
  screen.getByRole('form', { name: 'Sign In' });
});

it('AUTH-007 shows the logo of the world next to that of the product', async () => {
  const page = renderPage('/world/demo', showing(aWorld({ logo: aLogo })));
  const logo = await screen.findByRole('img', { name: 'Demo Campus' });
  expect(logo.getAttribute('src')).toBe(aLogo);
  expect(page.container.querySelector('img[src="/favicon.svg"]')?.closest('div')).toBe(logo.closest('div'));
});

it('shows no other logo if the world has none', async () => {
  const page = renderPage('/world/demo', showing());
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(page.container.querySelectorAll('img')).toHaveLength(1);
});

it('AUTH-008 shows that it is loading while the world is being resolved', async () => {
  let resolve: (world: ReturnType<typeof aWorld>) => void = () => {};
  renderPage('/world/demo', {
    ...signedOut,
    worlds: {
      get: () =>
        new Promise((settle) => {
          resolve = settle;
        }),
    },
  });
  await screen.findByRole('status', { name: 'Loading world' });
  expect(screen.queryByRole('heading', { name: 'Sign In' })).toBeNull();
  resolve(aWorld());
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(screen.queryByRole('status', { name: 'Loading world' })).toBeNull();
});

it('says why a world cannot be shown, and leads back', async () => {
  const page = renderPage('/world/nowhere', {
    ...signedOut,
    worlds: {
      ...signedOut.worlds,
      get: () => {
        throw new AppError('notFound', 'worlds.notFound', { id: 'nowhere' });
      },
    },
  });
  await screen.findByText('Could not find world nowhere.');
  await page.user.click(screen.getByRole('link', { name: 'Sign in without a world' }));
  await waitFor(() => expect(page.address()).toBe('/login'));
});

it('tries again to load a world that failed to', async () => {
  const page = renderPage('/world/demo', {
    ...signedOut,
    worlds: {
      get: () => {
        throw new AppError('internal', 'internal.error');
      },
    },
  });
  await screen.findByText(text('internal.error'));
  page.answerNow(showing());
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('form', { name: 'Sign In' });
});

it.each([
  ['', 'This world is for invited people only. Please ask for an invitation.'],
  ['Ask the dean.', 'Ask the dean.'],
])('offers no sign-up where only the invited get in, and says so: "%s"', async (hint, sentence) => {
  renderPage('/world/demo', showing(aWorld({ signUp: { offered: false, hint } })));
  await screen.findByText(sentence);
  expect(screen.queryByRole('link', { name: 'Sign Up' })).toBeNull();
});

it('offers no "Remember me!" if the world disables it', async () => {
  renderPage('/world/demo', showing(aWorld({ rememberMe: false })));
  await screen.findByRole('form', { name: 'Sign In' });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('offers the ways to sign in of the world, alone where it takes no passwords, below what holds for all', async () => {
  const methods = [{ kind: 'google' as const, id: '', label: 'Google' }];
  renderPage('/world/demo', showing(aWorld({ methods, passwordLogin: false })));
  const google = await screen.findByRole('button', { name: /Google/ });
  expect(screen.queryByRole('form', { name: 'Sign In' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Sign Up' })).toBeNull();
  const remember = screen.getByRole('checkbox', { name: 'Remember me' });
  expect(remember.compareDocumentPosition(google)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('AUTH-084 signs in to the world', async () => {
  const page = renderPage('/world/demo', {
    ...showing(),
    auth: { ...signedOut.auth, signIn: () => ({ user: aUser(), waiting: null }) },
  });
  await enterText(page.user, await screen.findByLabelText('Email'), 'ana@example.org');
  await enterText(page.user, screen.getByLabelText('Password'), 'secret');
  await page.user.keyboard('{Enter}');
  await screen.findByText(text('auth.signedIn'));
  expect(page.visited()).toContain('/accounts');
});

it('SIGN-007 keeps the view in the address, and the entries of both views', async () => {
  const page = renderPage('/world/demo?view=sign-up', showing());
  await page.user.type(await screen.findByLabelText('First name'), 'Ana');
  await enterText(page.user, screen.getByLabelText('Email'), 'ana@example.org');
  await page.user.click(screen.getByRole('link', { name: 'Sign In' }));
  expect(page.address()).toBe('/world/demo');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@example.org');
  await page.user.click(screen.getByRole('link', { name: 'Sign Up' }));
  expect(page.address()).toBe('/world/demo?view=sign-up');
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ana');
});

it('shows the sign-in where the address asks for a sign-up that is not offered', async () => {
  renderPage('/world/demo?view=sign-up', showing(aWorld({ signUp: { offered: false } })));
  await screen.findByRole('heading', { name: 'Sign In' });
});
