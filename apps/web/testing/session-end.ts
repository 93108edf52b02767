import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { type Answers, answerBy } from './answering-link.ts';
import { enterText } from './enter-text.ts';
import { aUser, signedOut } from './people.ts';
import type { renderPage } from './render-page.tsx';

const over = () => {
  throw new AppError('signedOut', 'access.signedOut');
};

/** The gateway's answers after the session has ended. */
export function ended(answers: Answers, operation: string | undefined): Answers {
  const now = { ...answers, auth: { ...answers.auth, ...signedOut.auth } };
  return operation ? answerBy(now, operation, over) : now;
}

/** Signs in again in the dialog above the page. */
export async function signInAgain(page: ReturnType<typeof renderPage>, answers: Answers) {
  const dialog = await screen.findByRole('alertdialog', { name: 'Sign in again' });
  await enterText(page.user, within(dialog).getByLabelText('Password', { selector: 'input' }), 'Secret-1');
  page.answerNow({
    ...answers,
    auth: { ...answers.auth, signIn: () => ({ user: aUser(), waiting: null }) },
  });
  await page.user.click(within(dialog).getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(screen.queryByText('Sign in again')).toBeNull());
}
