import '@campus/contracts/messages/tasks-page';
import { text } from '@campus/contracts/messages';
import type { Task } from '@campus/contracts/tasks';
import { IconButton } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { ArrowLeft, X } from 'lucide-react';
import { useState } from 'react';
import { TaskDetails } from './task-details.tsx';
import { TaskList } from './task-list.tsx';

interface TaskDrawerProps {
  tasks: readonly Task[];
  seenAt: number;
  onClose: () => void;
}

/** The account's tasks beside whatever page is shown, and each of them by itself. */
export function TaskDrawer({ tasks, seenAt, onClose }: TaskDrawerProps) {
  const [chosen, setChosen] = useState<string>();
  const [shown, setShown] = useState(false);
  const task = shown ? tasks.find(({ id }) => id === chosen) : undefined;
  const show = (taskId: string) => {
    setChosen(taskId);
    setShown(true);
  };
  return (
    <Drawer.Root open size="md" onOpenChange={(details) => details.open || onClose()}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
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
                <IconButton size="sm" variant="ghost" aria-label={text('tasks.close')}>
                  <X size={16} />
                </IconButton>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body px={task ? 6 : 0}>
              {task ? (
                <TaskDetails taskId={task.id} />
              ) : (
                <TaskList tasks={tasks} seenAt={seenAt} focused={chosen} onShow={show} />
              )}
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
