import { readLive } from '@campus/contracts/analytics/live';
import { keepPreviousData } from '@tanstack/react-query';
import * as z from 'zod';
import { formatList } from '../../../lib/format.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { useAccount } from '../../../shell/account.tsx';
import { nextLook } from '../../../shell/tasks/use-tasks.ts';
import { trpc } from '../../../trpc.ts';

const { sfsRoom, page } = readLive.input.shape;

/** The state of the page in the address. An empty room means all rooms. */
const liveState = z.object({ room: sfsRoom, employees: z.stringbool().default(false), page });
export type LiveState = z.output<typeof liveState>;

/** The state of the page, in the address. */
export function useLiveState() {
  return useListState(liveState);
}

/** Reads the people in each room every second, while the tab is visible and `paused` is not set. */
export function useLive({ room, employees, page }: LiveState, paused: boolean) {
  const { id: accountId } = useAccount();
  return trpc.analytics.live.useQuery(
    { accountId, hideEmployees: !employees, ...(room !== undefined && { sfsRoom: room }), page },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { status } }) => nextLook(!paused, status === 'error'),
      refetchOnWindowFocus: !paused,
    },
  );
}

/** Maps the server names of rooms to their account names. Rooms with the same server name count as one. */
export function useRoomNames(): ReadonlyMap<string, string> {
  const { id: accountId } = useAccount();
  const { data } = trpc.analytics.rooms.useQuery({ accountId }, { select: namesOf });
  return data ?? noNames;
}

const noNames: ReadonlyMap<string, string> = new Map();

function namesOf({ items }: { items: readonly { sfsRoom: string; name: string }[] }) {
  const byRoom = Map.groupBy(items, (room) => room.sfsRoom);
  return new Map([...byRoom].map(([room, same]) => [room, formatList(same.map(({ name }) => name))]));
}
