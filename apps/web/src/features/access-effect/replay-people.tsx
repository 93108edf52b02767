import { noun, text } from '@campus/contracts/core/text';
import type { WireLost } from '@campus/contracts/effective-access/replay-fields';
import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Pagination } from '../../components/data-table/pagination.tsx';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { formatCount } from '../../lib/format.ts';
import { trpc } from '../../trpc.ts';
import { replayOptions, type SentDraft } from './use-replay.ts';

/** The members who would lose access, those with the most entries first, in pages. */
export function ReplayPeople({ sent, lost }: { sent: SentDraft; lost: WireLost }) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = trpc.effectiveAccess.replayPeople.useQuery(
    { ...sent, lost, page },
    { ...replayOptions, placeholderData: keepPreviousData },
  );
  if (!data) return <LoadingOrError error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <chakra.ul
        aria-label={text('effectiveAccess.replay.people')}
        display="grid"
        gap={1}
        listStyleType="none"
      >
        {data.items.map(({ userId, name, email, entries, isInside }) => (
          <chakra.li key={userId} display="flex" flexWrap="wrap" justifyContent="space-between" columnGap={3}>
            <chakra.span minW={0} overflowWrap="anywhere">
              {name ? `${name} (${email})` : email}
            </chakra.span>
            <chakra.span color="fg.muted">
              {formatCount(entries, noun('noun.pastEntry'))}
              {isInside && `, ${text('effectiveAccess.replay.inside')}`}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      <Pagination page={page} total={data.total} settled={!isFetching} onPage={setPage} />
    </>
  );
}
