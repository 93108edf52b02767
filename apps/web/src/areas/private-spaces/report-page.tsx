import '@campus/contracts/private-spaces/page-messages';
import { text } from '@campus/contracts/core/messages';
import type { PrivateSpace } from '@campus/contracts/private-spaces/private-spaces';
import { useCallback, useMemo } from 'react';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { Pagination } from '../../components/data-table/pagination.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { Page } from '../../components/layout/page.tsx';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { ExportButton } from './export-button.tsx';
import { ReportTabs } from './report-tabs.tsx';
import { spaceColumns } from './space-columns.tsx';
import { SpaceFilters } from './space-filters.tsx';
import { SpacesEmpty } from './spaces-empty.tsx';
import { useChangeStatus } from './use-change-status.tsx';
import { usePickedSpaces } from './use-picked-spaces.ts';
import { prefetchSpaces, useSpaces, useSpacesState } from './use-spaces.ts';

/** The private spaces of the account: find them, change their statuses, and export them. */
export function ReportPage() {
  const account = useAccount();
  const [state, setState] = useSpacesState();
  const spaces = useSpaces(account.id, state);
  const types = trpc.privateSpaces.types.useQuery({ accountId: account.id }).data?.items ?? [];
  const { selection, picked, see } = usePickedSpaces(spaces.data?.items);
  const onChanged = useCallback((space: PrivateSpace) => see([space]), [see]);
  const { change, dialog } = useChangeStatus(account.id, onChanged);
  const columns = useMemo(() => spaceColumns(change), [change]);
  const unsorted = useMemo(() => columns.map(({ sort: _, ...column }) => column), [columns]);
  const table = { label: text('privateSpaces.report'), rowId, rowLabel, selection };
  const isSummary = state.report === 'summary';
  return (
    <Page
      title={text('privateSpaces.report')}
      description={text('privateSpaces.report.about')}
      actions={<ExportButton accountId={account.id} state={state} total={spaces.data?.total} />}
      fill
    >
      <ReportTabs state={state} selected={picked.length} />
      {isSummary && <SpaceFilters state={state} types={types} onChange={setState} />}
      {isSummary ? (
        <DataTable
          {...table}
          columns={columns}
          rows={spaces.data?.items}
          place={spaces.data}
          sorting={state}
          onSort={setState}
          busy={spaces.isPlaceholderData}
          error={spaces.data ? undefined : spaces.error}
          onRetry={() => void spaces.refetch()}
          empty={<SpacesEmpty state={state} types={types} onChange={setState} />}
        />
      ) : (
        <DataTable
          {...table}
          columns={unsorted}
          rows={picked}
          empty={<EmptyState title={text('privateSpaces.noneSelected')} />}
        />
      )}
      {isSummary && spaces.data && (
        <Pagination
          page={state.page}
          total={spaces.data.total}
          settled={!spaces.isFetching}
          onPage={(page, options) => setState({ page }, options)}
        />
      )}
      {dialog}
    </Page>
  );
}

const rowId = ({ id }: PrivateSpace) => id;
const rowLabel = ({ name }: PrivateSpace) => name;

ReportPage.prefetchPage = prefetchSpaces;
