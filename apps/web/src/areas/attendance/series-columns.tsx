import '@campus/contracts/analytics/report-messages';
import { personName } from '@campus/contracts/analytics/person-name';
import type { SeriesPage, SeriesRow, SeriesWindow } from '@campus/contracts/attendance/series-fields';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import type { DataColumn } from '../../components/data-table/columns.ts';
import { StatusBadge } from '../../components/feedback/status-badge.tsx';
import { formatNumber } from '../../lib/format.ts';
import { formatMoment } from '../../lib/format-moment.ts';

type Sort = 'displayName' | 'attended' | 'minutes';
type Column = DataColumn<SeriesRow, Sort>;

/** The columns of a series: the person, the sums, and one for each window. */
export function seriesColumns({ windows, known }: Pick<SeriesPage, 'windows' | 'known'>): Column[] {
  const end = { align: 'end' as const };
  return [
    {
      ...{ id: 'displayName', sort: 'displayName', width: 160 },
      header: text('attendance.column.displayName'),
      cell: personName,
    },
    { id: 'email', header: text('attendance.column.email'), cell: ({ email }) => email },
    {
      ...{ id: 'attended', sort: 'attended', ...end },
      header: text('attendance.series.column.attendedOf'),
      cell: ({ attended }) =>
        text('attendance.series.attendedOf', {
          attended: formatNumber(attended),
          known: formatNumber(known),
        }),
    },
    {
      ...{ id: 'minutes', sort: 'minutes', ...end },
      header: text('attendance.column.minutes'),
      cell: ({ minutes }) => formatNumber(minutes),
    },
    ...windows.map(
      (window, index): Column => ({
        ...{ id: `${window.start} ${window.end}`, header: windowHeader(window), width: 200 },
        cell: (row) => <WindowCell seen={row.windows[index]} state={window.state} />,
      }),
    ),
  ];
}

/** The time of a window, and the number of people or what is not known. */
function windowHeader({ start, state, people }: SeriesWindow): string {
  const time = formatMoment(start);
  if (people === null)
    return text('attendance.series.state', { time, state: text('attendance.series.state.unknown') });
  const counted = text('attendance.series.people', { time, people: formatNumber(people) });
  if (state === 'complete' || state === 'unknown') return counted;
  return text('attendance.series.state', { time: counted, state: text(`attendance.series.state.${state}`) });
}

/** The minutes of a person in a window, or why there are none. */
function WindowCell({
  seen,
  state,
}: {
  seen: SeriesRow['windows'][number] | undefined;
  state: SeriesWindow['state'];
}) {
  if (!seen) return <chakra.span color="fg.muted">{text(absenceOf(state))}</chakra.span>;
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap={2}>
      {text('attendance.series.cell', { minutes: formatNumber(seen.minutes) })}
      {seen.late && <StatusBadge look="warning">{text('attendance.series.late')}</StatusBadge>}
      {seen.early && <StatusBadge look="warning">{text('attendance.series.early')}</StatusBadge>}
    </chakra.span>
  );
}

function absenceOf(state: SeriesWindow['state']) {
  if (state === 'unknown') return 'attendance.series.unknownCell';
  return state === 'complete' ? 'attendance.series.absent' : 'attendance.series.unseen';
}
