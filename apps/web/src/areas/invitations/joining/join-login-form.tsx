import { text } from '@campus/contracts/core/text';
import { loginAndJoin } from '@campus/contracts/invitations/joining';
import type { WaitingSignIn } from '@campus/contracts/second-factor/waiting';
import { Suspense, useState } from 'react';
import { Loading } from '../../../components/feedback/loading.tsx';
import { CredentialsFields } from '../../../components/form/credentials-fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useContractForm } from '../../../components/form/use-contract-form.ts';
import { ForgotPasswordLink } from '../../../features/identity/forgot-password-link.tsx';
import { LazySecondFactorStep } from '../../../features/second-factor/lazy-second-factor-step.ts';
import { useEnterSession } from '../../../shell/enter-session.ts';
import { trpc } from '../../../trpc.ts';
import type { JoinProps } from './join-props.ts';

/** The invited person already has a user, and logs in to join. A second factor is asked for afterwards. */
export function JoinLoginForm({ invitationId, invitation, onJoined }: JoinProps) {
  const form = useContractForm(loginAndJoin.input, { invitationId, email: invitation.email, password: '' });
  const login = trpc.invitations.loginAndJoin.useMutation();
  const accept = trpc.invitations.accept.useMutation();
  const enterSession = useEnterSession();
  const [waiting, setWaiting] = useState<WaitingSignIn>();
  if (waiting)
    return (
      <Suspense fallback={<Loading />}>
        <LazySecondFactorStep
          waiting={waiting}
          onSignedIn={async (user) => {
            enterSession(user);
            onJoined((await accept.mutateAsync({ invitationId })).accountId);
          }}
          onExpired={(reason) => {
            setWaiting(undefined);
            form.setError('root', { message: reason });
          }}
        />
      </Suspense>
    );
  return (
    <Form
      form={form}
      label={text('join.logIn.label')}
      unexplained={text('auth.incorrect')}
      onSubmit={async (credentials) => {
        const { user, accountId, waiting: missing } = await login.mutateAsync(credentials);
        if (missing) return setWaiting(missing);
        if (user) enterSession(user);
        if (accountId !== null) onJoined(accountId);
      }}
    >
      <CredentialsFields form={form} emailGiven />
      <ForgotPasswordLink email={invitation.email} />
      <SubmitButton form={form} size="lg" mt={1}>
        {text('join.logIn')}
      </SubmitButton>
    </Form>
  );
}
