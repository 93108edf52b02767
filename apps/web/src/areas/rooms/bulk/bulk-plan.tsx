import { reasonText } from '@campus/contracts/core/reasons';
import { noun, text } from '@campus/contracts/core/text';
import type { BulkEditRow } from '@campus/contracts/rooms/bulk-edits';
import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Pagination } from '../../../components/data-table/pagination.tsx';
import { LoadingOrError } from '../../../components/feedback/loading-or-error.tsx';
import { formatCount } from '../../../lib/format.ts';
import { trpc } from '../../../trpc.ts';
import { fieldLabel, formatValue } from '../detail/drafts/value-words.ts';

const counted = (count: number) => formatCount(count, noun('noun.roomEntry'));

/** The changes that a planned bulk edit would make, page by page, and the number of entries it cannot change. */
export function BulkPlan({
  accountId,
  taskId,
  failed,
}: {
  accountId: string;
  taskId: string;
  failed: number;
}) {
  const [page, setPage] = useState(1);
  const rows = trpc.rooms.bulkEditRows.useQuery(
    { accountId, taskId, page },
    { placeholderData: keepPreviousData },
  );
  if (!rows.data) return <LoadingOrError error={rows.error} onRetry={() => void rows.refetch()} />;
  const { items, total } = rows.data;
  if (total === 0) return <p role="status">{text('rooms.bulk.nothing')}</p>;
  return (
    <>
      <chakra.p role="status" mb={3}>
        {text('rooms.bulk.counts', { changes: counted(total - failed), refused: counted(failed) })}
      </chakra.p>
      <chakra.ul
        aria-label={text('rooms.bulk.rows')}
        display="grid"
        gap={3}
        maxH="20rem"
        mb={3}
        overflowY="auto"
        listStyleType="none"
        textStyle="sm"
        overflowWrap="anywhere"
      >
        {items.map((row) => (
          <Row key={row.position} row={row} />
        ))}
      </chakra.ul>
      <Pagination page={page} total={total} onPage={setPage} />
    </>
  );
}

function Row({ row }: { row: BulkEditRow }) {
  const { name, from, to, isRefused } = row;
  return (
    <li>
      <chakra.strong fontWeight="medium">
        <bdi>{name}</bdi>
      </chakra.strong>
      {Object.keys(to).map((field) => (
        <p key={field}>
          {text('rooms.becomes', {
            field: fieldLabel(field),
            from: formatValue(field, from[field]),
            to: formatValue(field, to[field]),
          })}
        </p>
      ))}
      {isRefused && (
        <chakra.p color="fg.error">{text('rooms.bulk.refused', { reason: reasonText(row) })}</chakra.p>
      )}
    </li>
  );
}
