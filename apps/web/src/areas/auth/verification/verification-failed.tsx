import type { SessionUser } from '@campus/contracts/auth/auth';
import { text } from '@campus/contracts/core/text';
import { verificationFailure } from '@campus/domain/verification/verification';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Sentence } from '../../../components/feedback/sentence.tsx';
import { CenteredCard } from '../../../components/layout/centered-card.tsx';
import { describeError } from '../../../lib/describe-error.ts';
import { useShownSession } from '../../../shell/use-shown-session.ts';
import { trpc } from '../../../trpc.ts';
import { LogInLink } from '../sign-in/log-in-link.tsx';
import { ResendLink } from './resend-link.tsx';
import { ResendVerificationForm } from './resend-verification-form.tsx';
import { useResend } from './use-resend.ts';
import { verificationSentence } from './verification-sentence.ts';

/**
 * Shown when the code was refused or could not be sent: the reason, the signed-in person, and how to get
 * another email.
 */
export function VerificationFailed({
  code,
  error,
  onRetry,
}: {
  code: string;
  error: unknown;
  onRetry: () => void;
}) {
  const session = useShownSession();
  const user = session.data?.user ?? undefined;
  const failure = describeError(error);
  const isRefused = failure.code === 'BAD_REQUEST' || failure.code === 'NOT_FOUND';
  return (
    <CenteredCard
      title={text('verification.failed')}
      takesFocus
      description={
        <>
          <p>{verificationSentence(verificationFailure(code, failure.message))}</p>
          {session.data && <AccountAccess user={user} />}
        </>
      }
    >
      <chakra.div display="grid" gap={4}>
        {!isRefused && (
          <Button size="lg" onClick={onRetry}>
            {text('action.tryAgain')}
          </Button>
        )}
        <LogInLink loggedInToEmailToVerify={user?.emailVerified ?? false} />
        {session.data && !user && <ResendVerificationForm />}
        {user && !user.emailVerified && <ResendOwnVerification email={user.email} />}
      </chakra.div>
    </CenteredCard>
  );
}

/** Shows the address of the signed-in person, and whether it is verified. */
function AccountAccess({ user }: { user: SessionUser | undefined }) {
  if (!user) return <p>{text('verification.notLoggedIn')}</p>;
  const sentence = user.emailVerified ? 'verification.loggedIn.verified' : 'verification.loggedIn.unverified';
  return (
    <p>
      <Sentence text={(email) => text(sentence, { email })}>
        <bdi>{user.email}</bdi>
      </Sentence>
    </p>
  );
}

/** Resends the verification email of a signed-in person. */
function ResendOwnVerification({ email }: { email: string }) {
  const { mutateAsync } = trpc.verification.resendOwn.useMutation();
  const resend = useResend(() => mutateAsync({ world: '' }), { announce: true });
  return <ResendLink resend={resend} email={() => email} />;
}
