import { signUp } from '@campus/contracts/sign-up/functions';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';

export type NewUser = z.input<typeof signUp.input>;

/** Operations about sign-up that no binding describes. */
export function signUpPlatform({ mutate }: Calls) {
  return {
    /** Creates the user and joins the account. The operation signs in besides, so no binding describes it. */
    async create(user: NewUser): Promise<void> {
      await mutate(signUp, user);
    },
  };
}
