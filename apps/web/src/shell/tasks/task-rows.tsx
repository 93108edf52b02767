import { maxPage } from '@campus/contracts/core/list';
import { reasonText } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import type { TaskRow } from '@campus/contracts/tasks/tasks';
import { type TaskOutcome, taskOutcomes } from '@campus/domain/tasks/tasks';
import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Pagination } from '../../components/data-table/pagination.tsx';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { StatusBadge } from '../../components/feedback/status-badge.tsx';
import { FilterSelect } from '../../components/input/filter-select.tsx';
import { trpc } from '../../trpc.ts';
import { useAccount } from '../account.tsx';
import { outcomeLooks } from './outcome-looks.ts';

/** The outcome of each row of a task, in pages. Renders nothing for a task without rows. */
export function TaskRows({ taskId, open }: { taskId: string; open: boolean }) {
  const { id: accountId } = useAccount();
  const [outcome, setOutcome] = useState<TaskOutcome>();
  const [page, setPage] = useState(1);
  const rows = trpc.tasks.rows.useQuery(
    { accountId, taskId, outcome, page },
    { placeholderData: keepPreviousData, refetchInterval: open && 3000 },
  );
  const { refetch } = rows;
  // Fetches the latest results when the task has ended.
  useEffect(() => (open ? () => void refetch() : undefined), [open, refetch]);
  if (rows.error && !rows.data) return <ErrorState error={rows.error} onRetry={() => void refetch()} />;
  if (!rows.data || (rows.data.total === 0 && !outcome)) return null;
  const { items, total } = rows.data;
  return (
    <chakra.section aria-labelledby="task-rows" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap={2}>
        <chakra.h2 id="task-rows" textStyle="heading">
          {text('tasks.rows')}
        </chakra.h2>
        <FilterSelect
          label={text('tasks.rows.outcome')}
          value={outcome ?? ''}
          options={[{ value: '', label: text('tasks.rows.all') }, ...outcomeOptions()]}
          onChange={(value) => {
            setOutcome(taskOutcomes.find((other) => other === value));
            setPage(1);
          }}
        />
      </chakra.div>
      <chakra.ul borderWidth="1px" borderRadius="lg" bg="bg.panel" aria-busy={rows.isPlaceholderData}>
        {items.map((row) => (
          <Row key={row.position} row={row} />
        ))}
        {items.length === 0 && (
          <chakra.li px={3} py={2} color="fg.muted">
            {text('tasks.rows.none')}
          </chakra.li>
        )}
      </chakra.ul>
      <Pagination
        page={page}
        total={total}
        lastPage={Math.min(maxPage, Math.ceil(total / rows.data.pageSize))}
        settled={!rows.isFetching}
        onPage={setPage}
      />
    </chakra.section>
  );
}

function Row({ row }: { row: TaskRow }) {
  const { label, outcome } = row;
  const reason = reasonText(row);
  return (
    <chakra.li
      display="flex"
      alignItems="flex-start"
      justifyContent="space-between"
      gap={3}
      px={3}
      py={2}
      borderColor="border.subtle"
      _notFirst={{ borderTopWidth: '1px' }}
    >
      <chakra.div minW={0} overflowWrap="anywhere">
        <bdi>{label}</bdi>
        {reason !== '' && (
          <chakra.p textStyle="xs" color="fg.muted">
            {reason}
          </chakra.p>
        )}
      </chakra.div>
      <StatusBadge look={outcome ? outcomeLooks[outcome] : 'neutral'} flexShrink={0}>
        {text(`tasks.outcome.${outcome ?? 'open'}`)}
      </StatusBadge>
    </chakra.li>
  );
}

function outcomeOptions() {
  return taskOutcomes.map((value) => ({ value, label: text(`tasks.outcome.${value}`) }));
}
