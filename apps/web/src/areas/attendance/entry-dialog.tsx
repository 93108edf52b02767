import { personName } from '@campus/contracts/analytics/person-name';
import type { AttendanceRow } from '@campus/contracts/attendance/fields';
import { correctEntry } from '@campus/contracts/attendance/records';
import { sentence } from '@campus/contracts/core/schema-sentences';
import { text } from '@campus/contracts/core/text';
import { isMinutes } from '@campus/domain/attendance/records';
import { Dialog } from '@chakra-ui/react/dialog';
import * as z from 'zod';
import { DialogForm } from '../../components/dialog/dialog-form.tsx';
import { SmallDialog } from '../../components/dialog/small-dialog.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { TextareaField } from '../../components/form/textarea-field.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';

/** An empty field is not 0 minutes. */
const schema = correctEntry.input.pick({ reason: true }).extend({
  minutes: z.string().refine((typed) => isMinutes(minutesOf(typed)), {
    error: sentence('attendance.entry.minutes'),
  }),
});

/** The minutes that were typed, with a point or a comma; NaN for no number. */
function minutesOf(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'));
}

/** Asks for the minutes of one person and the reason, and adds them beside the record as a correction. */
export function EntryDialog({
  row,
  onCorrect,
  onClose,
}: {
  row: AttendanceRow;
  onCorrect: (entered: { personId: string; minutes: number; reason: string }) => Promise<unknown>;
  onClose: () => void;
}) {
  const form = useContractForm(schema, { minutes: String(row.minutes), reason: '' });
  const title = text('attendance.entry.title', { person: personName(row) });
  const submit = async ({ minutes, reason }: z.output<typeof schema>) => {
    await onCorrect({ personId: row.userId, minutes: minutesOf(minutes), reason });
    onClose();
  };
  return (
    <SmallDialog title={title} running={form.formState.isSubmitting} onClose={onClose}>
      <Dialog.Body pb={6}>
        <Dialog.Description mb={4}>{text('attendance.entry.about')}</Dialog.Description>
        <DialogForm
          form={form}
          label={title}
          onSubmit={submit}
          submitText={text('attendance.entry.save')}
          onCancel={onClose}
        >
          <TextField
            form={form}
            name="minutes"
            label={text('attendance.column.minutes')}
            help={text('attendance.entry.minutes.help')}
            inputMode="decimal"
            autoComplete="off"
            autoFocus
          />
          <TextareaField form={form} name="reason" label={text('attendance.entry.reasonLabel')} required />
        </DialogForm>
      </Dialog.Body>
    </SmallDialog>
  );
}
