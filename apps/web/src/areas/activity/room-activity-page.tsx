import '@campus/contracts/activity/page-messages';
import { maxPage } from '@campus/contracts/core/list';
import { text } from '@campus/contracts/core/messages';
import { useMemo } from 'react';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { Pagination } from '../../components/data-table/pagination.tsx';
import { ExportButton } from '../../components/dialog/export-button.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { Page } from '../../components/layout/page.tsx';
import { isForbidden } from '../../lib/describe-error.ts';
import { formatMoment, timeZone } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';
import { RoleRefused } from '../../shell/role-refused.tsx';
import { useUser } from '../../shell/session.tsx';
import { activityColumns, personOf } from './activity-columns.tsx';
import { ActivityFields } from './activity-fields.tsx';
import { ActivityPeople } from './activity-people.tsx';
import { withIds } from './row-ids.ts';
import { useActivity, useActivityState, useExportActivity } from './use-activity.ts';

/** The people who entered and left rooms of the account, as a table and as a mailed export. */
export function RoomActivityPage() {
  const { id: accountId } = useAccount();
  const { email } = useUser();
  const [state, setState] = useActivityState();
  const events = useActivity(accountId, state);
  const send = useExportActivity(accountId, state);
  const columns = useMemo(() => activityColumns(), []);
  const items = events.data?.items;
  const rows = useMemo(() => items && withIds(items), [items]);
  const title = text('page.roomActivity');
  if (isForbidden(events.error)) return <RoleRefused name={title} />;
  const window = { from: formatMoment(state.from), to: formatMoment(state.to) };
  return (
    <Page
      title={title}
      description={text('activity.about')}
      actions={
        <>
          <ActivityPeople accountId={accountId} state={state} total={events.data?.total} />
          <ExportButton
            title={text('activity.export.title')}
            about={text('activity.export.about', { ...window, zone: timeZone, email })}
            onExport={send}
          />
        </>
      }
      fill
    >
      <ActivityFields accountId={accountId} state={state} onChange={setState} />
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowId={rowId}
        rowLabel={personOf}
        place={events.data}
        sorting={state}
        onSort={setState}
        busy={events.isPlaceholderData}
        error={events.data ? undefined : events.error}
        onRetry={() => void events.refetch()}
        empty={<EmptyState title={text('activity.none')} />}
      />
      {events.data && (
        <Pagination
          page={state.page}
          total={events.data.total}
          lastPage={Math.min(maxPage, Math.ceil(events.data.total / events.data.pageSize))}
          none={text('activity.none')}
          settled={!events.isFetching}
          onPage={(page, options) => setState({ page }, options)}
        />
      )}
    </Page>
  );
}

const rowId = ({ id }: { id: string }) => id;
