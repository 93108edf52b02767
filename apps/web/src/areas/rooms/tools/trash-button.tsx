import { reasonText } from '@campus/contracts/core/reasons';
import { noun, text } from '@campus/contracts/core/text';
import { type DeletedRoom, listedDeletedRooms, restoreDays } from '@campus/contracts/rooms/restore';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { SmallDialog } from '../../../components/dialog/small-dialog.tsx';
import { BusyButton } from '../../../components/feedback/busy-button.tsx';
import { LoadingOrError } from '../../../components/feedback/loading-or-error.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { trpc } from '../../../trpc.ts';
import { useRooms } from '../rooms-context.ts';
import { useRestore } from '../use-restore.ts';

/** Opens the list of deleted rooms and commands. */
export function TrashButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
        <Trash2 size={14} aria-hidden />
        {text('rooms.trash')}
      </Button>
      {isOpen && <TrashDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** The deleted rooms and commands, each with a button that restores it, or why the person may not. */
function TrashDialog({ onClose }: { onClose: () => void }) {
  const { accountId } = useRooms();
  const { data, error, refetch } = trpc.rooms.deleted.useQuery({ accountId }, { gcTime: 0 });
  const days = formatCount(restoreDays, noun('noun.restoreDay'));
  return (
    <SmallDialog title={text('rooms.trash')} running={false} onClose={onClose}>
      <Dialog.Body display="grid" gap={3}>
        <Dialog.Description>{text('rooms.trash.about', { days })}</Dialog.Description>
        {!data && <LoadingOrError error={error} onRetry={() => void refetch()} />}
        {data?.items.length === 0 && <p role="status">{text('rooms.trash.none')}</p>}
        {data && data.items.length > 0 && (
          <chakra.ul
            aria-label={text('rooms.trash.list')}
            display="grid"
            gap={3}
            maxH="24rem"
            overflowY="auto"
            listStyleType="none"
          >
            {data.items.map((entry) => (
              <Deleted key={entry.id} entry={entry} />
            ))}
          </chakra.ul>
        )}
        {data?.items.length === listedDeletedRooms && (
          <p>{text('rooms.trash.more', { count: formatNumber(listedDeletedRooms) })}</p>
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

function Deleted({ entry }: { entry: DeletedRoom }) {
  const restore = useRestore(useRooms().accountId);
  const [isRestoring, setRestoring] = useState(false);
  const { id, name, group, deletedAt, deletedBy, reasons } = entry;
  const label = group === '' ? name : `${group} / ${name}`;
  const press = async () => {
    setRestoring(true);
    await restore(id);
    setRestoring(false);
  };
  return (
    <chakra.li display="flex" alignItems="center" gap={3}>
      <chakra.div flex="1" minW={0} textStyle="sm" overflowWrap="anywhere">
        <p>
          <bdi>{label}</bdi>
        </p>
        <chakra.p color="fg.muted" textStyle="xs">
          {text('rooms.trash.by', { at: formatMoment(deletedAt), person: deletedBy ?? '' })}
        </chakra.p>
        {reasons.length > 0 && (
          <chakra.p color="fg.muted" textStyle="xs">
            {reasonText(entry)}
          </chakra.p>
        )}
      </chakra.div>
      {reasons.length === 0 && (
        <BusyButton
          size="xs"
          variant="outline"
          busy={isRestoring}
          aria-label={text('rooms.trash.restore', { name: label })}
          onClick={() => void press()}
        >
          {text('rooms.restore')}
        </BusyButton>
      )}
    </chakra.li>
  );
}
