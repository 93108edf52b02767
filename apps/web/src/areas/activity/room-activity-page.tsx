import '@campus/contracts/activity/page-messages';
import { maxPage } from '@campus/contracts/core/list';
import { text } from '@campus/contracts/core/text';
import { useMemo } from 'react';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { Pagination } from '../../components/data-table/pagination.tsx';
import { ExportButton } from '../../components/dialog/export-button.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { DraftWatch, useDraftWatch } from '../../components/input/draft-watch.ts';
import { Page } from '../../components/layout/page.tsx';
import { isForbidden } from '../../lib/describe-error.ts';
import { timeZone } from '../../lib/format.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { useAccount } from '../../shell/account.tsx';
import { RoleRefused } from '../../shell/role-refused.tsx';
import { useUser } from '../../shell/session.tsx';
import { ActivityFields } from './activity-fields.tsx';
import { withIds } from './row-ids.ts';
import { type ActivityState, useActivity, useActivityState, useExportActivity } from './use-activity.ts';
import '@campus/contracts/analytics/report-messages';
import type { ActivityRow } from '@campus/contracts/activity/activity';
import { personName } from '@campus/contracts/analytics/person-name';
import type { ActivitySort } from '@campus/domain/activity/activity';
import type { DataColumn } from '../../components/data-table/columns.ts';
import { TimeText } from '../../components/feedback/time-text.tsx';
import { windowText } from '../../features/people-set/origin-text.ts';
import { ReportPeople } from '../../features/people-set/report-people.tsx';
import { trpc } from '../../trpc.ts';

/** The people who entered and left rooms of the account, as a table and as a mailed export. */
export function RoomActivityPage() {
  const { id: accountId } = useAccount();
  const { email } = useUser();
  const [state, setState] = useActivityState();
  const events = useActivity(accountId, state);
  const send = useExportActivity(accountId, state);
  const columns = useMemo(() => activityColumns(), []);
  const { unapplied, note } = useDraftWatch();
  const data = unapplied ? undefined : events.data;
  const items = unapplied ? none : data?.items;
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
          <ActivityPeople accountId={accountId} state={state} total={data?.total} />
          <ExportButton
            title={text('activity.export.title')}
            about={(format) => text('activity.export.about', { ...window, zone: timeZone, email, format })}
            disabled={unapplied !== undefined}
            onExport={send}
          />
        </>
      }
      fill
    >
      <DraftWatch value={note}>
        <ActivityFields accountId={accountId} state={state} onChange={setState} />
      </DraftWatch>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowId={rowId}
        rowLabel={personName}
        place={data}
        sorting={state}
        onSort={setState}
        busy={!unapplied && events.isPlaceholderData}
        error={data || unapplied ? undefined : events.error}
        onRetry={() => void events.refetch()}
        empty={<EmptyState title={text(unapplied ? `activity.fields.${unapplied}` : 'activity.none')} />}
      />
      {data && (
        <Pagination
          page={state.page}
          total={data.total}
          lastPage={Math.min(maxPage, Math.ceil(data.total / data.pageSize))}
          none={text('activity.none')}
          settled={!events.isFetching}
          onPage={(page, options) => setState({ page }, options)}
        />
      )}
    </Page>
  );
}

const none: readonly ActivityRow[] = [];
const rowId = ({ id }: { id: string }) => id;

/** The columns of the report: the specified ones, then ours. A room that no longer exists is shown by its id. */
function activityColumns(): DataColumn<ActivityRow, ActivitySort>[] {
  return [
    { id: 'displayName', header: text('activity.column.displayName'), sort: 'displayName', cell: personName },
    {
      id: 'type',
      header: text('activity.column.type'),
      sort: 'type',
      cell: ({ event }) => text(`activity.type.${event}`),
    },
    {
      id: 'time',
      header: text('activity.column.dateCreated'),
      sort: 'time',
      width: 180,
      cell: ({ at }) => <TimeText value={at} withTime />,
    },
    {
      id: 'room',
      header: text('activity.column.room'),
      cell: ({ roomName, sfsRoom }) => roomName || sfsRoom,
    },
    { id: 'userId', header: text('activity.column.userId'), cell: ({ userId }) => userId },
  ];
}

/** Saves everybody in the report as a list of people, across all pages. */
function ActivityPeople({
  accountId,
  state: { from, to, type, sfsRoom },
  total,
}: {
  accountId: string;
  state: ActivityState;
  /** The number of events; undefined while unknown. */
  total: number | undefined;
}) {
  const rooms = trpc.activity.rooms.useQuery({ accountId });
  const room = rooms.data?.items.find((one) => one.sfsRoom === sfsRoom)?.name ?? sfsRoom;
  const about = [
    sfsRoom === '' ? text('activity.rooms.all') : room,
    ...(type === 'ALL' ? [] : [text(`activity.type.${type}`)]),
    windowText({ from, to }),
  ];
  return (
    <ReportPeople
      what="report"
      about={about.join(', ')}
      origin={total === 0 ? undefined : { kind: 'activity', from, to, type, sfsRoom }}
      disabled={total === undefined}
    />
  );
}
