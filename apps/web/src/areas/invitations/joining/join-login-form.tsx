import { text } from '@campus/contracts/core/messages';
import { loginAndJoin } from '@campus/contracts/invitations/joining';
import { CredentialsFields } from '../../../components/form/credentials-fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useContractForm } from '../../../components/form/use-contract-form.ts';
import { useEnterSession } from '../../../shell/enter-session.ts';
import { trpc } from '../../../trpc.ts';
import type { JoinProps } from './join-props.ts';

/** The invited person has a user already and logs in to join. */
export function JoinLoginForm({ invitationId, invitation, onJoined }: JoinProps) {
  const form = useContractForm(loginAndJoin.input, { invitationId, email: invitation.email, password: '' });
  const login = trpc.invitations.loginAndJoin.useMutation();
  const enterSession = useEnterSession();
  return (
    <Form
      form={form}
      label={text('join.logIn.label')}
      unexplained={text('auth.incorrect')}
      onSubmit={async (credentials) => {
        const { user, accountId } = await login.mutateAsync(credentials);
        enterSession(user);
        onJoined(accountId);
      }}
    >
      <CredentialsFields form={form} emailGiven />
      <SubmitButton form={form} size="lg" mt={1}>
        {text('join.logIn')}
      </SubmitButton>
    </Form>
  );
}
