import '@campus/contracts/messages/audit-page';
import type { AuditEntry } from '@campus/contracts/audit';
import { useState } from 'react';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { Page } from '../../components/page.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { useAccount } from '../../shell/account.tsx';
import { auditColumns } from './audit-columns.tsx';
import { AuditEmpty } from './audit-empty.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { EntryDrawer } from './entry-drawer.tsx';
import { useAudit, useAuditState } from './use-audit.ts';

/** What was done in the account: by whom, when, to whom, and what it changed. */
export function AuditPage() {
  const account = useAccount();
  const [state, setState] = useAuditState();
  const audit = useAudit(account.id, state);
  const [opened, setOpened] = useState<AuditEntry>();

  return (
    <Page title="Audit Log" description="What was changed in this account, by whom and when." fill>
      <AuditFilters state={state} operations={audit.data?.operations ?? []} onChange={setState} />
      <DataTable
        label="Audit Log"
        columns={auditColumns}
        rows={audit.data?.items}
        rowId={(entry) => entry.id}
        rowLabel={(entry) => entry.operation}
        sorting={{ sort: 'at', direction: state.direction }}
        onSort={({ direction }) => setState({ direction })}
        onOpen={setOpened}
        busy={audit.isPlaceholderData}
        error={audit.data ? undefined : audit.error}
        onRetry={() => void audit.refetch()}
        empty={<AuditEmpty state={state} onChange={setState} />}
      />
      {audit.data && (
        <Pagination page={state.page} total={audit.data.total} onPage={(page) => setState({ page })} />
      )}
      <EntryDrawer entry={opened} onClose={() => setOpened(undefined)} />
    </Page>
  );
}
