import '@campus/contracts/messages/tasks-page';
import { text } from '@campus/contracts/messages';
import { isOpen } from '@campus/domain/tasks';
import { Page } from '../../components/page.tsx';
import { TaskDetails } from '../../shell/tasks/task-details.tsx';
import { useTask } from '../../shell/tasks/use-tasks.ts';

/** One task, where the link of a mail leads to. */
export function TaskPage({ taskId }: { taskId: string }) {
  const { data } = useTask(taskId);
  return (
    <Page
      title={data ? text(`tasks.kind.${data.task.kind}`) : text('tasks.title')}
      description={text(data && isOpen(data.task.status) ? 'tasks.page.open' : 'tasks.page.ended')}
    >
      <TaskDetails taskId={taskId} />
    </Page>
  );
}
