import { noun, text } from '@campus/contracts/core/text';
import type { Task } from '@campus/contracts/tasks/tasks';
import type { Entry } from '@campus/domain/rooms/entries';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { type ReactNode, useState } from 'react';
import { SmallDialog } from '../../../components/dialog/small-dialog.tsx';
import { BusyButton } from '../../../components/feedback/busy-button.tsx';
import { Loading } from '../../../components/feedback/loading.tsx';
import { formatCount } from '../../../lib/format.ts';
import { useTask } from '../../../shell/tasks/use-tasks.ts';
import { useRooms } from '../rooms-context.ts';
import { BulkEffect } from './bulk-effect.tsx';
import { BulkFields, type BulkValues } from './bulk-fields.tsx';
import { BulkPlan } from './bulk-plan.tsx';
import type { BulkEdits } from './use-bulk-edits.ts';

/** Asks what to change in the chosen entries, previews the result for each, and applies it. */
export function BulkDialog({
  chosen,
  edits,
  onApplied,
  onClose,
}: {
  /** The entries to change. */
  chosen: readonly Entry[];
  edits: BulkEdits;
  onApplied: () => void;
  onClose: () => void;
}) {
  const [values, setValues] = useState<BulkValues>({});
  const [planned, setPlanned] = useState<Task>();
  const [isBack, setIsBack] = useState(false);
  const { plan, apply, discard, isSaving } = edits;
  const leave = () => {
    if (planned) discard(planned);
    onClose();
  };
  const back = () => {
    if (planned) discard(planned);
    setPlanned(undefined);
    setIsBack(true);
  };
  const confirm = async (task: Task) => {
    if (!(await apply(task))) return;
    onApplied();
    onClose();
  };
  return (
    <SmallDialog
      title={text('rooms.bulk.title', { entries: formatCount(chosen.length, noun('noun.roomEntry')) })}
      running={isSaving}
      onClose={leave}
    >
      {planned ? (
        <Planned
          task={planned}
          effect={<BulkEffect chosen={chosen} values={values} />}
          isSaving={isSaving}
          onBack={back}
          onApply={(task) => void confirm(task)}
        />
      ) : (
        <>
          <Dialog.Body>
            <BulkFields values={values} onChange={setValues} />
          </Dialog.Body>
          <Dialog.Footer>
            <Button variant="outline" disabled={isSaving} onClick={leave}>
              {text('action.cancel')}
            </Button>
            <BusyButton
              autoFocus={isBack}
              busy={isSaving}
              disabled={Object.keys(values).length === 0}
              onClick={() =>
                void plan(
                  chosen.map(({ id }) => id),
                  values,
                ).then(setPlanned)
              }
            >
              {text('rooms.bulk.plan')}
            </BusyButton>
          </Dialog.Footer>
        </>
      )}
    </SmallDialog>
  );
}

function Planned({
  task,
  effect,
  isSaving,
  onBack,
  onApply,
}: {
  task: Task;
  /** The access that the plan grants and removes. */
  effect: ReactNode;
  isSaving: boolean;
  onBack: () => void;
  onApply: (task: Task) => void;
}) {
  const { accountId } = useRooms();
  const { id, status, total, failed } = useTask(task.id, task).data?.task ?? task;
  const isPlanned = status === 'planned';
  const isPlanning = status === 'waiting' || status === 'running';
  return (
    <>
      <Dialog.Body aria-busy={isPlanning}>
        {isPlanning ? (
          <Loading label={text('rooms.bulk.planning')} />
        ) : (
          <>
            <BulkPlan accountId={accountId} taskId={id} failed={failed} />
            {effect}
          </>
        )}
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" autoFocus disabled={isSaving} onClick={onBack}>
          {text('rooms.bulk.back')}
        </Button>
        <BusyButton
          busy={isSaving}
          disabled={!isPlanned || (total ?? 0) <= failed}
          onClick={() => onApply(task)}
        >
          {text('rooms.bulk.apply')}
        </BusyButton>
      </Dialog.Footer>
    </>
  );
}
