import { text } from '@campus/contracts/core/text';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { trpc } from '../../trpc.ts';
import { useListCache } from './use-list-cache.ts';

/** Returns a function that restores a deleted room or command, and says which rooms share its place since. */
export function useRestore(accountId: string) {
  const { client, rooms } = trpc.useUtils();
  const cache = useListCache(accountId);
  const notify = useNotify();
  return async (entryId: string) => {
    try {
      const { entry, samePlace } = await client.rooms.restore.mutate({ accountId, entryId });
      const { name } = entry;
      if (samePlace.length === 0) notify.success(text('rooms.restored', { name }));
      else notify.warning(text('rooms.restored.samePlace', { name, others: samePlace.join(', ') }));
    } catch (failure) {
      notify.error(failure);
    }
    await Promise.all([cache.reload(), rooms.deleted.invalidate({ accountId })]);
  };
}
