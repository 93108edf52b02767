import { addDayNote, type DayNote } from '@campus/contracts/analytics/day-notes';
import { text } from '@campus/contracts/core/text';
import { dayAt } from '@campus/domain/core/days';
import { Dialog } from '@chakra-ui/react/dialog';
import { DialogForm } from '../../../components/dialog/dialog-form.tsx';
import { SmallDialog } from '../../../components/dialog/small-dialog.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useContractForm } from '../../../components/form/use-contract-form.ts';
import { timeZone } from '../../../lib/format.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { useWriteNote } from './use-notes.ts';

const schema = addDayNote.input.pick({ day: true, text: true });

/** Asks for the day and the text of a note. */
export function NoteDialog({
  note,
  onClose,
}: {
  /** The note to change; undefined for a new one. */
  note?: DayNote | undefined;
  onClose: () => void;
}) {
  const form = useContractForm(schema, {
    day: note?.day ?? dayAt(serverNow(), timeZone),
    text: note?.text ?? '',
  });
  const write = useWriteNote(note);
  const title = text(note ? 'analytics.notes.change.title' : 'analytics.notes.add.title');
  const submit = async (entered: Pick<DayNote, 'day' | 'text'>) => {
    await write(entered);
    onClose();
  };
  return (
    <SmallDialog title={title} running={form.formState.isSubmitting} onClose={onClose}>
      <Dialog.Body pb={6}>
        <DialogForm
          form={form}
          label={title}
          onSubmit={submit}
          submitText={text('action.save')}
          onCancel={onClose}
        >
          <TextField form={form} name="day" type="date" label={text('analytics.notes.day')} />
          <TextField
            form={form}
            name="text"
            label={text('analytics.notes.text')}
            help={text('analytics.notes.text.help')}
            autoComplete="off"
          />
        </DialogForm>
      </Dialog.Body>
    </SmallDialog>
  );
}
