import '@campus/contracts/core/visitor-messages';
import type { SessionUser } from '@campus/contracts/auth/auth';
import type { WaitingSignIn } from '@campus/contracts/second-factor/waiting';
import { describeError } from '../../lib/describe-error.ts';
import { trpc } from '../../trpc.ts';
import { ProveFactor, type Proving } from './prove-factor.tsx';

/** The second step of a sign-in, after the correct password. */
export function SecondFactorStep({
  waiting,
  onSignedIn,
  onExpired,
}: {
  waiting: WaitingSignIn;
  onSignedIn: (user: SessionUser) => unknown;
  /** Called with the reason when the sign-in must start over. */
  onExpired: (reason: string) => void;
}) {
  const { client } = trpc.useUtils();
  const prove: Proving['prove'] = async (proof) => {
    try {
      const { user } = await client.secondFactor.finishSignIn.mutate(proof);
      await onSignedIn(user);
    } catch (error) {
      const { key, message } = describeError(error);
      if (key !== 'secondFactor.expired') throw error;
      onExpired(message);
    }
  };
  return (
    <ProveFactor
      methods={waiting.methods}
      prove={prove}
      askOptions={() => client.secondFactor.signInOptions.mutate({})}
    />
  );
}
