import { text } from '@campus/contracts/core/messages';
import { deleteAccount } from '@campus/contracts/profile/profile';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation } from 'wouter';
import type * as z from 'zod';
import { useTell } from '../../components/feedback/toasts.tsx';
import { Form } from '../../components/form/form.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { describeError } from '../../lib/describe-error.ts';
import { paths } from '../../paths.ts';
import { trpc } from '../../trpc.ts';

type Wanted = z.output<typeof deleteAccount.input>;

/** Asks for the email address, and for the password where the session began with one. */
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
  const running = form.formState.isSubmitting;
  const remove = useDeleteAccount();

  const submit = async (wanted: Wanted) => {
    if (wanted.confirmation.toLowerCase() !== email.toLowerCase())
      return form.setError('confirmation', { message: text('profile.delete.confirmation') });
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
    <Form form={form} label={text('profile.delete.title')} onSubmit={submit}>
      <TextField
        form={form}
        name="confirmation"
        label={text('profile.delete.email', { email })}
        autoComplete="off"
        autoFocus
      />
      {passwordNeeded && (
        <PasswordField
          form={form}
          name="currentPassword"
          label={text('field.currentPassword')}
          autoComplete="current-password"
        />
      )}
      <chakra.div display="flex" justifyContent="flex-end" gap={2}>
        <Button variant="outline" disabled={running} onClick={onClose}>
          {text('action.cancel')}
        </Button>
        <SubmitButton form={form} colorPalette="red">
          {text('profile.delete.button')}
        </SubmitButton>
      </chakra.div>
    </Form>
  );
}

/** Deletes the own user, and lets the browser forget the person. A failure is told, and thrown to the form. */
function useDeleteAccount() {
  const tell = useTell();
  const [, navigate] = useLocation();
  const { mutateAsync } = trpc.profile.deleteAccount.useMutation({
    onError: (error) => tell.error(error, () => text('profile.notDeleted')),
  });
  return async (wanted: Wanted) => {
    await mutateAsync(wanted);
    tell.success(text('profile.deleted'));
    navigate(paths.logout, { replace: true });
  };
}
