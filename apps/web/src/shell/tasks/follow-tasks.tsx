import { reasonText } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import type { Task } from '@campus/contracts/tasks/tasks';
import { isOpen } from '@campus/domain/tasks/tasks';
import { createContext, type ReactNode, use, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { trpc } from '../../trpc.ts';
import { useTask } from './use-tasks.ts';

/** Called once when a task has ended: done, failed, or cancelled. */
export type OnTaskEnd = (ended: Task) => void;

/** `failure` is the message for a failed task, shown before the reason. */
type FollowTask = (task: Task, onEnd?: OnTaskEnd, failure?: string) => void;

const FollowContext = createContext<FollowTask | undefined>(undefined);

interface Followed {
  task: Task;
  onEnd: OnTaskEnd;
  failure: string | undefined;
}

/** Follows the tasks started in this tab until they end, on any page. */
export function FollowTasks({ children }: { children: ReactNode }) {
  const [followed, setFollowed] = useState<readonly Followed[]>([]);
  const { tasks } = trpc.useUtils();
  const follow = useCallback<FollowTask>(
    (task, onEnd = () => undefined, failure) => {
      setFollowed((now) => [...now.filter((other) => other.task.id !== task.id), { task, onEnd, failure }]);
      void tasks.list.invalidate();
    },
    [tasks],
  );
  return (
    <FollowContext value={follow}>
      {children}
      {followed.map(({ task, onEnd, failure }) => (
        <Follower
          key={task.id}
          task={task}
          failure={failure}
          onEnd={(ended) => {
            setFollowed((now) => now.filter((other) => other.task.id !== task.id));
            void tasks.list.invalidate();
            onEnd(ended);
          }}
        />
      ))}
    </FollowContext>
  );
}

/**
 * Returns a function that follows a new task until it ends. The tray in the top bar shows the progress.
 * `onEnd` receives the result, also after its page was left. The tray notifies of failures and cancellations,
 * and the caller of success.
 */
export function useFollowTask(): FollowTask {
  const follow = use(FollowContext);
  if (!follow) throw new Error('useFollowTask needs FollowTasks above it.');
  return follow;
}

function Follower({ task, onEnd, failure }: Followed) {
  const notify = useNotify();
  const { data } = useTask(task.id, task);
  const ended = data && !isOpen(data.task.status) ? data.task : undefined;
  const end = useEffectEvent((last: Task) => {
    const name = text(`tasks.kind.${last.kind}`);
    if (last.status === 'failed')
      notify.error(last, () =>
        failure
          ? `${failure} ${reasonText(last)}`
          : text('tasks.ended.failed', { task: name, reason: reasonText(last) }),
      );
    if (last.status === 'cancelled') notify.info(text('tasks.ended.cancelled', { task: name }));
    onEnd(last);
  });
  useEffect(() => {
    if (ended) end(ended);
  }, [ended]);
  return null;
}
