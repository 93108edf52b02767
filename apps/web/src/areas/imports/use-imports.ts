import { text } from '@campus/contracts/core/text';
import type { Task } from '@campus/contracts/tasks/tasks';
import type { ImportKind } from '@campus/domain/imports/imports';
import { isUnderWay } from '@campus/domain/tasks/tasks';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useFollowTask } from '../../shell/tasks/follow-tasks.tsx';
import { nextLook } from '../../shell/tasks/use-tasks.ts';
import { trpc } from '../../trpc.ts';
import type { ImportState } from './import-address.ts';

const second = 1000;

/** One page of the account's imports, refetched while any is running. */
export function useImportList(accountId: string, page: number) {
  return trpc.imports.list.useQuery(
    { accountId, page },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) =>
        (data?.items.some(({ task }) => isUnderWay(task.status)) ?? false) && 3 * second,
    },
  );
}

/** One import, refetched while it is running. */
export function useImport(accountId: string, taskId: string) {
  return trpc.imports.get.useQuery(
    { accountId, taskId },
    {
      refetchInterval: ({ state: { data, status } }) =>
        nextLook(data !== undefined && isUnderWay(data.import.task.status), status === 'error'),
    },
  );
}

/** One page of an import's rows. Refetched when the import stops. */
export function useImportRows(
  accountId: string,
  { id: taskId, status }: Task,
  { action, outcome, page }: Pick<ImportState, 'page'> & Partial<Pick<ImportState, 'action' | 'outcome'>>,
) {
  const goesOn = isUnderWay(status);
  const rows = trpc.imports.rows.useQuery(
    { accountId, taskId, action, outcome, page },
    { placeholderData: keepPreviousData, refetchInterval: goesOn && 3 * second },
  );
  const { refetch } = rows;
  useEffect(() => (goesOn ? () => void refetch() : undefined), [goesOn, refetch]);
  return rows;
}

const started = {
  memberships: 'imports.memberships.started',
  deletions: 'imports.deletions.started',
  invitations: 'imports.invitations.started',
} as const;

/** Returns a function that notifies when an import starts and when it ends, on any page. */
export function useFollowImport() {
  const notify = useNotify();
  const follow = useFollowTask();
  const { imports, members, badges, invitations } = trpc.useUtils();
  const onEnd = ({ status, done, skipped, failed }: Task) => {
    const counts = { done: formatNumber(done), skipped: formatNumber(skipped), failed: formatNumber(failed) };
    if (status === 'done') notify[failed > 0 ? 'warning' : 'success'](text('imports.ended', counts));
    for (const stale of [imports, members, badges, invitations]) void stale.invalidate();
  };
  return (task: Task, kind: ImportKind) => {
    notify.success(text(started[kind]));
    follow(task, onEnd);
  };
}
