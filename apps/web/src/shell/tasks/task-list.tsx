import { reasonText } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import '@campus/contracts/tasks/page-messages';
import type { Task } from '@campus/contracts/tasks/tasks';
import { isUnderWay } from '@campus/domain/tasks/tasks';
import { chakra } from '@chakra-ui/react/styled-system';
import { TimeText } from '../../components/feedback/time-text.tsx';
import { TaskProgress } from './task-progress.tsx';
import { TaskStatusBadge } from './task-status-badge.tsx';
import { taskCounts } from './task-words.ts';

/** Lists the account's tasks, with the progress of running ones. */
export function TaskList({
  tasks,
  seenAt,
  focused,
  onShow,
}: {
  tasks: readonly Task[];
  seenAt: number;
  /** The task that gets the initial focus, after returning from it. */
  focused: string | undefined;
  onShow: (taskId: string) => void;
}) {
  return (
    <>
      <chakra.p px={6} pb={4} textStyle="xs" color="fg.muted">
        {text('tasks.kept')}
      </chakra.p>
      <ul>
        {tasks.map((task) => (
          <Entry key={task.id}>
            <chakra.span display="flex" alignItems="center" justifyContent="space-between" gap={2}>
              <chakra.button type="button" autoFocus={task.id === focused} onClick={() => onShow(task.id)}>
                {text(`tasks.kind.${task.kind}`)}
              </chakra.button>
              <TaskStatusBadge task={task} />
            </chakra.span>
            {isUnderWay(task.status) ? (
              <TaskProgress task={task} seenAt={seenAt} />
            ) : (
              <chakra.p textStyle="xs" color="fg.muted" _empty={{ display: 'none' }}>
                {task.status === 'planned'
                  ? text('tasks.page.planned')
                  : [reasonText(task), ...taskCounts(task)].filter(Boolean).join(' · ')}
              </chakra.p>
            )}
            <chakra.p textStyle="xs" color="fg.subtle">
              <bdi>{task.requestedBy.name || task.requestedBy.email}</bdi>
              {' · '}
              <TimeText value={task.createdAt} withTime />
            </chakra.p>
          </Entry>
        ))}
      </ul>
    </>
  );
}

/** The whole item is clickable. */
const Entry = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: 1,
    px: 6,
    py: 2.5,
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    textStyle: 'sm',
    _hover: { bg: 'bg.hover' },
    '& button': {
      fontWeight: 'medium',
      textAlign: 'start',
      cursor: 'pointer',
      outline: 'none',
      _after: { content: '""', position: 'absolute', inset: 0 },
      _focusVisible: {
        _after: { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '-2px' },
      },
    },
  },
});
