import { text } from '@campus/contracts/core/text';
import type { ImportDetails } from '@campus/contracts/imports/imports';
import { noRecipient } from '@campus/domain/tasks/tasks';
import { chakra } from '@chakra-ui/react/styled-system';
import { Sentence } from '../../components/feedback/sentence.tsx';
import { TimeText } from '../../components/feedback/time-text.tsx';
import { focusStep } from '../../components/focus/focus-step.ts';
import { StopTask } from '../../shell/tasks/stop-task.tsx';
import { TaskStatusBadge } from '../../shell/tasks/task-status-badge.tsx';
import type { BulkTab } from './import-address.ts';
import { isBefore } from './import-phase.ts';
import { PlanActions } from './plan/plan-actions.tsx';

/** The imported file, who uploaded it, its kind, and the possible actions. */
export function ImportHeader({
  tab,
  details,
  isNextStep,
}: {
  tab: BulkTab;
  details: ImportDetails;
  isNextStep: boolean;
}) {
  const { task, fileName, exportEmail } = details;
  const asked = {
    what: text(`tasks.kind.${task.kind}`),
    person: task.requestedBy.name || task.requestedBy.email,
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" gap={3}>
      <chakra.div flex="1 1 16rem" minW={0} display="grid" gap={1}>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={2.5}>
          <chakra.h2
            ref={isNextStep ? focusStep : undefined}
            id="import-file"
            tabIndex={-1}
            textStyle="heading"
            overflowWrap="anywhere"
          >
            <bdi>{fileName}</bdi>
          </chakra.h2>
          <TaskStatusBadge task={task} />
        </chakra.div>
        <chakra.p textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          <Sentence text={(time) => text('imports.asked', { ...asked, time })}>
            <TimeText value={task.createdAt} withTime />
          </Sentence>
          {task.status !== 'cancelled' && exportEmail !== noRecipient && (
            <>
              {' · '}
              {text('imports.mailed', { email: exportEmail })}
            </>
          )}
        </chakra.p>
      </chakra.div>
      {isBefore(task) && <PlanActions tab={tab} details={details} />}
      {task.status === 'running' && <StopTask task={task} />}
    </chakra.div>
  );
}
