import { text } from '@campus/contracts/core/text';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { HistoryDialog } from '../../components/history/history-dialog.tsx';
import { trpc } from '../../trpc.ts';
import type { EditedCard } from './edited-card.ts';
import { type Permissions, scopeOf } from './use-permissions.ts';
import { fieldText, nameIn, valueText } from './words.ts';

/** The changes of the permissions of a room type and its scenes, or of all, newest first: who and when. */
export function PermissionHistory({
  card: { scope, name },
  permissions,
  onClose,
}: {
  card: EditedCard;
  permissions: Permissions;
  onClose: () => void;
}) {
  const { accountId } = permissions;
  const level = scope.kind === 'world' ? undefined : scope.level;
  const { data, error, refetch } = trpc.roomPermissions.changes.useQuery({ accountId, level }, { gcTime: 0 });
  const changes = data?.items.map(({ kind, field, from, to, by, at, ...row }) => ({
    key: `${at} ${kind} ${row.level} ${row.instance} ${field}`,
    words: text('roomPermissions.history.change', {
      scope: nameIn(scopeOf(row.level, row.instance), permissions),
      device:
        kind === 'webBoard' ? text('roomPermissions.boards.device') : text(`roomPermissions.device.${kind}`),
      field: fieldText(field, permissions),
      from: valueText(field, from),
      to: valueText(field, to),
    }),
    by,
    at,
  }));
  return (
    <HistoryDialog
      title={text('roomPermissions.history.title', { name })}
      none={text('roomPermissions.history.none')}
      changes={changes}
      onClose={onClose}
    >
      <LoadingOrError error={error} onRetry={() => void refetch()} />
    </HistoryDialog>
  );
}
