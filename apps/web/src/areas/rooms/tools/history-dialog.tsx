import { text } from '@campus/contracts/core/messages';
import type { Entry } from '@campus/domain/rooms/entries';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { QuestionDialog } from '../../../components/dialog/question-dialog.tsx';
import { LoadingOrError } from '../../../components/feedback/loading-or-error.tsx';
import { TimeText } from '../../../components/feedback/time-text.tsx';
import { trpc } from '../../../trpc.ts';
import { fieldLabel, valueInWords } from '../detail/value-words.ts';
import { useRooms } from '../rooms-context.ts';

/** Who changed which field of a room or command when, the newest change first. */
export function HistoryDialog({ entry: { id, name }, onClose }: { entry: Entry; onClose: () => void }) {
  const { accountId } = useRooms();
  const { data, error, refetch } = trpc.rooms.changes.useQuery({ accountId, entryId: id }, { gcTime: 0 });
  return (
    <QuestionDialog title={text('rooms.history.title', { name })} running={false} onClose={onClose}>
      <Dialog.Body>
        {!data && <LoadingOrError error={error} onRetry={() => void refetch()} />}
        {data?.items.length === 0 && <p role="status">{text('rooms.history.none')}</p>}
        <chakra.ol display="grid" gap={3} maxH="24rem" overflowY="auto" listStyleType="none">
          {data?.items.map(({ field, from, to, by, at }) => (
            <chakra.li key={`${at} ${field}`} textStyle="sm" overflowWrap="anywhere">
              <bdi>
                {text('rooms.bulk.becomes', {
                  field: fieldLabel(field),
                  from: valueInWords(field, from),
                  to: valueInWords(field, to),
                })}
              </bdi>
              <chakra.div textStyle="xs" color="fg.muted">
                <TimeText value={at} withTime /> {text('rooms.history.by', { person: by })}
              </chakra.div>
            </chakra.li>
          ))}
        </chakra.ol>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {text('rooms.close')}
        </Button>
      </Dialog.Footer>
    </QuestionDialog>
  );
}
