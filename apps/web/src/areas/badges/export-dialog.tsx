import { exportBadgeAssignments } from '@campus/contracts/badges/badges';
import { text } from '@campus/contracts/core/text';
import { resultEmail } from '@campus/contracts/tasks/tasks';
import { Dialog } from '@chakra-ui/react/dialog';
import * as z from 'zod';
import { DialogForm } from '../../components/dialog/dialog-form.tsx';
import { SmallDialog } from '../../components/dialog/small-dialog.tsx';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { useSave } from '../../components/feedback/use-save.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { unlessSessionOver } from '../../lib/session-over.ts';
import { useUser } from '../../shell/session.tsx';
import { useFollowTask } from '../../shell/tasks/follow-tasks.tsx';
import { trpc } from '../../trpc.ts';

type Exported = z.output<typeof exportBadgeAssignments.input>;

export interface ExportDialogProps {
  accountId: string;
  /** The members who match the filters; undefined if the filters exclude nobody or match nobody. */
  filtered: (Pick<Exported, 'search' | 'badgeId'> & { count: string }) | undefined;
  onClose: () => void;
}

const schema = exportBadgeAssignments.input
  .pick({ recipient: true })
  .extend({ recipient: resultEmail, members: z.enum(['all', 'filtered']) });

/** Asks for the recipient and the members of an assignments export, then starts it. */
export function ExportDialog({ accountId, filtered, onClose }: ExportDialogProps) {
  const form = useContractForm(schema, { recipient: useUser().email, members: 'all' });
  const start = useExport(accountId);
  const title = text('badges.export.ask');
  return (
    <SmallDialog title={title} running={form.formState.isSubmitting} onClose={onClose}>
      <Dialog.Body>
        <Dialog.Description mb={4}>{text('badges.export.message')}</Dialog.Description>
        <DialogForm
          form={form}
          label={title}
          onSubmit={({ recipient, members }) => {
            const { search = '', badgeId } = (members === 'filtered' && filtered) || {};
            return start({ recipient, search, badgeId }).then(onClose, unlessSessionOver(onClose));
          }}
          submitText={text('badges.export')}
          onCancel={onClose}
        >
          {filtered && (
            <SelectField
              form={form}
              name="members"
              label={text('badges.export.members')}
              options={[
                { value: 'all', label: text('badges.assignments.all') },
                { value: 'filtered', label: text('badges.export.filtered', { members: filtered.count }) },
              ]}
            />
          )}
          <TextField form={form} name="recipient" type="email" label={text('badges.export.recipient')} />
        </DialogForm>
      </Dialog.Body>
    </SmallDialog>
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
  return (wanted: Omit<Exported, 'accountId'>) => mutateAsync({ accountId, ...wanted });
}
