import { noun, text } from '@campus/contracts/core/text';
import { exportSpaces, timeFormats } from '@campus/contracts/private-spaces/private-spaces';
import { exportSorts } from '@campus/domain/private-spaces/private-spaces';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import type * as z from 'zod';
import { DialogForm } from '../../components/dialog/dialog-form.tsx';
import { SmallDialog } from '../../components/dialog/small-dialog.tsx';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { useSave } from '../../components/feedback/use-save.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { formatCount, timeZone } from '../../lib/format.ts';
import { unlessSessionOver } from '../../lib/session-over.ts';
import { useUser } from '../../shell/session.tsx';
import { useFollowTask } from '../../shell/tasks/follow-tasks.tsx';
import { trpc } from '../../trpc.ts';
import { filterOf, type SpacesState } from './use-spaces.ts';

const schema = exportSpaces.input.pick({ sort: true, direction: true, timeFormat: true });

/** Asks for the order and the time format of an export, then starts it. */
export function ExportDialog({
  accountId,
  state,
  total,
  onClose,
}: {
  accountId: string;
  state: SpacesState;
  total: number;
  onClose: () => void;
}) {
  const { sort, direction } = state;
  const form = useContractForm(schema, { sort, direction, timeFormat: '24h' });
  const { email } = useUser();
  const start = useExport(accountId, state);
  const title = text('privateSpaces.export.title');
  const spaces = formatCount(total, noun('noun.privateSpace'));
  return (
    <SmallDialog title={title} running={form.formState.isSubmitting} onClose={onClose}>
      <Dialog.Body>
        <Dialog.Description mb={4}>
          {text('privateSpaces.export.about', { spaces, email })}
        </Dialog.Description>
        <DialogForm
          form={form}
          label={title}
          onSubmit={(asked) => start(asked).then(onClose, unlessSessionOver(onClose))}
          submitText={text('privateSpaces.export.start')}
          onCancel={onClose}
        >
          <SelectField form={form} name="sort" label={text('privateSpaces.export.sort')} options={sorts()} />
          <SelectField
            form={form}
            name="direction"
            label={text('privateSpaces.export.direction')}
            options={[
              { value: 'desc', label: text('privateSpaces.export.descending') },
              { value: 'asc', label: text('privateSpaces.export.ascending') },
            ]}
          />
          <SelectField
            form={form}
            name="timeFormat"
            label={text('privateSpaces.export.timeFormat')}
            options={timeFormats.map((value) => ({ value, label: text(`privateSpaces.export.${value}`) }))}
          />
          <chakra.p textStyle="sm" color="fg.muted">
            {text('privateSpaces.export.zone', { zone: timeZone })}
          </chakra.p>
        </DialogForm>
      </Dialog.Body>
    </SmallDialog>
  );
}

const sorts = () => exportSorts.map((value) => ({ value, label: text(`privateSpaces.column.${value}`) }));

type ExportQuery = Pick<z.output<typeof exportSpaces.input>, 'sort' | 'direction' | 'timeFormat'>;

/** Starts an export of the spaces that match the filters. The result is emailed. */
function useExport(accountId: string, state: SpacesState) {
  const notify = useNotify();
  const follow = useFollowTask();
  const { email } = useUser();
  const { mutateAsync } = useSave(trpc.privateSpaces.export, {
    done: ({ task }) => {
      const onEnd = ({ status, done }: typeof task) => {
        const spaces = formatCount(done, noun('noun.privateSpace'));
        if (status === 'done') notify.success(text('privateSpaces.export.done', { spaces, email }));
      };
      follow(task, onEnd, text('privateSpaces.export.notMade'));
      return text('privateSpaces.export.started');
    },
    failed: (reason) => text('privateSpaces.export.failed', { reason }),
  });
  return (asked: ExportQuery) => mutateAsync({ ...filterOf(accountId, state), ...asked });
}
