import { exportBadgeAssignments } from '@campus/contracts/badges/badges';
import { text } from '@campus/contracts/core/messages';
import { Dialog } from '@chakra-ui/react/dialog';
import { DialogForm } from '../../components/dialog/dialog-form.tsx';
import { QuestionDialog } from '../../components/dialog/question-dialog.tsx';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { useSave } from '../../components/feedback/use-save.ts';
import { TextField } from '../../components/form/text-field.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { unlessSessionOver } from '../../lib/session-over.ts';
import { useUser } from '../../shell/session.tsx';
import { useFollowTask } from '../../shell/tasks/follow-tasks.tsx';
import { trpc } from '../../trpc.ts';

const schema = exportBadgeAssignments.input.omit({ accountId: true });

/** Asks for the recipient of the export of assignments, and starts it. */
export function ExportDialog({ accountId, onClose }: { accountId: string; onClose: () => void }) {
  const form = useContractForm(schema, { recipient: useUser().email });
  const start = useExport(accountId);
  const title = text('badges.export.ask');
  return (
    <QuestionDialog title={title} running={form.formState.isSubmitting} onClose={onClose}>
      <Dialog.Body>
        <Dialog.Description mb={4}>{text('badges.export.message')}</Dialog.Description>
        <DialogForm
          form={form}
          label={title}
          onSubmit={({ recipient }) => start(recipient).then(onClose, unlessSessionOver(onClose))}
          submitText={text('badges.export')}
          onCancel={onClose}
        >
          <TextField form={form} name="recipient" type="email" label={text('badges.export.recipient')} />
        </DialogForm>
      </Dialog.Body>
    </QuestionDialog>
  );
}

function useExport(accountId: string) {
  const notify = useNotify();
  const follow = useFollowTask();
  const { mutateAsync } = useSave(trpc.badges.exportAssignments, {
    done: ({ task }, { recipient }) => {
      follow(task, ({ status }) => {
        if (status === 'done') notify.success(text('badges.export.done', { email: recipient }));
      });
      return text('badges.export.started', { email: recipient });
    },
    failed: (reason) => text('badges.export.failed', { reason }),
  });
  return (recipient: string) => mutateAsync({ accountId, recipient });
}
