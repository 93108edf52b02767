import { text } from '@campus/contracts/core/text';
import type { Entry, Room } from '@campus/domain/rooms/entries';
import { foldersOf } from '@campus/domain/rooms/list-order';
import { useEffect, useMemo } from 'react';
import { useAccount } from '../../shell/account.tsx';
import { alone, type Prefetch, trpc } from '../../trpc.ts';

/** How often the page asks whether a colleague has changed something, in milliseconds. */
const pollEvery = 30_000;

const noEntries: readonly Entry[] = [];

/** The rooms and commands of the account. */
export function useRoomList() {
  const { id: accountId } = useAccount();
  const { data, error, refetch } = trpc.rooms.list.useQuery(
    { accountId },
    { staleTime: Number.POSITIVE_INFINITY, trpc: alone },
  );
  useNewVersion(accountId, data?.version);
  const entries: readonly Entry[] = data?.entries ?? noEntries;
  const byId = useMemo(() => new Map(entries.map((entry) => [entry.id, entry])), [entries]);
  const rooms = useMemo(() => entries.filter((entry): entry is Room => entry.kind === 'room'), [entries]);
  const folders = useMemo(() => foldersOf(entries), [entries]);
  return { accountId, data, entries, byId, rooms, folders, error, retry: () => void refetch() };
}

/** Reads the list again when others have changed it: the version is small, and the list may have thousands of entries. */
function useNewVersion(accountId: string, shown = Number.POSITIVE_INFINITY) {
  const { rooms } = trpc.useUtils();
  const { data } = trpc.rooms.version.useQuery(
    { accountId },
    { refetchInterval: pollEvery, refetchOnWindowFocus: 'always' },
  );
  const isNewer = data !== undefined && data.version > shown;
  useEffect(() => {
    if (isNewer) void rooms.list.invalidate({ accountId });
  }, [isNewer, rooms, accountId]);
}

/** Sentence of a failure to load the list. */
export const listFailure = (reason: string) => text('rooms.failed', { reason });

/** Prefetches the list of rooms. */
export const prefetchRooms: Prefetch = (cache, { accountId }) => {
  void cache.rooms.list.prefetch({ accountId }, { trpc: alone });
};
