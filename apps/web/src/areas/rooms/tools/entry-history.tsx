import { text } from '@campus/contracts/core/text';
import { type EntryChange, entryChange } from '@campus/contracts/rooms/entries';
import type { listRoomChanges } from '@campus/contracts/rooms/rooms';
import { isSameValue } from '@campus/domain/core/same-value';
import type { Entry } from '@campus/domain/rooms/entries';
import type * as z from 'zod';
import { LoadingOrError } from '../../../components/feedback/loading-or-error.tsx';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { HistoryDialog } from '../../../components/history/history-dialog.tsx';
import { trpc } from '../../../trpc.ts';
import { fieldsOf } from '../detail/drafts/drafts.ts';
import { fieldLabel, formatValue } from '../detail/drafts/value-words.ts';
import { useRooms } from '../rooms-context.ts';
import { useListCache } from '../use-list-cache.ts';

/** A change as it arrives; a value that is `undefined` is not sent. */
type Change = Omit<z.output<typeof listRoomChanges.output>['items'][number], 'from' | 'to'> & {
  from?: unknown;
  to?: unknown;
};

/** The changes of a room or command, newest first: who, when, the field, and a button that restores its value. */
export function EntryHistory({
  id,
  entry,
  onClose,
}: {
  id: string;
  /** The entry as it is stored; undefined for one that is deleted. */
  entry: Entry | undefined;
  onClose: () => void;
}) {
  const { accountId } = useRooms();
  const cache = useListCache(accountId);
  const { data, error, refetch } = trpc.rooms.changes.useQuery({ accountId, entryId: id }, { gcTime: 0 });
  const notify = useNotify();
  const saving = useSave(trpc.rooms.update, {
    failed: (reason) => text('rooms.save.failed', { reason }),
  });
  const restore = async (change: EntryChange, field: string) => {
    const saved = await saving.mutateAsync({ accountId, entryId: id, change }).catch(() => undefined);
    if (!saved) return;
    cache.put([saved.entry], saved.version);
    if (saved.conflicts.length > 0) return notify.warning(text('rooms.conflict'));
    notify.success(text('rooms.history.restored', { field }));
    onClose();
  };
  const wayBack = (change: Change) => {
    const restored = entry && restoring(entry, change);
    if (!restored) return undefined;
    const field = fieldLabel(change.field);
    return {
      label: text('rooms.history.restoreTo', { field, value: formatValue(change.field, change.from) }),
      run: () => void restore(restored, field),
    };
  };
  return (
    <HistoryDialog
      title={text('rooms.history.title', { name: entry?.name ?? text('rooms.history.gone') })}
      none={text('rooms.history.none')}
      changes={data?.items.map((change) => ({
        key: `${change.at} ${change.field}`,
        words: formatHistory(change),
        by: change.by,
        at: change.at,
        restore: wayBack(change),
      }))}
      isRestoring={saving.isPending}
      onClose={onClose}
    >
      <LoadingOrError error={error} onRetry={() => void refetch()} />
    </HistoryDialog>
  );
}

function formatHistory({ field, from, to }: Change): string {
  if (field === 'created') return text('rooms.history.created', { name: String(to) });
  if (field === 'restored') return text('rooms.history.entryRestored', { name: String(to) });
  if (field === 'deleted') return text('rooms.history.deleted', { name: String(from) });
  return text('rooms.becomes', {
    field: fieldLabel(field),
    from: formatValue(field, from),
    to: formatValue(field, to),
  });
}

/** The change that brings back what a field was; undefined where it is so, or was not kept: passcodes and Zoom. */
function restoring(entry: Entry, { field, from }: Change) {
  const present = fieldsOf(entry);
  if (!(field in present) || field === 'zoomCredential' || isSameValue(present[field], from))
    return undefined;
  return entryChange.safeParse({
    kind: entry.kind,
    fields: { [field]: from },
    base: { [field]: present[field] },
  }).data;
}
