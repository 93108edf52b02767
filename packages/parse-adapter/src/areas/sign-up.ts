import { signUp } from '@campus/contracts/sign-up/functions';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';

export type NewUser = z.input<typeof signUp.input>;

/** Sign-up operations without a binding. */
export function signUpPlatform({ mutate }: Calls) {
  return {
    /** Creates the user and joins the account. Has no binding because the operation also signs in. */
    async create(user: NewUser): Promise<void> {
      await mutate(signUp, user);
    },
  };
}
