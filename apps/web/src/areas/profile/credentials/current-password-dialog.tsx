import { changeEmail } from '@campus/contracts/passwords/email-change';
import { Dialog } from '@chakra-ui/react/dialog';
import { DialogForm } from '../../../components/dialog/dialog-form.tsx';
import { QuestionDialog } from '../../../components/dialog/question-dialog.tsx';
import { CurrentPasswordField } from '../../../components/form/current-password-field.tsx';
import { useContractForm } from '../../../components/form/use-contract-form.ts';
import { describeError } from '../../../lib/describe-error.ts';

const schema = changeEmail.input.pick({ currentPassword: true });

/** Asks for the current password before email or password are changed, and again when it was a wrong one. */
export function CurrentPasswordDialog({
  title,
  message,
  confirmText,
  failed,
  onConfirm,
  onClose,
}: {
  title: string;
  /** The consequence. */
  message: string;
  confirmText: string;
  /** The message for a failure with this reason. */
  failed: (reason: string) => string;
  /** Ends when it is done. A failure is shown in the dialog, which stays. */
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
