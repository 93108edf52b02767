import { reasonText } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import { columnFieldWords } from '@campus/contracts/imports/import-words';
import { correctImportRow, type ImportRow } from '@campus/contracts/imports/imports';
import { Dialog } from '@chakra-ui/react/dialog';
import type * as z from 'zod';
import { DialogForm } from '../../../components/dialog/dialog-form.tsx';
import { SmallDialog } from '../../../components/dialog/small-dialog.tsx';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useContractForm } from '../../../components/form/use-contract-form.ts';
import { trpc } from '../../../trpc.ts';

const schema = correctImportRow.input.pick({ cells: true });

/**
 * Corrects the cells of a row with an error in its plan. The dialog stays open, with the next reason, until the row is
 * right.
 */
export function CorrectDialog({
  accountId,
  taskId,
  row,
  onClose,
}: {
  accountId: string;
  taskId: string;
  row: ImportRow;
  onClose: () => void;
}) {
  const form = useContractForm(schema, { cells: row.cells });
  const notify = useNotify();
  const { imports } = trpc.useUtils();
  const { mutateAsync } = trpc.imports.correctRow.useMutation({ onSettled: () => imports.invalidate() });
  const line = String(row.line);
  const title = text('imports.correct.title', { line });
  const submit = async ({ cells }: z.output<typeof schema>) => {
    const { row: judged } = await mutateAsync({ accountId, taskId, position: row.position, cells });
    if (judged.action === 'error') return form.setError('root', { message: reasonText(judged) });
    notify.success(text('imports.correct.done', { line, action: text(`imports.action.${judged.action}`) }));
    onClose();
  };
  return (
    <SmallDialog title={title} running={form.formState.isSubmitting} onClose={onClose}>
      <Dialog.Body pb={6}>
        <Dialog.Description mb={4}>
          {reasonText(row)} {text('imports.correct.about')}
        </Dialog.Description>
        <DialogForm
          form={form}
          label={title}
          onSubmit={submit}
          submitText={text('imports.correct.save')}
          onCancel={onClose}
        >
          {row.cells.map(({ field }, index) => (
            <TextField
              key={field}
              form={form}
              name={`cells.${index}.value`}
              label={columnFieldWords(field)}
              autoComplete="off"
              autoFocus={index === 0}
            />
          ))}
        </DialogForm>
      </Dialog.Body>
    </SmallDialog>
  );
}
