import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, answeringLink } from '../../../../testing/answering-link.ts';
import { aUser, signedOut } from '../../../../testing/people.ts';
import { AppProviders } from '../../../app-providers.tsx';
import { useSignIn } from './use-sign-in.ts';

const credentials = { email: 'ana@example.org', password: 'secret', remember: false };

it('AUTH-025 keeps code, error and message of a failed sign-in until it is tried again', async () => {
  let finish = () => {};
  let refused = true;
  const answers: Answers = {
    ...signedOut,
    auth: {
      ...signedOut.auth,
      signIn: async () => {
        if (refused) throw new AppError('forbidden', 'auth.verificationEmail');
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        return { user: aUser(), waiting: null };
      },
    },
  };
  const { result } = renderHook(() => useSignIn(() => {}), {
    wrapper: ({ children }) => (
      <AppProviders link={answeringLink(() => answers, [])}>{children}</AppProviders>
    ),
  });
  expect(result.current.failure).toBeUndefined();
  await act(() => result.current.enter(credentials).catch(() => {}));
  expect(result.current.failure).toEqual({
    code: 'FORBIDDEN',
    error: 'auth.verificationEmail',
    message: text('auth.verificationEmail'),
  });
  refused = false;
  const again = result.current.enter(credentials);
  await waitFor(() => expect(result.current.failure).toBeUndefined());
  finish();
  await act(() => again);
});
