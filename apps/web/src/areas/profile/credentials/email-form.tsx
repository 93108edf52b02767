import { text } from '@campus/contracts/core/text';
import { changeEmail } from '@campus/contracts/passwords/email-change';
import { useState } from 'react';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useContractForm } from '../../../components/form/use-contract-form.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { useUser } from '../../../shell/session.tsx';
import { trpc } from '../../../trpc.ts';
import { CurrentPasswordDialog } from './current-password-dialog.tsx';
import { PendingEmail } from './pending-email.tsx';

const schema = changeEmail.input.pick({ email: true });
const aboutTheEmail = ['email.taken', 'email.unchanged'];

/** Changes the login email. */
export function EmailForm() {
  const user = useUser();
  const form = useContractForm(schema, { email: '' });
  const [email, setEmail] = useState<string>();
  const change = useChangeEmail();
  const close = () => setEmail(undefined);

  const ask = async (entered: { email: string }) => {
    if (entered.email === user.email.toLowerCase())
      form.setError('email', { message: text('email.unchanged') }, { shouldFocus: true });
    else setEmail(entered.email);
  };
  const confirm = async (newEmail: string, currentPassword: string) => {
    try {
      await change({ email: newEmail, currentPassword });
      form.reset();
    } catch (error) {
      const { key = '', message } = describeError(error);
      if (!aboutTheEmail.includes(key)) throw error;
      form.setError('email', { message: failed(message) });
    }
    close();
  };
  return (
    <>
      <Form form={form} label={text('profile.email.change')} onSubmit={ask}>
        <TextField
          form={form}
          name="email"
          label={text('profile.email.label')}
          type="email"
          autoComplete="email"
          help={text('profile.email.now', { email: user.email })}
        />
        <SubmitButton form={form} variant="outline" alignSelf="flex-start">
          {text('profile.email.change')}
        </SubmitButton>
      </Form>
      <PendingEmail />
      {email !== undefined && (
        <CurrentPasswordDialog
          title={text('profile.email.ask', { email })}
          message={text('profile.email.consequence', { email: user.email })}
          confirmText={text('profile.email.change')}
          failed={failed}
          onConfirm={(currentPassword) => confirm(email, currentPassword)}
          onClose={close}
        />
      )}
    </>
  );
}

function failed(reason: string): string {
  return text('profile.email.failed', { reason });
}

/** Requests an email change. Rethrows a failure to the form, which shows it at the field. */
function useChangeEmail() {
  const { auth } = trpc.useUtils();
  const notify = useNotify();
  return trpc.auth.changeEmail.useMutation({
    onSuccess: (_, { email }) => notify.success(text('email.asked', { email })),
    onSettled: () => auth.credentials.invalidate(),
  }).mutateAsync;
}
