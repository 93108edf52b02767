import type { listPeopleBehind } from '@campus/contracts/analytics/analytics';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod';
import { Pagination } from '../../components/data-table/pagination.tsx';
import { SmallDialog } from '../../components/dialog/small-dialog.tsx';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { PeopleActions } from '../../features/people-set/people-actions.tsx';
import { timeZone } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { PeopleList, peopleText } from './people-list.tsx';

/** Identifies the figure whose people are shown. */
type PeopleQuery = Pick<
  z.output<typeof listPeopleBehind.input>,
  'graph' | 'date' | 'hideEmployees' | 'sfsRoom'
>;

/**
 * Lists the people counted in a figure, each linked to the members page. Shows only their number if names are
 * hidden.
 */
export function PeopleDialog({
  title,
  asked,
  choice,
  onClose,
}: {
  title: string;
  asked: PeopleQuery;
  /** A control that switches between several figures. */
  choice?: ReactNode;
  onClose: () => void;
}) {
  return (
    <SmallDialog title={title} running={false} onClose={onClose}>
      <Dialog.Body display="grid" gap={3}>
        {choice}
        <Found key={asked.graph} asked={asked} onClose={onClose} />
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {text('people.close')}
        </Button>
      </Dialog.Footer>
    </SmallDialog>
  );
}

function Found({ asked, onClose }: { asked: PeopleQuery; onClose: () => void }) {
  const { id: accountId } = useAccount();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = trpc.analytics.people.useQuery(
    { accountId, ...asked, timeZone, page },
    { placeholderData: keepPreviousData },
  );
  if (!data) return <LoadingOrError error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Dialog.Description role="status">{peopleText(data)}</Dialog.Description>
      <PeopleList people={data.items} counts />
      {data.namesShown && (
        <Pagination page={page} total={data.total} settled={!isFetching} onPage={setPage} />
      )}
      {data.namesShown && data.total > 0 && (
        <PeopleActions origin={{ kind: 'figure', ...asked, timeZone }} onClose={onClose} />
      )}
    </>
  );
}
