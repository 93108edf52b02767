import { saveView } from '@campus/contracts/analytics/saved-views';
import { text } from '@campus/contracts/core/text';
import { Dialog } from '@chakra-ui/react/dialog';
import { DialogForm } from '../../../components/dialog/dialog-form.tsx';
import { SmallDialog } from '../../../components/dialog/small-dialog.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useContractForm } from '../../../components/form/use-contract-form.ts';
import { describeError } from '../../../lib/describe-error.ts';

const schema = saveView.input.pick({ name: true });

/** Asks for the name of a view. */
export function ViewNameDialog({
  title,
  about,
  name = '',
  submitText,
  onNamed,
  onClose,
}: {
  title: string;
  about?: string;
  name?: string;
  submitText: string;
  onNamed: (name: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const form = useContractForm(schema, { name });
  const submit = async (entered: { name: string }) => {
    try {
      await onNamed(entered.name);
      onClose();
    } catch (error) {
      const { key, message } = describeError(error);
      if (key !== 'analytics.savedView.name.taken') throw error;
      form.setError('name', { message }, { shouldFocus: true });
    }
  };
  return (
    <SmallDialog title={title} running={form.formState.isSubmitting} onClose={onClose}>
      <Dialog.Body pb={6}>
        {about && <Dialog.Description mb={4}>{about}</Dialog.Description>}
        <DialogForm form={form} label={title} onSubmit={submit} submitText={submitText} onCancel={onClose}>
          <TextField
            form={form}
            name="name"
            label={text('analytics.views.name')}
            autoComplete="off"
            autoFocus
          />
        </DialogForm>
      </Dialog.Body>
    </SmallDialog>
  );
}
