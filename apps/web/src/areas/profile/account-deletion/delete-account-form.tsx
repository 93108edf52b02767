import { text } from '@campus/contracts/core/text';
import { deleteAccount } from '@campus/contracts/profile/profile';
import { refuseDeletion } from '@campus/domain/profile/deletion';
import { useLocation } from 'wouter';
import type * as z from 'zod';
import { DialogForm } from '../../../components/dialog/dialog-form.tsx';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { CurrentPasswordField } from '../../../components/form/current-password-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useContractForm } from '../../../components/form/use-contract-form.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { paths } from '../../../paths.ts';
import { trpc } from '../../../trpc.ts';

type DeletionInput = z.output<typeof deleteAccount.input>;

/** Asks for the email address and, if the session began with a password, for the password. */
export function DeleteAccountForm({
  email,
  passwordNeeded,
  onRunning,
  onClose,
}: {
  email: string;
  passwordNeeded: boolean;
  onRunning: (running: boolean) => void;
  onClose: () => void;
}) {
  const form = useContractForm(deleteAccount.input, { confirmation: '', currentPassword: '' });
  const remove = useDeleteAccount();

  const submit = async (wanted: DeletionInput) => {
    const refusal = refuseDeletion({ confirmation: wanted.confirmation, email });
    if (refusal) return form.setError('confirmation', { message: text(refusal) });
    if (passwordNeeded && wanted.currentPassword === '')
      return form.setError('currentPassword', { message: text('auth.password.required') });
    onRunning(true);
    try {
      await remove(wanted);
    } catch (error) {
      const { key, message } = describeError(error);
      if (key !== 'password.currentWrong') throw error;
      form.setError('currentPassword', { message }, { shouldFocus: true });
    } finally {
      onRunning(false);
    }
  };
  return (
    <DialogForm
      form={form}
      label={text('profile.delete.title')}
      onSubmit={submit}
      submitText={text('profile.delete.button')}
      danger
      onCancel={onClose}
    >
      <TextField
        form={form}
        name="confirmation"
        label={text('profile.delete.email', { email })}
        autoComplete="off"
        autoFocus
      />
      {passwordNeeded && <CurrentPasswordField form={form} name="currentPassword" />}
    </DialogForm>
  );
}

/**
 * Deletes the person's own user and clears the browser's data. Shows a failure and rethrows it to the form.
 */
function useDeleteAccount() {
  const notify = useNotify();
  const [, navigate] = useLocation();
  const { mutateAsync } = useSave(trpc.profile.deleteAccount, {
    failed: () => text('profile.notDeleted'),
  });
  return async (wanted: DeletionInput) => {
    await mutateAsync(wanted);
    notify.session(text('profile.deleted'));
    navigate(paths.logout, { replace: true });
  };
}
