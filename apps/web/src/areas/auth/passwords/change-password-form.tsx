import { text } from '@campus/contracts/core/text';
import { changePassword } from '@campus/contracts/passwords/passwords';
import type * as z from 'zod';
import { CurrentPasswordField } from '../../../components/form/current-password-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { HiddenUsername } from '../../../components/form/hidden-username.tsx';
import { NewPasswordFields } from '../../../components/form/new-password-fields.tsx';
import { isAboutNewPassword } from '../../../components/form/new-password-refusals.ts';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { type ContractForm, useContractForm } from '../../../components/form/use-contract-form.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { useUser } from '../../../shell/session.tsx';
import { useChangePassword } from '../../../shell/use-change-password.ts';
import { useOwnPassword } from '../../../shell/use-own-password.ts';

/** Changes the password, given the current one. This ends every session, including this one. */
export function ChangePasswordForm() {
  const form = useContractForm(changePassword.input, {
    currentPassword: '',
    newPassword: '',
    confirmation: '',
  });
  const change = useChange(form);
  const { email } = useUser();
  const owner = useOwnPassword();
  return (
    <Form form={form} label={text('password.change')} onSubmit={change}>
      <HiddenUsername email={email} />
      <CurrentPasswordField form={form} name="currentPassword" autoFocus />
      <NewPasswordFields form={form} name="newPassword" confirmation="confirmation" owner={owner} isNew />
      <SubmitButton form={form} size="lg" mt={1}>
        {text('password.change')}
      </SubmitButton>
    </Form>
  );
}

type Schema = typeof changePassword.input;

/** The field of the form that an error belongs to. */
function fieldOf(key: string | undefined): keyof z.input<Schema> | 'root' {
  if (key === 'password.currentWrong') return 'currentPassword';
  return isAboutNewPassword(key) ? 'newPassword' : 'root';
}

function useChange(form: ContractForm<Schema>) {
  const change = useChangePassword();
  return async (values: z.output<Schema>) => {
    try {
      await change(values);
    } catch (error) {
      const { key, message: reason } = describeError(error);
      form.setError(
        fieldOf(key),
        { message: text('password.changeFailed', { reason }) },
        { shouldFocus: true },
      );
    }
  };
}
