import '@campus/contracts/tasks/page-messages';
import { text } from '@campus/contracts/core/text';
import { isUnderWay, type TaskStatus } from '@campus/domain/tasks/tasks';
import { Page } from '../../components/layout/page.tsx';
import { TaskDetails } from '../../shell/tasks/task-details.tsx';
import { useTask } from '../../shell/tasks/use-tasks.ts';

/** The page of one task, which mails link to. */
export function TaskPage({ taskId }: { taskId: string }) {
  const { data } = useTask(taskId);
  return (
    <Page
      title={data ? text(`tasks.kind.${data.task.kind}`) : text('tasks.title')}
      description={text(`tasks.page.${phaseOf(data?.task.status)}`)}
    >
      <TaskDetails taskId={taskId} />
    </Page>
  );
}

function phaseOf(status: TaskStatus | undefined) {
  if (status === 'planned') return 'planned';
  return status && isUnderWay(status) ? 'open' : 'ended';
}
