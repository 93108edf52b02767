import type { RoomUse } from '@campus/contracts/rooms/use';
import { sfsRoomOf } from '@campus/domain/analytics/sfs-rooms';
import type { Entry } from '@campus/domain/rooms/entries';
import { createContext, use, useMemo } from 'react';
import { alone, trpc } from '../../trpc.ts';

/** How often the figures are read again, in milliseconds. */
const pollEvery = 30_000;

/** How rooms are used, as far as that is known. */
export interface RoomUses {
  failed: boolean;
  /** Whether everything is known of 90 days, since when there are data, and how many hours of it are missing. */
  known: { complete: boolean; knownSince: string | null; missingHours: number } | undefined;
  /** Undefined for commands, and while nothing is known. */
  of: (entry: Entry) => Omit<RoomUse, 'sfsRoom'> | undefined;
}

const never = { people: 0, entries: 0, lastEntry: null };

/** The figures of all rooms. They are asked for by themselves, so that the list does not wait for them. */
export function useReadRoomUse(accountId: string): RoomUses {
  const { data, isError } = trpc.rooms.use.useQuery(
    { accountId },
    { refetchInterval: pollEvery, staleTime: pollEvery, trpc: alone },
  );
  return useMemo(() => {
    const uses = new Map(data?.rooms.map((room) => [room.sfsRoom, room]));
    return {
      failed: isError,
      known: isError ? undefined : data,
      of: (entry) =>
        !data || isError || entry.kind === 'command' ? undefined : (uses.get(sfsRoomOf(entry)) ?? never),
    };
  }, [data, isError]);
}

const nothingKnown: RoomUses = { failed: false, known: undefined, of: () => undefined };

export const RoomUseContext = createContext(nothingKnown);

/** How the rooms of the page are used. */
export function useRoomUse(): RoomUses {
  return use(RoomUseContext);
}

/** Whether nobody entered a room in 90 days, as far as is known; never said of commands, or without data. */
export function isUnused({ known, of }: RoomUses, entry: Entry): boolean {
  return known !== undefined && known.knownSince !== null && of(entry)?.entries === 0;
}
