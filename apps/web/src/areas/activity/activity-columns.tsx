import '@campus/contracts/analytics/report-messages';
import type { ActivityRow } from '@campus/contracts/activity/activity';
import { text } from '@campus/contracts/core/messages';
import type { ActivitySort } from '@campus/domain/activity/activity';
import type { DataColumn } from '../../components/data-table/columns.ts';
import { TimeText } from '../../components/feedback/time-text.tsx';

/** The columns of the report. A person without a name, such as a guest, is shown by an identifier. */
export function activityColumns(): DataColumn<ActivityRow, ActivitySort>[] {
  return [
    { id: 'displayName', header: text('activity.column.displayName'), sort: 'displayName', cell: personOf },
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
  ];
}

/** The name that a row shows of its person; the id where no name is known. */
export const personOf = ({ displayName, userId }: ActivityRow) => displayName || userId;
