import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { enterText } from '../../../testing/enter-text.ts';
import { aUser, signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';

type Verify = NonNullable<NonNullable<Answers['verification']>['verify']>;

const address = '/verify/A-secret-code';
const verified = {
  outcome: 'verified' as const,
  email: 'ana@example.org',
  loggedInToEmailToVerify: false,
  serverConfigName: '',
};
const answering = (verify: Verify, base: Answers = signedOut): Answers => ({
  ...base,
  verification: { verify, resend: () => ({ message: '' }), resendOwn: () => ({ message: '' }) },
});
const refusing = (base: Answers = signedOut) =>
  answering(() => {
    throw new AppError('invalid', 'verification.codeInvalid');
  }, base);

it('VER-001 SHE-018 verifies the code of a mailed link without a session', async () => {
  const page = renderPage(
    address,
    answering(() => verified),
  );
  await screen.findByRole('heading', { name: 'Congratulations!' });
  expect(page.sent('verification.verify')).toEqual([{ code: 'A-secret-code' }]);
  expect(page.address()).toBe(address);
});

it('VER-002 VER-003 is verifying until the answer comes, then congratulates', async () => {
  let answer = () => {};
  renderPage(
    address,
    answering(async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return verified;
    }),
  );
  await screen.findByRole('status', { name: 'Verifying' });
  expect(screen.queryByRole('heading', { name: 'Congratulations!' })).toBeNull();
  answer();
  await screen.findByRole('heading', { name: 'Congratulations!' });
  screen.getByText('ana@example.org is verified.');
  expect(screen.queryByRole('status', { name: 'Verifying' })).toBeNull();
});

it('VER-004 says that the verification failed, and why', async () => {
  renderPage(address, refusing());
  const title = await screen.findByRole('heading', { name: 'Verification Failed' });
  expect(document.activeElement).toBe(title);
  screen.getByText('Verification code is invalid.');
});

it.each([
  ['demo', '/world/demo'],
  ['', '/login'],
])('VER-005 leads from world "%s" to %s to log in', async (serverConfigName, path) => {
  renderPage(
    address,
    answering(() => ({ ...verified, serverConfigName })),
  );
  const link = await screen.findByRole('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toBe(path);
});

it('VER-005 leads to /login after a failure', async () => {
  renderPage(address, refusing());
  const link = await screen.findByRole('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toBe('/login');
});

it('VER-006 sends another email to who is not logged in but knows the password', async () => {
  const page = renderPage(address, refusing());
  await page.user.click(await screen.findByRole('button', { name: 'Resend verification email' }));
  await enterText(page.user, screen.getByLabelText('Email'), 'ana@example.org');
  await enterText(page.user, screen.getByLabelText('Password'), 'secret');
  await page.user.click(screen.getByRole('button', { name: 'Resend verification email' }));
  await screen.findByText('Successfully sent verification email.');
  expect(page.sent('verification.resend')).toEqual([
    { email: 'ana@example.org', password: 'secret', world: '' },
  ]);
});

it('VER-006 sends another email to who is logged in', async () => {
  const page = renderPage(address, refusing(signedIn(aUser({ emailVerified: false }))));
  await page.user.click(await screen.findByRole('button', { name: 'Resend verification email' }));
  await screen.findByRole('button', { name: 'Sent verification email to ana@example.org.' });
  expect(page.sent('verification.resendOwn')).toHaveLength(1);
});

it.each([
  [true, 'You are logged in as ana@example.org.', 'Continue'],
  [false, 'You are not logged in as ana@example.org.', 'Log in'],
])(
  'VER-007 VER-008 says that the email was verified already, whether one is logged in to it (%s), and offers the one way on',
  async (loggedInToEmailToVerify, sentence, linkText) => {
    const outcome = 'alreadyVerified';
    renderPage(
      address,
      answering(() => ({ ...verified, outcome, loggedInToEmailToVerify })),
    );
    const title = await screen.findByRole('heading', { name: 'Your email is verified' });
    expect(document.activeElement).toBe(title);
    screen.getByText('Email is already verified.');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([linkText]);
    screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === sentence);
  },
);

it.each([
  [signedOut, 'You are not logged in.'],
  [signedIn(), 'You are logged in as ana@example.org. This email is already verified.'],
  [
    signedIn(aUser({ emailVerified: false })),
    'You are logged in as ana@example.org. This email is not verified yet.',
  ],
])(
  'VER-007 VER-008 says who is logged in when a code is refused, and whether that email is verified',
  async (base, sentence) => {
    renderPage(address, refusing(base));
    await screen.findByRole('heading', { name: 'Verification Failed' });
    await screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === sentence);
  },
);

it('sends a code once, under StrictMode and when the person returns to the page', async () => {
  const page = renderPage(
    address,
    answering(() => verified),
    { wrapper: StrictMode },
  );
  await screen.findByRole('heading', { name: 'Congratulations!' });
  await page.user.click(screen.getByRole('link', { name: 'Log in' }));
  await screen.findByRole('heading', { name: 'Sign In' });
  page.navigate(address);
  await screen.findByRole('heading', { name: 'Congratulations!' });
  expect(page.sent('verification.verify')).toHaveLength(1);
});

it('sends a refused code once, too', async () => {
  const page = renderPage(address, refusing(), { wrapper: StrictMode });
  await screen.findByRole('heading', { name: 'Verification Failed' });
  page.navigate('/login');
  await screen.findByRole('heading', { name: 'Sign In' });
  page.navigate(address);
  await screen.findByRole('heading', { name: 'Verification Failed' });
  expect(page.sent('verification.verify')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('tries again when asked to, where the platform could not be reached', async () => {
  const page = renderPage(
    address,
    answering(() => {
      throw new AppError('unavailable', 'platform.unavailable');
    }),
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  page.answerNow(answering(() => verified));
  await page.user.click(again);
  await screen.findByRole('heading', { name: 'Congratulations!' });
});

it('leads a person who is logged in with the verified email on at once', async () => {
  const page = renderPage(
    address,
    answering(() => ({ ...verified, loggedInToEmailToVerify: true }), signedIn(aUser(), [])),
  );
  await page.user.click(await screen.findByRole('link', { name: 'Continue' }));
  await waitFor(() => expect(page.address()).toBe('/accounts'));
});
