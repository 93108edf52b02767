import { text } from '@campus/contracts/core/text';
import type { Entry } from '@campus/domain/rooms/entries';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { LoadingOrError } from '../../../components/feedback/loading-or-error.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { useAccount } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';
import { useRooms } from '../rooms-context.ts';
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
  const { offerUndo } = useRooms();
  const cache = useListCache(accountId);
  const { name } = entry;
  const remove = useSave(trpc.rooms.delete, { done: () => text('rooms.deleted', { name }) });
  const confirm = async () => {
    const { version } = await remove.mutateAsync({ accountId, entryId: entry.id });
    onDeleted();
    cache.remove(entry.id, version);
    offerUndo({ kind: 'deletion', entryId: entry.id, name });
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
  const { items, permissions, isSpawn } = data;
  return (
    <chakra.div display="grid" gap={3} mt={3} textStyle="sm">
      {isSpawn && (
        <chakra.p role="alert" color="fg.warning">
          {text('rooms.delete.spawn')}
        </chakra.p>
      )}
      {items.length > 0 && (
        <Listed title={text('rooms.delete.references')}>
          {items.map(({ id, name, group }) => (
            <li key={id}>{group === '' ? name : `${group} / ${name}`}</li>
          ))}
        </Listed>
      )}
      {permissions.length > 0 && (
        <Listed title={text('rooms.delete.permissions')}>
          {permissions.map(({ kind, name }) => (
            <li key={`${kind} ${name}`}>
              {text(`rooms.delete.permissions.${kind}`, {
                name: name === '' ? text('rooms.delete.permissions.boards') : name,
              })}
            </li>
          ))}
        </Listed>
      )}
      {items.length === 0 && !isSpawn && (
        <chakra.p color="fg.muted">{text('rooms.delete.noReferences')}</chakra.p>
      )}
    </chakra.div>
  );
}

function Listed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <chakra.p role="alert" color="fg.warning">
        {title}
      </chakra.p>
      <chakra.ul ps={5} maxH="10rem" overflowY="auto">
        {children}
      </chakra.ul>
    </div>
  );
}
