import { text } from '@campus/contracts/core/text';
import { resetPassword } from '@campus/contracts/passwords/passwords';
import { useLocation } from 'wouter';
import type * as z from 'zod';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { Form } from '../../../components/form/form.tsx';
import { HiddenUsername } from '../../../components/form/hidden-username.tsx';
import { NewPasswordFields } from '../../../components/form/new-password-fields.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useContractForm } from '../../../components/form/use-contract-form.ts';
import { usePasswordOwner } from '../../../lib/use-password-owner.ts';
import { paths } from '../../../paths.ts';
import { trpc } from '../../../trpc.ts';
import { reasonOfEnd } from './use-reset-link.ts';

/** Sets a new password, entered twice, with the secret of an emailed link. */
export function ResetPasswordForm({
  code,
  email,
  onOver,
}: {
  code: string;
  /** The email of the password's owner; empty if unknown. */
  email: string;
  onOver: (reason: string) => void;
}) {
  const form = useContractForm(resetPassword.input, { code, newPassword: '', confirmation: '' });
  const owner = usePasswordOwner({ email, names: undefined });
  const reset = useReset(email, onOver);
  return (
    <Form form={form} label={text('password.reset')} onSubmit={reset}>
      <HiddenUsername email={email} />
      <NewPasswordFields
        form={form}
        name="newPassword"
        confirmation="confirmation"
        owner={owner}
        isNew
        autoFocus
      />
      <SubmitButton form={form} size="lg" mt={1}>
        {text('password.reset')}
      </SubmitButton>
    </Form>
  );
}

function useReset(email: string, onOver: (reason: string) => void) {
  const notify = useNotify();
  const [, navigate] = useLocation();
  const { mutateAsync } = trpc.auth.resetPassword.useMutation();
  return async (values: z.output<typeof resetPassword.input>) => {
    try {
      await mutateAsync(values);
    } catch (error) {
      const reason = reasonOfEnd(error);
      if (reason !== undefined) return onOver(reason);
      throw error;
    }
    notify.success(text('password.changed'));
    navigate(paths.login, { replace: true, state: { email } });
  };
}
