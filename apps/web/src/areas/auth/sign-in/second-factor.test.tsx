import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../../testing/answering-link.ts';
import { aUser, signedIn, signedOut } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';

const waiting = { methods: ['totp', 'recoveryCode'], expiresAt: '2026-11-22T15:00:00.000Z' } as const;

/** Enters the correct password of a person with an authenticator app. */
async function enterPassword(secondFactor: NonNullable<Answers['secondFactor']>) {
  const page = renderPage('/login', {
    ...signedIn(),
    ...signedOut,
    auth: {
      ...signedOut.auth,
      signIn: () => ({ user: null, waiting: { ...waiting, methods: [...waiting.methods] } }),
    },
    secondFactor,
  });
  await page.user.type(await screen.findByLabelText('Email'), 'ana@example.org');
  await page.user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  const field = await screen.findByLabelText('Code');
  return { page, field };
}

it('asks for the code of the authenticator app after the password, and then admits', async () => {
  const { page, field } = await enterPassword({ finishSignIn: () => ({ user: aUser() }) });
  expect(field.getAttribute('autocomplete')).toBe('one-time-code');
  expect(field.getAttribute('inputmode')).toBe('numeric');
  await page.user.type(field, '123456{Enter}');
  await screen.findByText('You are now logged in.');
  expect(page.sent('secondFactor.finishSignIn')).toEqual([{ code: '123456' }]);
});

it('says that a code is wrong, and lets it be entered again or a recovery code be used', async () => {
  const { page, field } = await enterPassword({
    finishSignIn: () => {
      throw new AppError('invalid', 'secondFactor.wrongCode');
    },
  });
  await page.user.type(field, '000000{Enter}');
  await screen.findByText('This code is not correct. Try again.');
  await page.user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await page.user.type(await screen.findByLabelText('Recovery code'), 'abcde-fgh23{Enter}');
  await waitFor(() =>
    expect(page.sent('secondFactor.finishSignIn')).toEqual([{ code: '000000' }, { code: 'abcde-fgh23' }]),
  );
  screen.getByRole('button', { name: 'Use the authenticator app' });
});

it('goes back to the password, with the reason, when the login has expired', async () => {
  const { page, field } = await enterPassword({
    finishSignIn: () => {
      throw new AppError('invalid', 'secondFactor.expired');
    },
  });
  await page.user.type(field, '123456{Enter}');
  await screen.findByText('This login has expired. Please log in again.');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
});
