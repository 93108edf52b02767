import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { enterText } from '../../../testing/enter-text.ts';
import { anAccount, aUser, signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';

type SignIn = NonNullable<NonNullable<Answers['auth']>['signIn']>;

const signInAnswering = (signIn: SignIn): Answers => ({
  ...signedOut,
  auth: { ...signedOut.auth, signIn },
});

async function fillIn({ user }: ReturnType<typeof renderPage>) {
  await enterText(user, await screen.findByLabelText('Email'), 'Ana@Example.org');
  await enterText(user, screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

it('gives the focus to the password if the email is filled in', async () => {
  renderPage('/login', signedOut, { state: { email: 'ana@example.org' } });
  const email = await screen.findByLabelText<HTMLInputElement>('Email');
  expect(email.value).toBe('ana@example.org');
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

it('AUTH-003 SHE-003 shows the sign-in page to a visitor without a session', async () => {
  renderPage('/login', signedOut);
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' }).checked).toBe(false);
  await waitFor(() => expect(document.title).toBe('Sign In · Campus'));
});

it('AUTH-084 announces a successful sign-in and leads to the accounts', async () => {
  let user: ReturnType<typeof aUser> | null = null;
  const signIn = () => {
    user = aUser();
    return { user, waiting: null };
  };
  const page = renderPage('/login', {
    ...signedIn(aUser(), [anAccount(), anAccount({ id: 'account2', organizationName: 'Northwind' })]),
    auth: { ...signedOut.auth, session: () => ({ user }), signIn },
  });
  await page.user.click(await screen.findByRole('checkbox', { name: 'Remember me' }));
  await fillIn(page);
  await screen.findByText('You are now logged in.');
  await screen.findByRole('heading', { name: 'Accounts' });
  expect(page.address()).toBe('/accounts');
  expect(page.sent('auth.signIn')).toEqual([
    { email: 'ana@example.org', password: 'secret', remember: true },
  ]);
});

it('shows why a sign-in was refused and keeps what was typed', async () => {
  const page = renderPage(
    '/login',
    signInAnswering(() => {
      throw new AppError('invalid', 'auth.incorrect');
    }),
  );
  await fillIn(page);
  await screen.findByText('Email or password is incorrect. Try again.');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('Ana@Example.org');
  expect(page.address()).toBe('/login');
});

it('AUTH-076 says that email or password is incorrect when the failure has no message', async () => {
  const page = renderPage(
    '/login',
    signInAnswering(() => {
      throw new AppError('invalid', 'platform.reason', { reason: '' });
    }),
  );
  await fillIn(page);
  await screen.findByText('Email or password is incorrect. Try again.');
});

it('AUTH-021 offers to send the verification email again, with what was entered, where that is what is missing', async () => {
  const page = renderPage('/login', {
    ...signInAnswering(() => {
      throw new AppError('forbidden', 'auth.verificationEmail');
    }),
    verification: { resend: () => ({ message: '' }) },
  });
  await fillIn(page);
  await screen.findByText(text('auth.verificationEmail'));
  await page.user.click(screen.getByRole('button', { name: 'Resend verification email' }));
  await screen.findByRole('button', { name: 'Sent verification email to Ana@Example.org.' });
  expect(page.sent('verification.resend')).toEqual([
    { email: 'Ana@Example.org', password: 'secret', world: '' },
  ]);
});

it('AUTH-021 offers no verification email after any other failure', async () => {
  const page = renderPage(
    '/login',
    signInAnswering(() => {
      throw new AppError('invalid', 'auth.incorrect');
    }),
  );
  await fillIn(page);
  await screen.findByText(text('auth.incorrect'));
  expect(screen.queryByRole('button', { name: /verification email/ })).toBeNull();
});

it.each([
  ['verification.alreadyVerified', 'Email is already verified. Please re-log in.'],
  ['auth.incorrect', 'Email or password is incorrect. Try again.'],
] as const)('says why no verification email was sent: %s', async (key, sentence) => {
  const page = renderPage('/login', {
    ...signInAnswering(() => {
      throw new AppError('forbidden', 'auth.verificationEmail');
    }),
    verification: {
      resend: () => {
        throw new AppError('conflict', key);
      },
    },
  });
  await fillIn(page);
  await page.user.click(await screen.findByRole('button', { name: 'Resend verification email' }));
  await screen.findByText(sentence);
  screen.getByRole('button', { name: 'Resend verification email' });
});

it('offers the ways to sign in of this console', async () => {
  const page = renderPage('/login', {
    ...signedOut,
    worlds: {
      signInMethods: () => ({ items: [{ kind: 'oidc', id: 'SsoUniversity', label: 'Demo University' }] }),
    },
  });
  await screen.findByRole('button', { name: /Demo University/ });
  expect(page.sent('worlds.signInMethods')).toEqual([{ world: '' }]);
});

it('leaves nothing of who was signed in before to who signs in now', async () => {
  const ana = aUser();
  const bola = aUser({ id: 'user2', email: 'bola@example.org' });
  let user = ana;
  const accounts = [anAccount(), anAccount({ id: 'account2', organizationName: 'Northwind' })];
  const page = renderPage('/accounts', {
    ...signedOut,
    auth: {
      ...signedOut.auth,
      session: () => ({ user }),
      signIn: () => {
        user = bola;
        return { user, waiting: null };
      },
    },
    accounts: { list: () => (user === ana ? { items: accounts } : new Promise(() => {})) },
  });
  await screen.findByText('Northwind');
  sessionStorage.setItem('campus.account', 'account2');
  page.navigate('/login');
  await page.user.click(await screen.findByRole('button', { name: 'Sign in as another person' }));
  await fillIn(page);
  await screen.findByText('bola@example.org');
  expect(screen.queryByText('Northwind')).toBeNull();
  expect(sessionStorage.getItem('campus.account')).toBeNull();
});

it('says at each field what is missing, focuses the first, and sends nothing', async () => {
  const page = renderPage('/login', signedOut);
  await page.user.click(await screen.findByRole('button', { name: 'Sign In' }));
  await screen.findByText('Email is required.');
  screen.getByText('Password is required.');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  await enterText(page.user, screen.getByLabelText('Email'), 'not an address');
  await screen.findByText('Email is an invalid format.');
  expect(page.sent('auth.signIn')).toEqual([]);
});

it('sends the form once for several submits, and says that it is being sent', async () => {
  let finish = () => {};
  const page = renderPage(
    '/login',
    signInAnswering(async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      throw new AppError('invalid', 'auth.incorrect');
    }),
  );
  await fillIn(page);
  const button = screen.getByRole('button', { name: 'Sign In' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  await page.user.click(button);
  await page.user.type(screen.getByLabelText('Password'), '{Enter}{Enter}');
  finish();
  await screen.findByText('Email or password is incorrect. Try again.');
  expect(page.sent('auth.signIn')).toHaveLength(1);
});

it('shows the password while it is asked to', async () => {
  const page = renderPage('/login', signedOut);
  const field = await screen.findByLabelText('Password');
  await page.user.click(screen.getByRole('button', { name: 'Show password: Password' }));
  expect(field.getAttribute('type')).toBe('text');
  await page.user.click(screen.getByRole('button', { name: 'Hide password: Password' }));
  expect(field.getAttribute('type')).toBe('password');
});
