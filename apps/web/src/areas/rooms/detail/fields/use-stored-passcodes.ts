import { trpc } from '../../../../trpc.ts';
import { useRooms } from '../../rooms-context.ts';

/** The stored passcodes of a room. They are forgotten as soon as nobody looks at them. */
export function useStoredPasscodes(roomId: string, enabled: boolean) {
  const { accountId } = useRooms();
  return trpc.rooms.passcodes.useQuery({ accountId, roomId }, { enabled, gcTime: 0, staleTime: 0 });
}
