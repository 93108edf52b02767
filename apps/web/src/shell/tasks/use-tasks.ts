import type { Task } from '@campus/contracts/tasks/tasks';
import { isUnderWay } from '@campus/domain/tasks/tasks';
import { useState } from 'react';
import { trpc } from '../../trpc.ts';
import { useAccount } from '../account.tsx';
import { rateOf, type Sighting, seen } from './remaining-time.ts';

const second = 1000;

/** Milliseconds until the next poll: one second while a task is running, longer after failures. */
export function nextLook(goesOn: boolean, failing: boolean): number | false {
  if (!goesOn) return false;
  return failing ? 10 * second : second;
}

/** The account's tasks that the person may follow, newest first, refetched while any is running. */
export function useTasks() {
  const { id: accountId } = useAccount();
  return trpc.tasks.list.useQuery(
    { accountId },
    {
      refetchInterval: ({ state: { data, status } }) =>
        nextLook(data?.items.some((task) => isUnderWay(task.status)) ?? false, status === 'error'),
    },
  );
}

/** One task, refetched while it is running. */
export function useTask(taskId: string, known?: Task) {
  const { id: accountId } = useAccount();
  return trpc.tasks.get.useQuery(
    { accountId, taskId },
    {
      ...(known && { placeholderData: { task: known } }),
      refetchInterval: ({ state: { data, status } }) =>
        nextLook(data === undefined ? known !== undefined : isUnderWay(data.task.status), status === 'error'),
    },
  );
}

/** The number of settled rows of a task: done, skipped, or failed. */
export function settledOf({ done, skipped, failed }: Task): number {
  return done + skipped + failed;
}

/** The rate of a task in rows per second, measured by this tab; undefined until measured. */
export function useRate(task: Task, seenAt: number): number | undefined {
  const [sightings, setSightings] = useState<readonly Sighting[]>([]);
  if (seenAt > (sightings.at(-1)?.at ?? 0))
    setSightings(seen(sightings, { at: seenAt, settled: settledOf(task) }));
  return rateOf(sightings);
}
