import type { ConstantKey } from '@campus/contracts/core/keys';
import { text } from '@campus/contracts/core/text';
import type { ProviderKind } from '@campus/domain/sso/providers';
import { type CallbackState, failureState } from '@campus/domain/sso/sso-callback';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import { Notice } from '../../components/feedback/notice.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { paths } from '../../paths.ts';
import { CallbackBox } from './callback-box.tsx';
import { ContinueLink } from './continue-link.tsx';
import { FailureSentence } from './failure-sentence.tsx';

export interface Failure {
  kind: ProviderKind;
  step: 'signIn' | 'link';
  error: unknown;
}

const titles = {
  loading: 'signIn.title',
  loginFailure: 'signIn.title',
  googleFailure: 'sso.google.failed',
  microsoftFailure: 'sso.microsoft.failed',
  oidcFailure: 'sso.failed',
  linkFailure: 'sso.notLinkedTitle',
} as const satisfies Record<CallbackState, ConstantKey>;

/** A failed provider sign-in or linking: the reason, and a way back. */
export function CallbackWarning({ kind, step, error }: Failure) {
  return (
    <CallbackBox title={text(titles[failureState(kind, step)])} takesFocus>
      <chakra.div display="grid" gap={4}>
        <Notice tone="warning">
          <FailureSentence error={error} />
        </Notice>
        {describeError(error).key === 'sso.guest' && <PasswordInstead />}
        <ContinueLink />
      </chakra.div>
    </CallbackBox>
  );
}

/** Suggests a password to a person whose provider account does not work here. */
function PasswordInstead() {
  return (
    <>
      <chakra.p textStyle="sm" color="fg.muted">
        {text('sso.guest.advice')}
      </chakra.p>
      <Button asChild size="lg" variant="outline">
        <Link href={paths.forgotPassword}>{text('sso.resetPassword')}</Link>
      </Button>
    </>
  );
}
