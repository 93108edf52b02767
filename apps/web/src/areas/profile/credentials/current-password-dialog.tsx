import { changeEmail } from '@campus/contracts/passwords/email-change';
import { Dialog } from '@chakra-ui/react/dialog';
import { DialogForm } from '../../../components/dialog/dialog-form.tsx';
import { QuestionDialog } from '../../../components/dialog/small-dialog.tsx';
import { CurrentPasswordField } from '../../../components/form/current-password-field.tsx';
import { useContractForm } from '../../../components/form/use-contract-form.ts';
import { describeError } from '../../../lib/describe-error.ts';

const schema = changeEmail.input.pick({ currentPassword: true });

/** Asks for the current password before the email or password changes, and again after a wrong one. */
export function CurrentPasswordDialog({
  title,
  message,
  confirmText,
  failed,
  onConfirm,
  onClose,
}: {
  title: string;
  /** What the change does. */
  message: string;
  confirmText: string;
  /** Returns the message for a failure with this reason. */
  failed: (reason: string) => string;
  /** Resolves when done. If it rejects, the dialog stays open and shows the failure. */
  onConfirm: (currentPassword: string) => Promise<void>;
  onClose: () => void;
}) {
  const form = useContractForm(schema, { currentPassword: '' });
  const running = form.formState.isSubmitting;
  const confirm = async ({ currentPassword }: { currentPassword: string }) => {
    try {
      await onConfirm(currentPassword);
    } catch (error) {
      const { key, message: reason } = describeError(error);
      const field = key === 'password.currentWrong' ? 'currentPassword' : 'root';
      form.setError(field, { message: failed(reason) }, { shouldFocus: true });
    }
  };
  return (
    <QuestionDialog title={title} running={running} onClose={onClose}>
      <Dialog.Body>
        <Dialog.Description mb={4}>{message}</Dialog.Description>
        <DialogForm form={form} label={title} onSubmit={confirm} submitText={confirmText} onCancel={onClose}>
          <CurrentPasswordField form={form} name="currentPassword" />
        </DialogForm>
      </Dialog.Body>
    </QuestionDialog>
  );
}
