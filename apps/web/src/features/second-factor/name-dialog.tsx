import { text } from '@campus/contracts/core/text';
import { namedPasskey } from '@campus/contracts/second-factor/second-factor';
import { Dialog } from '@chakra-ui/react/dialog';
import { DialogForm } from '../../components/dialog/dialog-form.tsx';
import { SmallDialog } from '../../components/dialog/small-dialog.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { NoPasskey } from './browser-passkeys.ts';

/** Asks for the name of a second factor. */
export function NameDialog({
  title,
  help,
  name = '',
  submitText,
  onNamed,
  onClose,
}: {
  title: string;
  help?: string;
  name?: string;
  submitText: string;
  onNamed: (name: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const form = useContractForm(namedPasskey, { name });
  const submit = async (entered: { name: string }) => {
    try {
      await onNamed(entered.name);
    } catch (error) {
      if (!(error instanceof NoPasskey)) throw error;
      form.setError('root', { message: error.message });
    }
  };
  return (
    <SmallDialog title={title} running={form.formState.isSubmitting} onClose={onClose}>
      <Dialog.Body pb={6}>
        {help && <Dialog.Description mb={4}>{help}</Dialog.Description>}
        <DialogForm form={form} label={title} onSubmit={submit} submitText={submitText} onCancel={onClose}>
          <TextField
            form={form}
            name="name"
            label={text('secondFactor.passkey.name')}
            autoComplete="off"
            autoFocus
          />
        </DialogForm>
      </Dialog.Body>
    </SmallDialog>
  );
}
