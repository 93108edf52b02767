import { maxPage } from '@campus/contracts/core/list';
import { text } from '@campus/contracts/core/text';
import type { ImportDetails, ImportRow } from '@campus/contracts/imports/imports';
import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useState } from 'react';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { Pagination } from '../../../components/data-table/pagination.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { useAccount } from '../../../shell/account.tsx';
import { useImportAddress } from '../import-address.ts';
import { isOnlyPlan } from '../import-phase.ts';
import { useImportRows } from '../use-imports.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { actionChoices, outcomeChoices } from './row-choices.ts';
import { rowColumns } from './row-columns.tsx';
import { RowFilter } from './row-filter.tsx';

/** The rows of an import, with their planned actions or results. */
export function ImportRows({ details }: { details: ImportDetails }) {
  const { task } = details;
  const { id: accountId } = useAccount();
  const [address, setAddress] = useImportAddress();
  const onlyPlan = isOnlyPlan(task);
  // A plan is filtered by action, a result by outcome.
  const { page, ...by } = address;
  const filter = onlyPlan ? { action: by.action } : { outcome: by.outcome };
  const rows = useImportRows(accountId, task, { ...filter, page });
  const isReading = task.status === 'waiting' && rows.data?.items.length === 0;
  const [corrected, setCorrected] = useState<ImportRow>();
  const rowActions = useCallback(
    (row: ImportRow) =>
      row.cells.length > 0 ? [{ label: text('imports.correct'), run: () => setCorrected(row) }] : [],
    [],
  );
  const [columns] = useState(() => ({ plan: rowColumns(false), result: rowColumns(true) }));
  return (
    <chakra.section
      aria-label={text('imports.rows')}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={3}
    >
      {onlyPlan ? (
        <RowFilter
          choices={actionChoices(details)}
          value={address.action}
          onChange={(action) => setAddress({ action, outcome: undefined })}
        />
      ) : (
        <RowFilter
          choices={outcomeChoices(task)}
          value={address.outcome}
          onChange={(outcome) => setAddress({ outcome, action: undefined })}
        />
      )}
      <DataTable
        label={text('imports.rows')}
        columns={onlyPlan ? columns.plan : columns.result}
        // While a plan is being made, no rows yet does not mean an empty result.
        rows={isReading ? undefined : rows.data?.items}
        rowId={(row) => String(row.position)}
        rowLabel={({ label }) => label || text('imports.rows.noEmail')}
        {...(onlyPlan && { rowActions })}
        place={rows.data}
        busy={rows.isPlaceholderData}
        error={rows.data ? undefined : rows.error}
        onRetry={() => void rows.refetch()}
        empty={<EmptyState title={text('imports.rows.none')} />}
      />
      {rows.data && (
        <Pagination
          list={text('imports.rows')}
          page={page}
          total={rows.data.total}
          lastPage={Math.min(maxPage, Math.ceil(rows.data.total / rows.data.pageSize))}
          settled={!rows.isFetching}
          onPage={(next, options) => setAddress({ page: next }, options)}
        />
      )}
      {corrected && (
        <CorrectDialog
          accountId={accountId}
          taskId={task.id}
          row={corrected}
          onClose={() => setCorrected(undefined)}
        />
      )}
    </chakra.section>
  );
}
