import { text } from '@campus/contracts/core/messages';
import type { Entry } from '@campus/domain/rooms/entries';
import { chakra } from '@chakra-ui/react/styled-system';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { LoadingOrError } from '../../../components/feedback/loading-or-error.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { useAccount } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';
import { useListCache } from '../use-list-cache.ts';

/** Asks before a room or command is deleted, and names what leads to it. */
export function DeleteDialog({
  entry,
  onDeleted,
  onClose,
}: {
  entry: Entry;
  onDeleted: () => void;
  onClose: () => void;
}) {
  const { id: accountId, organizationName } = useAccount();
  const cache = useListCache(accountId);
  const { name } = entry;
  const remove = useSave(trpc.rooms.delete, { done: () => text('rooms.deleted', { name }) });
  const confirm = async () => {
    const { version } = await remove.mutateAsync({ accountId, entryId: entry.id });
    onDeleted();
    cache.remove(entry.id, version);
  };
  return (
    <ConfirmDialog
      danger
      title={text('rooms.delete.title', { name })}
      message={text('rooms.delete.message', { name, account: organizationName })}
      confirmText={text('rooms.delete')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {entry.kind === 'room' && <References roomId={entry.id} />}
    </ConfirmDialog>
  );
}

function References({ roomId }: { roomId: string }) {
  const { id: accountId } = useAccount();
  const { data, error, refetch } = trpc.rooms.references.useQuery({ accountId, roomId }, { gcTime: 0 });
  if (!data) return <LoadingOrError error={error} onRetry={() => void refetch()} />;
  const spawn = data.isSpawn && (
    <chakra.p role="alert" mt={3} color="fg.warning" textStyle="sm">
      {text('rooms.delete.spawn')}
    </chakra.p>
  );
  if (data.items.length === 0 && spawn) return spawn;
  if (data.items.length === 0)
    return (
      <chakra.p mt={3} color="fg.muted" textStyle="sm">
        {text('rooms.delete.noReferences')}
      </chakra.p>
    );
  return (
    <chakra.div mt={3} textStyle="sm">
      {spawn}
      <chakra.p role="alert" mt={3} color="fg.warning">
        {text('rooms.delete.references')}
      </chakra.p>
      <chakra.ul ps={5} maxH="10rem" overflowY="auto">
        {data.items.map(({ id, name, group }) => (
          <li key={id}>{group === '' ? name : `${group} / ${name}`}</li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
