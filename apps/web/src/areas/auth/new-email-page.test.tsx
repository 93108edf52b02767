import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { aUser, signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const address = '/new-email/A-secret_of-a-mailed-link-0123456789';

function answering(auth: NonNullable<Answers['auth']>): Answers {
  const answers = signedIn();
  return { ...answers, auth: { ...answers.auth, ...auth } };
}

it('makes a new email the one to log in with when the button is pressed, and not before', async () => {
  const user = aUser({ email: 'ana@new.example' });
  const page = renderPage(address, answering({ confirmEmailChange: () => ({ user }) }));
  const button = await screen.findByRole('button', { name: 'Confirm email' });
  screen.getByText(text('email.confirm.ask', { email: 'ana@example.org' }));
  expect(page.sent('auth.confirmEmailChange')).toEqual([]);
  await page.user.click(button);
  await screen.findByText('You log in with ana@new.example from now on.');
  expect(page.sent('auth.confirmEmailChange')).toEqual([{ code: 'A-secret_of-a-mailed-link-0123456789' }]);
});

it('says why an email was not confirmed, and how to be the one who asked for it', async () => {
  const page = renderPage(
    address,
    answering({
      confirmEmailChange: () => {
        throw new AppError('invalid', 'email.confirm.invalid');
      },
    }),
  );
  await page.user.click(await screen.findByRole('button', { name: 'Confirm email' }));
  await screen.findByText(text('email.confirm.invalid'));
  expect(screen.getByRole('link', { name: 'Log in as another person' }).getAttribute('href')).toBe('/logout');
});

it('asks a person who is not signed in to sign in first', async () => {
  const page = renderPage(address, signedOut);
  await waitFor(() => expect(page.address()).toBe('/login'));
  expect(page.sent('auth.confirmEmailChange')).toEqual([]);
});
