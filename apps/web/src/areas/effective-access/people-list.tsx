import { text } from '@campus/contracts/core/text';
import type { WireTarget } from '@campus/contracts/effective-access/fields';
import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Pagination } from '../../components/data-table/pagination.tsx';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { useAccount } from '../../shell/account.tsx';
import { PersonLink } from '../../shell/person-link.tsx';
import { trpc } from '../../trpc.ts';

/** The members who have access to a target, in pages. */
export function PeopleList({ target }: { target: WireTarget }) {
  const { id: accountId } = useAccount();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = trpc.effectiveAccess.people.useQuery(
    { accountId, target, page },
    { placeholderData: keepPreviousData },
  );
  if (!data) return <LoadingOrError error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <chakra.ul
        aria-label={text('effectiveAccess.all.people')}
        display="grid"
        gap={1}
        listStyleType="none"
        textStyle="sm"
      >
        {data.items.map(({ membershipId, email, name, permission }) => (
          <chakra.li key={membershipId} display="flex" justifyContent="space-between" gap={3}>
            <chakra.span minW={0} overflowWrap="anywhere">
              <PersonLink id={membershipId}>{name ? `${name} (${email})` : email}</PersonLink>
            </chakra.span>
            <chakra.span color="fg.muted">{text(`role.${permission}`)}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      <Pagination page={page} total={data.total} settled={!isFetching} onPage={setPage} />
    </>
  );
}
