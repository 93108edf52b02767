import { text } from '@campus/contracts/core/text';
import { checkedRegistration } from '@campus/contracts/invitations/joining';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { AllRequired } from '../../../components/form/all-required.tsx';
import { CheckboxField } from '../../../components/form/checkbox-field.tsx';
import { EmailField } from '../../../components/form/email-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { NameFields } from '../../../components/form/name-fields.tsx';
import { NewPasswordFields } from '../../../components/form/new-password-fields.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useContractForm } from '../../../components/form/use-contract-form.ts';
import { LicenseLabel } from '../../../components/input/license-label.tsx';
import { describeError } from '../../../lib/describe-error.ts';
import { useConsole } from '../../../lib/use-console.ts';
import { usePasswordOwner } from '../../../lib/use-password-owner.ts';
import { useEnterSession } from '../../../shell/enter-session.ts';
import { trpc } from '../../../trpc.ts';
import type { JoinProps } from './join-props.ts';

/** The invited person has no user yet, and registers to join. */
export function RegistrationForm({ invitationId, invitation, onJoined }: JoinProps) {
  const form = useContractForm(checkedRegistration, {
    invitationId,
    email: invitation.email,
    firstName: invitation.firstName,
    lastName: invitation.lastName,
    password: '',
    confirmation: '',
    consent: false,
  });
  const names = useWatch({ control: form.control, name: ['firstName', 'lastName'] });
  const owner = usePasswordOwner({ email: invitation.email, names });
  const register = useRegister(onJoined);
  const { licenseUrl } = useConsole();
  return (
    <Form form={form} label={text('join.register.label')} onSubmit={register}>
      <AllRequired />
      <EmailField form={form} name="email" readOnly />
      <NameFields form={form} firstName="firstName" lastName="lastName" autoFocus />
      <NewPasswordFields form={form} name="password" confirmation="confirmation" owner={owner} />
      <CheckboxField
        form={form}
        name="consent"
        required
        label={
          <LicenseLabel url={licenseUrl} sentence={(license) => text('join.register.consent', { license })} />
        }
      />
      <SubmitButton form={form} size="lg" mt={1}>
        {text('join.register')}
      </SubmitButton>
    </Form>
  );
}

/** Registers and signs in. An error that asks for a refresh reloads the page. */
function useRegister(onJoined: JoinProps['onJoined']) {
  const { mutateAsync } = trpc.invitations.register.useMutation();
  const enterSession = useEnterSession();
  return async (registration: z.output<typeof checkedRegistration>) => {
    try {
      const { user, accountId } = await mutateAsync(registration);
      enterSession(user);
      onJoined(accountId);
    } catch (error) {
      if (describeError(error).key === 'invitations.refresh') window.location.reload();
      throw error;
    }
  };
}
