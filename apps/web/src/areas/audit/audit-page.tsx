import '@campus/contracts/audit/page-messages';
import type { AuditEntry } from '@campus/contracts/audit/audit';
import { operationText } from '@campus/contracts/audit/operation-text';
import { noun, text } from '@campus/contracts/core/text';
import { useMemo, useState } from 'react';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { Pagination } from '../../components/data-table/pagination.tsx';
import { Page } from '../../components/layout/page.tsx';
import { formatCount } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';
import { auditColumns } from './audit-columns.tsx';
import { AuditEmpty } from './audit-empty.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { EntryDrawer } from './entry-drawer.tsx';
import { ExportButton } from './export-button.tsx';
import { FailedSignOns } from './failed-sign-ons.tsx';
import { useAudit, useAuditState } from './use-audit.ts';

/** The changes in the account: who changed what, when, and for whom. */
export function AuditPage() {
  const account = useAccount();
  const [state, setState] = useAuditState();
  const audit = useAudit(account.id, state);
  const [opened, setOpened] = useState<AuditEntry>();
  const columns = useMemo(() => auditColumns(setState), [setState]);

  return (
    <Page
      title={text('page.audit')}
      description={describe(audit.data?.keptDays)}
      actions={
        <>
          <FailedSignOns accountId={account.id} />
          <ExportButton accountId={account.id} state={state} total={audit.data?.total} />
        </>
      }
      fill
    >
      <AuditFilters state={state} operations={audit.data?.operations ?? []} onChange={setState} />
      <ChosenFilters state={state} chosen={audit.data?.chosen} onChange={setState} />
      <DataTable
        label={text('page.audit')}
        columns={columns}
        rows={audit.data?.items}
        rowId={(entry) => entry.id}
        rowLabel={(entry) => operationText(entry.operation)}
        sorting={{ sort: 'at', direction: state.direction }}
        onSort={({ direction }) => setState({ direction })}
        onOpen={setOpened}
        place={audit.data}
        busy={audit.isPlaceholderData}
        error={audit.data ? undefined : audit.error}
        onRetry={() => void audit.refetch()}
        empty={
          <AuditEmpty state={state} searchedAll={audit.data?.totalIsExact !== false} onChange={setState} />
        }
      />
      {audit.data && (
        <Pagination
          page={state.page}
          total={audit.data.total}
          totalIsExact={audit.data.totalIsExact}
          settled={!audit.isFetching}
          onPage={(page, options) => setState({ page }, options)}
        />
      )}
      <EntryDrawer entry={opened} onFilter={setState} onClose={() => setOpened(undefined)} />
    </Page>
  );
}

/** The purpose of the page and, once loaded, how long entries are kept. */
function describe(keptDays: number | undefined): string {
  const description = text('audit.description');
  if (keptDays === undefined) return description;
  const days = formatCount(keptDays, noun('noun.day'));
  return `${description} ${keptDays === 0 ? text('audit.keptForEver') : text('audit.kept', { days })}`;
}
