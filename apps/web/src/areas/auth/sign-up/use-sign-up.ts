import { reasonText } from '@campus/contracts/core/reasons';
import type { checkedSignUp } from '@campus/contracts/sign-up/sign-up';
import type * as z from 'zod';
import { describeError } from '../../../lib/describe-error.ts';
import { useSignedIn } from '../../../shell/signed-in.ts';
import { trpc } from '../../../trpc.ts';
import { signInWorld, type World } from '../worlds/world.ts';
import type { SignUpFormState } from './use-sign-up-form.ts';

/** An account that was made and is not signed in to yet. */
export interface MadeAccount {
  email: string;
  password: string;
  /** Whether only the verification of the email is missing, and its email was sent. */
  verification: 'sent' | 'notSent' | undefined;
  /** Why it is not signed in to. */
  reason: string;
}

/** The type of the error of an email that has an account. */
export const taken = 'taken';

/** Signs up and continues signed in; otherwise hands over the account that was made. */
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
