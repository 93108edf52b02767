import { reasonText } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import type { RoomProblem } from '@campus/contracts/rooms/doctor';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { SmallDialog } from '../../../components/dialog/small-dialog.tsx';
import { LoadingOrError } from '../../../components/feedback/loading-or-error.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { trpc } from '../../../trpc.ts';
import { useRooms } from '../rooms-context.ts';
import { useListCache } from '../use-list-cache.ts';

/** The problems of the list, each with its repair. */
export function DoctorDialog({ onShow, onClose }: { onShow: (id: string) => void; onClose: () => void }) {
  const { accountId } = useRooms();
  const { data, error, refetch } = trpc.rooms.diagnose.useQuery({ accountId });
  return (
    <SmallDialog title={text('rooms.doctor')} running={false} onClose={onClose}>
      <Dialog.Body display="grid" gap={3}>
        <Dialog.Description>{text('rooms.doctor.about')}</Dialog.Description>
        {!data && <LoadingOrError error={error} onRetry={() => void refetch()} />}
        {data?.problems.length === 0 && <p role="status">{text('rooms.doctor.sound')}</p>}
        {data && data.problems.length > 0 && (
          <chakra.ul display="grid" gap={3} maxH="24rem" overflowY="auto" listStyleType="none">
            {data.problems.map((problem) => (
              <Problem
                key={`${problem.kind} ${problem.subjectId} ${problem.otherId}`}
                problem={problem}
                onShow={onShow}
              />
            ))}
          </chakra.ul>
        )}
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {text('rooms.doctor.close')}
        </Button>
      </Dialog.Footer>
    </SmallDialog>
  );
}

function Problem({ problem, onShow }: { problem: RoomProblem; onShow: (id: string) => void }) {
  const { accountId, offerUndo } = useRooms();
  const { rooms } = trpc.useUtils();
  const cache = useListCache(accountId);
  const { kind, subject, subjectId, otherId, remedies } = problem;
  const sentence = reasonText(problem);
  const remedy = useSave(trpc.rooms.remedy, {
    done: ({ deletedId }) => {
      // The list still has the command: it is read again afterwards.
      const deleted = cache.read()?.entries.find(({ id }) => id === deletedId);
      if (deleted) offerUndo({ kind: 'deletion', entryId: deleted.id, name: deleted.name });
      return text('rooms.doctor.done');
    },
    refresh: () => Promise.all([rooms.diagnose.invalidate({ accountId }), cache.reload()]),
  });
  const isEntry = subject === 'room' || subject === 'command';
  return (
    <li>
      <chakra.p textStyle="sm" overflowWrap="anywhere">
        {sentence}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap={2} mt={1.5}>
        {isEntry && (
          <Button
            size="xs"
            variant="outline"
            aria-label={text('rooms.doctor.look', { problem: sentence })}
            onClick={() => onShow(subjectId)}
          >
            {text('rooms.doctor.show')}
          </Button>
        )}
        {remedies.map((one) => (
          <Button
            key={one}
            size="xs"
            variant="outline"
            disabled={remedy.isPending}
            aria-label={text('rooms.remedy.of', { remedy: text(`rooms.remedy.${one}`), problem: sentence })}
            onClick={() => remedy.mutate({ accountId, problem: { kind, subjectId, otherId }, remedy: one })}
          >
            {text(`rooms.remedy.${one}`)}
          </Button>
        ))}
      </chakra.div>
    </li>
  );
}
