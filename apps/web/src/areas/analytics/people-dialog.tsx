import type { listPeopleBehind } from '@campus/contracts/analytics/analytics';
import { noun, text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod';
import { Pagination } from '../../components/data-table/pagination.tsx';
import { SmallDialog } from '../../components/dialog/small-dialog.tsx';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { TextLink } from '../../components/layout/text-link.tsx';
import { PeopleActions } from '../../features/people-set/people-actions.tsx';
import { formatCount, formatNumber, timeZone } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';

type People = z.output<typeof listPeopleBehind.output>;

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
      <Dialog.Description role="status">{countText(data)}</Dialog.Description>
      <PeopleList people={data.items} />
      {data.namesShown && (
        <Pagination page={page} total={data.total} settled={!isFetching} onPage={setPage} />
      )}
      {data.namesShown && data.total > 0 && (
        <PeopleActions origin={{ kind: 'figure', ...asked, timeZone }} onClose={onClose} />
      )}
    </>
  );
}

function countText({ total, namesShown }: People): string {
  if (total === 0) return text('analytics.people.none');
  const people = formatCount(total, noun('noun.visitor'));
  return text(namesShown ? 'analytics.people.count' : 'analytics.people.hidden', { people });
}

function PeopleList({ people }: { people: People['items'] }) {
  if (people.length === 0) return null;
  return (
    <chakra.ul
      aria-label={text('analytics.people.list')}
      display="grid"
      gap={1.5}
      maxH="20rem"
      overflowY="auto"
      listStyleType="none"
      textStyle="sm"
    >
      {people.map(({ userId, displayName, email, events }) => (
        <chakra.li key={userId} display="flex" justifyContent="space-between" gap={3}>
          <chakra.span minW={0} overflowWrap="anywhere">
            {email === '' ? (
              text('analytics.people.unknown')
            ) : (
              <TextLink
                href={`${paths.members}?${new URLSearchParams({ searchField: 'email', search: email })}`}
              >
                {displayName || email}
              </TextLink>
            )}
          </chakra.span>
          <chakra.span color="fg.muted">{formatNumber(events)}</chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
