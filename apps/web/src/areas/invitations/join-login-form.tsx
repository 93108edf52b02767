import { text } from '@campus/contracts/core/messages';
import { loginAndJoin } from '@campus/contracts/invitations/joining';
import { Form } from '../../components/form/form.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useEnterSession } from '../../shell/enter-session.ts';
import { trpc } from '../../trpc.ts';
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
      <TextField
        form={form}
        name="email"
        label={text('field.email')}
        type="email"
        autoComplete="username"
        readOnly
      />
      <PasswordField
        form={form}
        name="password"
        label={text('field.password')}
        autoComplete="current-password"
        autoFocus
      />
      <SubmitButton form={form} size="lg" mt={1}>
        {text('join.logIn')}
      </SubmitButton>
    </Form>
  );
}
