import { text } from '@campus/contracts/core/messages';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { TimeText } from '../../components/feedback/time-text.tsx';
import { trpc } from '../../trpc.ts';
import type { EditedCard } from './edited-card.ts';
import { EditorFrame } from './editor-frame.tsx';
import { type Permissions, scopeOf } from './use-permissions.ts';
import { fieldWord, nameIn, valueWord } from './words.ts';

/** Who changed which permission of a room type or its scenes, or anything, when: the newest change first. */
export function HistoryDialog({
  card: { scope, name },
  permissions,
  onClose,
}: {
  card: EditedCard;
  permissions: Permissions;
  onClose: () => void;
}) {
  const { accountId, state } = permissions;
  const level = scope.kind === 'world' ? undefined : scope.level;
  const { data, error, refetch } = trpc.roomPermissions.changes.useQuery({ accountId, level }, { gcTime: 0 });
  const options = [...(state?.options ?? []), ...(state?.webBoardOptions ?? [])];
  return (
    <EditorFrame title={text('roomPermissions.history.title', { name })} onClose={onClose}>
      <Dialog.Body>
        {!data && <LoadingOrError error={error} onRetry={() => void refetch()} />}
        {data?.items.length === 0 && <p role="status">{text('roomPermissions.history.none')}</p>}
        <chakra.ol display="grid" gap={3} listStyleType="none">
          {data?.items.map(({ kind, field, from, to, by, at, ...row }) => (
            <chakra.li
              key={`${at} ${kind} ${row.level} ${row.instance} ${field}`}
              textStyle="sm"
              overflowWrap="anywhere"
            >
              <bdi>
                {text('roomPermissions.history.change', {
                  scope: nameIn(scopeOf(row.level, row.instance), permissions),
                  field: fieldWord(field, options),
                  from: valueWord(field, from),
                  to: valueWord(field, to),
                })}
              </bdi>
              <chakra.div textStyle="xs" color="fg.muted">
                {kind === 'webBoard'
                  ? text('roomPermissions.boards.device')
                  : text(`roomPermissions.device.${kind}`)}
                {', '}
                <TimeText value={at} withTime /> <bdi>{by}</bdi>
              </chakra.div>
            </chakra.li>
          ))}
        </chakra.ol>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {text('roomPermissions.close')}
        </Button>
      </Dialog.Footer>
    </EditorFrame>
  );
}
