import { text } from '@campus/contracts/messages';
import { type CallbackState, failureState } from '@campus/domain/sso-callback';
import type { ProviderKind } from '@campus/domain/third-party';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import { Warning } from '../../components/warning.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { paths } from '../../paths.ts';
import { CallbackBox } from './callback-box.tsx';
import { FailureSentence } from './failure-sentence.tsx';
import { WayOn } from './way-on.tsx';

export interface Failure {
  kind: ProviderKind;
  step: 'signIn' | 'link';
  error: unknown;
}

const titles: Readonly<Record<CallbackState, string>> = {
  loading: 'Sign In',
  loginFailure: 'Sign In',
  googleFailure: 'Google sign-in failed',
  microsoftFailure: 'Microsoft sign-in failed',
  oidcFailure: 'Sign-in failed',
  linkFailure: 'Accounts not linked',
};

/** A sign-in through a provider, or the linking of accounts, that failed: why, and the way back. */
export function CallbackWarning({ kind, step, error }: Failure) {
  return (
    <CallbackBox title={titles[failureState(kind, step)]}>
      <chakra.div display="grid" gap={4}>
        <Warning>
          <FailureSentence error={error} />
        </Warning>
        {describeError(error).key === 'sso.guest' && <PasswordInstead />}
        <WayOn />
      </chakra.div>
    </CallbackBox>
  );
}

/** For whom the provider's account is of no use here: a password does. */
function PasswordInstead() {
  return (
    <>
      <chakra.p textStyle="sm" color="fg.muted">
        {text('sso.guest.advice')}
      </chakra.p>
      <Button asChild size="lg" variant="outline">
        <Link href={paths.forgotPassword}>Reset Password</Link>
      </Button>
    </>
  );
}
