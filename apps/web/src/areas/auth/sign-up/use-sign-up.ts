import { reasonText } from '@campus/contracts/core/reasons';
import type { checkedSignUp } from '@campus/contracts/sign-up/sign-up';
import type * as z from 'zod';
import { describeError } from '../../../lib/describe-error.ts';
import { useSignedIn } from '../../../shell/signed-in.ts';
import { trpc } from '../../../trpc.ts';
import { signInWorld, type World } from '../worlds/world.ts';
import type { SignUpFormState } from './use-sign-up-form.ts';

/** A created account whose user is not signed in yet. */
export interface MadeAccount {
  email: string;
  password: string;
  /** Set if only email verification is missing, with whether the verification email was sent. */
  verification: 'sent' | 'notSent' | undefined;
  /** Why the user is not signed in. */
  reason: string;
}

/** The error type for an email that is already registered. */
export const taken = 'taken';

/** Signs up and continues signed in. If sign-in is not possible yet, passes on the created account. */
export function useSignUp(form: SignUpFormState, world: World, onMade: (made: MadeAccount) => void) {
  const { mutateAsync } = trpc.signUp.create.useMutation();
  const signedIn = useSignedIn(signInWorld(world));
  return async (values: SignUp) => {
    try {
      const { user, emailSent, reason, reasons } = await mutateAsync(values);
      if (user) return signedIn(user);
      const waits = reasons.some(({ key }) => key === 'auth.verificationEmail');
      onMade({
        email: values.email,
        password: values.password,
        verification: waits ? (emailSent ? 'sent' : 'notSent') : undefined,
        reason: reasonText({ reason, reasons }),
      });
    } catch (error) {
      const { key, message } = describeError(error);
      if (key !== 'signUp.emailTaken') throw error;
      form.setError('email', { type: taken, message }, { shouldFocus: true });
    }
  };
}

type SignUp = z.output<ReturnType<typeof checkedSignUp>>;
