import { text } from '@campus/contracts/core/text';
import { useState } from 'react';
import { useNotify } from '../../../../components/feedback/toasts.tsx';
import { trpc } from '../../../../trpc.ts';
import { useRooms } from '../../rooms-context.ts';
import { useListCache } from '../../use-list-cache.ts';

/** Gives a folder another name, or merges it into the folder of that name. Returns whether that succeeded. */
export function useRenameFolder() {
  const { accountId, offerUndo } = useRooms();
  const { client } = trpc.useUtils();
  const cache = useListCache(accountId);
  const notify = useNotify();
  const [isSaving, setSaving] = useState(false);
  const save = async (folder: string, name: string, merge = false) => {
    setSaving(true);
    try {
      const answer = await client.rooms.renameFolder.mutate({
        accountId,
        version: cache.read()?.version,
        folder,
        name,
        merge,
      });
      cache.place(answer.places, answer.version);
      if (answer.moveId !== null) offerUndo({ kind: 'merge', moveId: answer.moveId, name: folder });
      if (!answer.isCurrent) await cache.reload();
      notify.success(
        text(merge ? 'rooms.folder.merged' : 'rooms.folder.renamed', { from: folder, to: name.trim() }),
      );
      return true;
    } catch (failure) {
      notify.error(failure);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, save };
}
