import { reasonText } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import '@campus/contracts/tasks/page-messages';
import { isOpen, isUnderWay } from '@campus/domain/tasks/tasks';
import { chakra } from '@chakra-ui/react/styled-system';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Sentence } from '../../components/feedback/sentence.tsx';
import { TimeText } from '../../components/feedback/time-text.tsx';
import { ImportLink } from './import-link.tsx';
import { StopTask } from './stop-task.tsx';
import { TaskFiles } from './task-file.tsx';
import { TaskProgress } from './task-progress.tsx';
import { TaskRows } from './task-rows.tsx';
import { TaskStatusBadge } from './task-status-badge.tsx';
import { taskCounts } from './task-words.ts';
import { useTask } from './use-tasks.ts';

/** All details of a task: its progress or result, its file, and its rows. */
export function TaskDetails({ taskId }: { taskId: string }) {
  const { data, dataUpdatedAt, error, refetch } = useTask(taskId);
  if (!data) return <LoadingOrError error={error} onRetry={() => void refetch()} />;
  const { task } = data;
  const open = isOpen(task.status);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={4} textStyle="sm">
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={2}>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={3} minH={7}>
          <TaskStatusBadge task={task} />
          <chakra.p role="status" fontVariantNumeric="tabular-nums">
            {!open && taskCounts(task).join(' · ')}
          </chakra.p>
          {open && task.status !== 'stopping' && (
            <chakra.div ms="auto">
              <StopTask task={task} />
            </chakra.div>
          )}
        </chakra.div>
        {isUnderWay(task.status) && <TaskProgress task={task} seenAt={dataUpdatedAt} />}
        <chakra.p textStyle="xs" color="fg.muted">
          <Sentence
            text={(time) =>
              text('tasks.asked', { person: task.requestedBy.name || task.requestedBy.email, time })
            }
          >
            <TimeText value={task.createdAt} withTime />
          </Sentence>
          {task.finishedAt !== null && (
            <>
              {' · '}
              <Sentence text={(time) => text('tasks.ended.at', { time })}>
                <TimeText value={task.finishedAt} withTime />
              </Sentence>
            </>
          )}
        </chakra.p>
      </chakra.div>
      {task.reason !== '' && <Notice tone="error">{reasonText(task)}</Notice>}
      <ImportLink task={task} />
      <TaskFiles task={task} />
      <TaskRows taskId={task.id} open={open} />
    </chakra.div>
  );
}
