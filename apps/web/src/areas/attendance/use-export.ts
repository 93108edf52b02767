import { text } from '@campus/contracts/core/messages';
import type { Task } from '@campus/contracts/tasks/tasks';
import { useSave } from '../../components/feedback/use-save.ts';
import { timeZone } from '../../lib/format.ts';
import { useFollowTask } from '../../shell/tasks/follow-tasks.tsx';
import { trpc } from '../../trpc.ts';
import { type AttendanceState, askedOf } from './use-attendance.ts';

/** What is said of an export that was started, or was not. */
export function useEnding() {
  const follow = useFollowTask();
  return {
    done: ({ task }: { task: Task }) => {
      follow(task, undefined, text('analytics.export.failed'));
      return text('analytics.export.started');
    },
    failed: (reason: string, { key }: { key?: string | undefined }) =>
      key === undefined ? text('analytics.export.failed') : reason,
  };
}

/** Has who attended a room mailed. */
export function useExportRoom(accountId: string, state: AttendanceState) {
  const { mutateAsync } = useSave(trpc.attendance.exportRoom, useEnding());
  const { all: _, ...asked } = askedOf(state);
  return () => mutateAsync({ accountId, ...asked, timeZone });
}

/** Has who attended a private volume, or any of them, mailed. */
export function useExportVolume(accountId: string, state: AttendanceState) {
  const { mutateAsync } = useSave(trpc.attendance.exportVolume, useEnding());
  return () => mutateAsync({ accountId, ...askedOf(state), timeZone });
}
