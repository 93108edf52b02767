import type { Task } from '@campus/contracts/tasks';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';

/** Told once how a task ended: done, failed or cancelled. */
export type OnTaskEnd = (ended: Task) => void;

type FollowTask = (task: Task, onEnd: OnTaskEnd) => void;

const FollowContext = createContext<FollowTask | undefined>(undefined);

/** Follows the tasks that were begun in this tab to their ends, whichever page is shown meanwhile. */
export function FollowTasks({ children }: { children: ReactNode }) {
  const [, setFollowed] = useState<readonly { task: Task; onEnd: OnTaskEnd }[]>([]);
  const follow = useCallback<FollowTask>(
    (task, onEnd) => setFollowed((followed) => [...followed, { task, onEnd }]),
    [],
  );
  return <FollowContext value={follow}>{children}</FollowContext>;
}

/**
 * Answers a function that follows a task just begun to its end: the tray in the top bar shows how far it is, and
 * `onEnd` is told how it ended, even when the page that began it is shown no longer.
 */
export function useFollowTask(): FollowTask {
  const follow = use(FollowContext);
  if (!follow) throw new Error('useFollowTask needs FollowTasks above it.');
  return follow;
}
