import { reasonText } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import type { RoomProblem } from '@campus/contracts/rooms/doctor';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { SmallDialog } from '../../../components/dialog/small-dialog.tsx';
import { LoadingOrError } from '../../../components/feedback/loading-or-error.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { trpc } from '../../../trpc.ts';
import { useRooms } from '../rooms-context.ts';
import { useListCache } from '../use-list-cache.ts';

/** The problems of the list, each with its repair. */
export function DoctorDialog({ onShow, onClose }: { onShow: (id: string) => void; onClose: () => void }) {
  const { accountId } = useRooms();
  const acceptedId = useId();
  const { data, error, refetch } = trpc.rooms.diagnose.useQuery({ accountId });
  const counted = data?.problems.filter((problem) => !problem.accepted) ?? [];
  const accepted = data?.problems.filter((problem) => problem.accepted) ?? [];
  return (
    <SmallDialog title={text('rooms.doctor')} running={false} onClose={onClose}>
      <Dialog.Body display="grid" gap={3}>
        <Dialog.Description>{text('rooms.doctor.about')}</Dialog.Description>
        {!data && <LoadingOrError error={error} onRetry={() => void refetch()} />}
        {counted.length === 0 && data && (
          <p role="status">
            {text(accepted.length === 0 ? 'rooms.doctor.sound' : 'rooms.doctor.allAccepted')}
          </p>
        )}
        {counted.length > 0 && <Problems problems={counted} onShow={onShow} />}
        {accepted.length > 0 && (
          <section aria-labelledby={acceptedId}>
            <chakra.h3 id={acceptedId} textStyle="heading">
              {text('rooms.doctor.accepted')}
            </chakra.h3>
            <chakra.p mb={3} color="fg.muted" textStyle="sm">
              {text('rooms.doctor.accepted.about')}
            </chakra.p>
            <Problems problems={accepted} onShow={onShow} />
          </section>
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

function Problems({ problems, onShow }: { problems: readonly RoomProblem[]; onShow: (id: string) => void }) {
  return (
    <chakra.ul display="grid" gap={3} maxH="24rem" overflowY="auto" listStyleType="none">
      {problems.map((problem) => (
        <Problem
          key={`${problem.kind} ${problem.subjectId} ${problem.otherId}`}
          problem={problem}
          onShow={onShow}
        />
      ))}
    </chakra.ul>
  );
}

function Problem({ problem, onShow }: { problem: RoomProblem; onShow: (id: string) => void }) {
  const { accountId, offerUndo } = useRooms();
  const { rooms } = trpc.useUtils();
  const cache = useListCache(accountId);
  const { kind, subject, subjectId, otherId, remedies, accepted } = problem;
  const named = { kind, subjectId, otherId };
  const sentence = reasonText(problem);
  const refresh = () => Promise.all([rooms.diagnose.invalidate({ accountId }), cache.reload()]);
  const remedy = useSave(trpc.rooms.remedy, {
    done: ({ deletedId, changed, version }, { remedy: kindOfRemedy }) => {
      const before = cache.read()?.entries.find(({ id }) => id === changed?.id);
      if (changed) cache.put([changed], version);
      if (kindOfRemedy === 'clearZoom' && before?.kind === 'room')
        offerUndo({
          kind: 'zoomCleared',
          ...{ entryId: before.id, name: before.name, was: before.zoomCredential },
        });
      // The list still has the command: it is read again afterwards.
      const deleted = cache.read()?.entries.find(({ id }) => id === deletedId);
      if (deleted) offerUndo({ kind: 'deletion', entryId: deleted.id, name: deleted.name });
      return text('rooms.doctor.done');
    },
    refresh,
  });
  const accept = useSave(trpc.rooms.acceptProblem, { refresh });
  const acceptText = accepted ? 'rooms.doctor.countAgain' : 'rooms.doctor.accept';
  const isEntry = subject === 'room' || subject === 'command';
  return (
    <Item>
      <chakra.p textStyle="sm" overflowWrap="anywhere">
        {sentence}
      </chakra.p>
      {accepted && (
        <chakra.p color="fg.muted" textStyle="xs">
          {text('rooms.doctor.acceptedBy', { person: accepted.by, day: formatMoment(accepted.at) })}
        </chakra.p>
      )}
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
            onClick={() => remedy.mutate({ accountId, problem: named, remedy: one })}
          >
            {text(`rooms.remedy.${one}`)}
          </Button>
        ))}
        <Button
          size="xs"
          variant="outline"
          disabled={accept.isPending}
          aria-label={text(`${acceptText}.of`, { problem: sentence })}
          onClick={() => accept.mutate({ accountId, problem: named, isAccepted: !accepted })}
        >
          {text(acceptText)}
        </Button>
      </chakra.div>
    </Item>
  );
}

/** A problem, with a line above it unless it is the first. */
const Item = chakra('li', {
  base: { '&:not(:first-of-type)': { pt: 3, borderTopWidth: '1px', borderColor: 'border.subtle' } },
});
