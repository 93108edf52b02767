import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Pagination } from '../../../components/data-table/pagination.tsx';
import { SmallDialog } from '../../../components/dialog/small-dialog.tsx';
import { LoadingOrError } from '../../../components/feedback/loading-or-error.tsx';
import { formatMoment } from '../../../lib/format-moment.ts';
import { useAccount } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';
import { PeopleList, peopleText } from '../people-list.tsx';

interface Peak {
  /** The moment of the peak. */
  at: string;
  hideEmployees: boolean;
  /** The room; the whole world without one. */
  room?: { sfsRoom: string; name: string } | undefined;
}

/** Lists the people of a peak, each linked to their page. Shows only their number if names are hidden. */
export function PeakPeople({ onClose, ...peak }: Peak & { onClose: () => void }) {
  const { at, room } = peak;
  const time = formatMoment(at);
  const title = room
    ? text('reports.peak.titleRoom', { room: room.name, time })
    : text('reports.peak.title', { time });
  return (
    <SmallDialog title={title} running={false} onClose={onClose}>
      <Dialog.Body display="grid" gap={3}>
        <Found {...peak} />
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {text('people.close')}
        </Button>
      </Dialog.Footer>
    </SmallDialog>
  );
}

function Found({ at, hideEmployees, room }: Peak) {
  const { id: accountId } = useAccount();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = trpc.analytics.peopleOfPeak.useQuery(
    { accountId, at, hideEmployees, sfsRoom: room?.sfsRoom ?? '', page },
    { placeholderData: keepPreviousData },
  );
  if (!data) return <LoadingOrError error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Dialog.Description role="status">{peopleText(data)}</Dialog.Description>
      <PeopleList people={data.items} />
      {data.namesShown && (
        <Pagination page={page} total={data.total} settled={!isFetching} onPage={setPage} />
      )}
    </>
  );
}
