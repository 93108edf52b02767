import { nameReportRecord } from '@campus/contracts/analytics/report-records';
import { text } from '@campus/contracts/core/text';
import { Dialog } from '@chakra-ui/react/dialog';
import { DialogForm } from '../../../components/dialog/dialog-form.tsx';
import { SmallDialog } from '../../../components/dialog/small-dialog.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useContractForm } from '../../../components/form/use-contract-form.ts';

const schema = nameReportRecord.input.pick({ name: true });

/** Asks for the name of a kept report. */
export function ReportNameDialog({
  name,
  onNamed,
  onClose,
}: {
  name: string;
  onNamed: (name: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const form = useContractForm(schema, { name });
  const title = text('analytics.record.name.title');
  const submit = async (entered: { name: string }) => {
    await onNamed(entered.name);
    onClose();
  };
  return (
    <SmallDialog title={title} running={form.formState.isSubmitting} onClose={onClose}>
      <Dialog.Body pb={6}>
        <Dialog.Description mb={4}>{text('analytics.record.name.about')}</Dialog.Description>
        <DialogForm
          form={form}
          label={title}
          onSubmit={submit}
          submitText={text('analytics.record.name.save')}
          onCancel={onClose}
        >
          <TextField
            form={form}
            name="name"
            label={text('analytics.record.name')}
            autoComplete="off"
            autoFocus
          />
        </DialogForm>
      </Dialog.Body>
    </SmallDialog>
  );
}
