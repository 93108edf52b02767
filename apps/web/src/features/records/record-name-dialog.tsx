import { recordName } from '@campus/contracts/core/record-name';
import { Dialog } from '@chakra-ui/react/dialog';
import * as z from 'zod';
import { DialogForm } from '../../components/dialog/dialog-form.tsx';
import { SmallDialog } from '../../components/dialog/small-dialog.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';

const schema = z.object({ name: recordName });

interface Texts {
  title: string;
  about: string;
  /** Of the input. */
  label: string;
  save: string;
}

/** Asks for the name of a record. */
export function RecordNameDialog({
  texts: { title, about, label, save },
  name,
  onNamed,
  onClose,
}: {
  texts: Texts;
  name: string;
  onNamed: (name: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const form = useContractForm(schema, { name });
  const submit = async (entered: { name: string }) => {
    await onNamed(entered.name);
    onClose();
  };
  return (
    <SmallDialog title={title} running={form.formState.isSubmitting} onClose={onClose}>
      <Dialog.Body pb={6}>
        <Dialog.Description mb={4}>{about}</Dialog.Description>
        <DialogForm form={form} label={title} onSubmit={submit} submitText={save} onCancel={onClose}>
          <TextField form={form} name="name" label={label} autoComplete="off" autoFocus />
        </DialogForm>
      </Dialog.Body>
    </SmallDialog>
  );
}
