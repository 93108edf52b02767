import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import { act, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { anEnteredAccount, aUser, signedIn, workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aVerification } from '../../../testing/worlds.ts';

const unverified = aUser({ emailVerified: false });
const resendLink = () => screen.findByRole('button', { name: 'Resend verification email' });

/** Renders the page for a person who must verify the email to enter the account. */
function held(own: Parameters<typeof aVerification>[0] = {}, resend: () => { message: string } = () => sent) {
  const account = anEnteredAccount({ verificationRequired: true, landing: 'verify' });
  return {
    ...workingIn(account, unverified),
    verification: { get: () => aVerification(own), resendOwn: resend },
  } satisfies Answers;
}
const sent = { message: 'Successfully sent verification email.' };

it.each(['/', '/admin/members', '/profile'])(
  'AUTH-011 SHE-017 holds a person whose email is still to be verified: %s',
  async (address) => {
    const page = renderPage(address, held());
    await screen.findByRole('heading', { name: 'Verification Required' });
    expect(page.address()).toBe('/verify');
  },
);

it('VER-009 shows email, name and organization, and the way out', async () => {
  const page = renderPage('/verify', held());
  await screen.findByRole('heading', { name: 'Verification Required' });
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['Ana Okafor', 'ana@example.org', 'Demo Campus']);
  const logOut = screen.getByRole('link', { name: 'Log out' });
  expect(logOut.getAttribute('href')).toBe('/logout');
  await page.user.click(logOut);
  await waitFor(() => expect(page.address()).toBe('/login'));
});

it('VER-009 sends the verification email again, for the world of the account', async () => {
  const page = renderPage('/verify', held());
  await page.user.click(await resendLink());
  await screen.findByRole('button', { name: 'Sent verification email to ana@example.org.' });
  await screen.findByText('Successfully sent verification email.');
  expect(page.sent('verification.resendOwn')).toEqual([{ world: 'demo' }]);
});

it('VER-024 says why the email was not sent again', async () => {
  const page = renderPage(
    '/verify',
    held({}, () => {
      throw new AppError('conflict', 'verification.alreadyVerified');
    }),
  );
  await page.user.click(await resendLink());
  await screen.findByText('Email is already verified. Please re-log in.');
});

it('VER-026 says that the email could not be sent when the server gives no reason', async () => {
  const page = renderPage(
    '/verify',
    held({}, () => {
      throw new AppError('unavailable', 'platform.reason', { reason: '' });
    }),
  );
  await page.user.click(await resendLink());
  await screen.findByText('Failed to send verification email.');
});

it('VER-014 sends the email by itself when one is due, once, though effects run twice under StrictMode', async () => {
  let emailDue = true;
  const answers = held({}, () => {
    emailDue = false;
    return sent;
  });
  const get = () => aVerification({ emailDue });
  const page = renderPage(
    '/verify',
    { ...answers, verification: { ...answers.verification, get } },
    { wrapper: StrictMode },
  );
  await screen.findByRole('button', { name: 'Sent verification email to ana@example.org.' });
  page.navigate('/accounts');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Verification Required' })).toBeNull());
  page.navigate('/verify');
  await screen.findByRole('heading', { name: 'Verification Required' });
  expect(page.sent('verification.resendOwn')).toHaveLength(1);
});

it('VER-014 sends no email by itself when none is due', async () => {
  const page = renderPage('/verify', held());
  await resendLink();
  expect(page.sent('verification.resendOwn')).toEqual([]);
});

it.each([true, false])('offers the way back to the accounts to who has several: %s', async (several) => {
  renderPage('/verify', held({ hasSeveralOrganizations: several }));
  await resendLink();
  const link = screen.queryByRole('link', { name: 'Back to Accounts' });
  expect(link?.getAttribute('href')).toBe(several ? '/accounts' : undefined);
});

it('leads on to the accounts when nothing is to be verified any more, and from there into the account', async () => {
  const answers = held();
  const page = renderPage('/admin/members', answers);
  await resendLink();
  page.answerNow({ ...workingIn(), verification: { get: () => aVerification({ settled: true }) } });
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await screen.findByRole('heading', { name: 'Profile' });
  expect(page.visited()).toContain('/accounts');
});

it('leads to the accounts when none is chosen', async () => {
  const page = renderPage('/verify', { ...signedIn(unverified, []) });
  await screen.findByRole('heading', { name: 'Accounts' });
  expect(page.address()).toBe('/accounts');
});

it('says so when the state of the verification cannot be read', async () => {
  const answers = held();
  const page = renderPage('/verify', {
    ...answers,
    verification: {
      get: () => {
        throw new AppError('forbidden', 'access.forbidden');
      },
    },
  });
  await screen.findByText(text('access.forbidden'));
  page.answerNow(answers);
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Verification Required' });
});
