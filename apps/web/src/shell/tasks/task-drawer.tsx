import { text } from '@campus/contracts/core/text';
import type { Task } from '@campus/contracts/tasks/tasks';
import { IconButton } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { ArrowLeft, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Loading } from '../../components/feedback/loading.tsx';
import { lazyPage } from '../../lib/lazy-page.ts';

export const TaskList = lazyPage(() => import('./task-list.tsx'), 'TaskList');
const TaskDetails = lazyPage(() => import('./task-details.tsx'), 'TaskDetails');

/** The drawer of the tray, with the list of the account's tasks or a single task. */
export function TaskDrawer(props: { tasks: readonly Task[]; seenAt: number }) {
  return (
    <Portal>
      <Drawer.Backdrop />
      <Drawer.Positioner>
        <Drawer.Content>
          <Panel {...props} />
        </Drawer.Content>
      </Drawer.Positioner>
    </Portal>
  );
}

function Panel({ tasks, seenAt }: { tasks: readonly Task[]; seenAt: number }) {
  const [chosen, setChosen] = useState<string>();
  const [shown, setShown] = useState(false);
  const task = shown ? tasks.find(({ id }) => id === chosen) : undefined;
  const show = (taskId: string) => {
    setChosen(taskId);
    setShown(true);
  };
  return (
    <>
      <Drawer.Header>
        {task && (
          <IconButton
            autoFocus
            size="sm"
            variant="ghost"
            aria-label={text('tasks.back')}
            onClick={() => setShown(false)}
          >
            <ArrowLeft size={16} />
          </IconButton>
        )}
        <Drawer.Title>{text(task ? `tasks.kind.${task.kind}` : 'tasks.title')}</Drawer.Title>
        <Drawer.CloseTrigger asChild>
          <IconButton size="sm" variant="ghost" aria-label={text('action.close')}>
            <X size={16} />
          </IconButton>
        </Drawer.CloseTrigger>
      </Drawer.Header>
      <Drawer.Body px={task ? 6 : 0}>
        <Suspense fallback={<Loading />}>
          {task ? (
            <TaskDetails taskId={task.id} />
          ) : (
            <TaskList tasks={tasks} seenAt={seenAt} focused={chosen} onShow={show} />
          )}
        </Suspense>
      </Drawer.Body>
    </>
  );
}
