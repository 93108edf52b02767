import '@campus/contracts/private-spaces/page-messages';
import { text } from '@campus/contracts/core/text';
import type { PrivateSpace } from '@campus/contracts/private-spaces/private-spaces';
import { spaceReports } from '@campus/domain/private-spaces/private-spaces';
import { Button } from '@chakra-ui/react/button';
import { Download } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { Pagination } from '../../components/data-table/pagination.tsx';
import { useSelection } from '../../components/data-table/use-selection.ts';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { Page } from '../../components/layout/page.tsx';
import { TabBar } from '../../components/layout/tab-bar.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { ExportDialog } from './export-dialog.tsx';
import { PasscodesDialog } from './passcodes-dialog.tsx';
import { spaceColumns } from './space-columns.tsx';
import { SpaceFilters } from './space-filters.tsx';
import { SpacesEmpty } from './spaces-empty.tsx';
import { useChangeStatus } from './use-change-status.tsx';
import { prefetchSpaces, reportQuery, type SpacesState, useSpaces, useSpacesState } from './use-spaces.ts';

/** The private spaces report: find spaces, change their status, and export them. */
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
  const [revealed, setRevealed] = useState<PrivateSpace>();
  const rowActions = useCallback(
    (space: PrivateSpace) => [{ label: text('privateSpaces.reveal'), run: () => setRevealed(space) }],
    [],
  );
  const table = { label: text('privateSpaces.report'), rowId, rowLabel, rowActions, selection };
  const isSummary = state.report === 'summary';
  return (
    <Page
      title={text('privateSpaces.report')}
      description={text('privateSpaces.report.about')}
      actions={isSummary && <ExportButton accountId={account.id} state={state} total={spaces.data?.total} />}
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
      {revealed && (
        <PasscodesDialog accountId={account.id} space={revealed} onClose={() => setRevealed(undefined)} />
      )}
    </Page>
  );
}

const rowId = ({ id }: PrivateSpace) => id;
const rowLabel = ({ name }: PrivateSpace) => name;

ReportPage.prefetchPage = prefetchSpaces;

/** Opens the export dialog for the spaces that match the filters. */
function ExportButton({
  total,
  ...asked
}: {
  accountId: string;
  state: SpacesState;
  /** The number of matching spaces; undefined while unknown. */
  total: number | undefined;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" disabled={!total} onClick={() => setOpen(true)}>
        <Download size={14} aria-hidden />
        {text('privateSpaces.export')}
      </Button>
      {open && <ExportDialog {...asked} total={total ?? 0} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The report's tabs: all spaces that match the filters, and the selected ones. */
function ReportTabs({ state, selected }: { state: SpacesState; selected: number }) {
  const [path] = useLocation();
  const labels = {
    summary: text('privateSpaces.report.summary'),
    selected: text('privateSpaces.report.selected', { count: formatNumber(selected) }),
  };
  const tabs = spaceReports.map((report) => {
    const query = reportQuery(state, report);
    return { tab: report, label: labels[report], href: query === '' ? path : `${path}?${query}` };
  });
  return <TabBar label={text('privateSpaces.reports')} tabs={tabs} current={state.report} />;
}

/** The spaces a person has selected, across pages and filters, with their last loaded data. */
function usePickedSpaces(shown: readonly PrivateSpace[] | undefined) {
  const selection = useSelection('');
  const [seen, setSeen] = useState<ReadonlyMap<string, PrivateSpace>>(new Map());
  const see = useCallback(
    (spaces: readonly PrivateSpace[]) =>
      setSeen((now) => new Map([...now, ...spaces.map((space) => [space.id, space] as const)])),
    [],
  );
  useEffect(() => see(shown ?? []), [see, shown]);
  const picked = useMemo(() => {
    const ids = 'ids' in selection.selection ? selection.selection.ids : [];
    return ids.flatMap((id) => seen.get(id) ?? []);
  }, [selection, seen]);
  return { selection, picked, see };
}
