import type { listLevels } from '@campus/contracts/rooms/choices';
import type * as z from 'zod';
import { trpc } from '../../../../trpc.ts';
import { useRooms } from '../../rooms-context.ts';

export type Level = z.output<typeof listLevels.output>['items'][number];

/** The catalogue changes with the client application: rarely. */
const fresh = { staleTime: 5 * 60_000 };

/** The levels of the account's client, and the names of those that it supports; none until that is known. */
export function useLevels() {
  const { accountId } = useRooms();
  const levels = trpc.rooms.levels.useQuery({ accountId }, fresh);
  const supported = trpc.rooms.supportedLevels.useQuery({ accountId }, fresh);
  return {
    levels: levels.data?.items,
    supported: supported.data?.items ?? [],
    error: levels.error,
    retry: () => void levels.refetch(),
  };
}

/** The locations of a level; none until they are known. */
export function useLocations(levelName: string): string[] {
  const { accountId } = useRooms();
  const { data } = trpc.rooms.locations.useQuery(
    { accountId, levelName },
    { ...fresh, enabled: levelName !== '' },
  );
  return data?.items ?? [];
}
