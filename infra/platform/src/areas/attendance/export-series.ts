import { personName } from '@campus/contracts/analytics/person-name';
import type { AttendanceReport } from '@campus/contracts/attendance/records';
import { getAttendanceSeries, getPVAttendanceSeries } from '@campus/contracts/attendance/series-usage';
import { tableFormat } from '@campus/contracts/core/table-format';
import { text } from '@campus/contracts/core/text';
import { inOneBatch } from '@campus/csv/write';
import { attendeeOf } from '@campus/domain/attendance/join-people';
import { compareSeries, joinSeries, type KnownWindow } from '@campus/domain/attendance/join-series';
import type { WindowState } from '@campus/domain/attendance/series';
import { numberColumn, type TableColumn, textColumn } from '@campus/table-files/columns';
import { tableFile } from '@campus/table-files/table-file';
import * as z from 'zod';
import { organizationNameOf } from '../../foundation/records/organization-name.ts';
import { askUsage } from '../../foundation/usage/ask.ts';
import { countedBatches } from '../../work/tasks/counted-batches.ts';
import { type TaskDefinition, type TaskRun, taskDefinition } from '../../work/tasks/define.ts';
import { closingText, noteCompleteUntil, timeIn } from '../analytics/export-text.ts';
import { factColumns, roomColumns, roomsByServerName } from '../analytics/fact-columns.ts';
import { readReportUsers } from '../analytics/report-users.ts';

/** The windows that had begun when the export was asked for. */
export const seriesParams = z.strictObject({
  place: z.string(),
  windows: z.array(z.strictObject({ startTime: z.string(), endTime: z.string() })),
  later: z.int(),
  sort: z.enum(['displayName', 'attended', 'minutes']),
  direction: z.enum(['asc', 'desc']),
  timezone: z.string(),
  format: tableFormat,
});
type Params = z.output<typeof seriesParams>;
type Run = TaskRun<Params>;

/** Mails who attended the windows of a series to the requester as a file. */
export const seriesExportTasks = [
  exportTask('attendance.exportRoomSeries', 'roomAttendance'),
  exportTask('attendance.exportVolumeSeries', 'privateVolumeAttendance'),
];

function exportTask(
  kind: 'attendance.exportRoomSeries' | 'attendance.exportVolumeSeries',
  page: AttendanceReport,
): TaskDefinition {
  return taskDefinition({
    kind,
    params: seriesParams,
    file: async (run) => {
      const { windows, rows } = await readRows(run, page);
      return tableFile(run.params.format, {
        what: 'attendance-series',
        organizationName: await organizationNameOf(run.sql, run.task.accountId),
        columns: await columnsOf(run, page, windows),
        batches: countedBatches(run, inOneBatch(rows)),
      });
    },
    mail: async ({ task, params }) => ({
      to: task.requestedBy.email,
      title: text('attendance.mail.title'),
      paragraphs: [
        text('analytics.mail.definition', { definition: definitionOf(page) }),
        text('attendance.series.mail.windows', {
          windows: String(params.windows.length),
          later: String(params.later),
        }),
        params.place === ''
          ? text('analytics.mail.allVolumes')
          : text('analytics.mail.room', { room: params.place }),
        ...closingText(task, { zone: params.timezone, format: params.format }),
      ],
    }),
  });
}

function definitionOf(page: AttendanceReport): string {
  return text(`attendance.definition.${page === 'roomAttendance' ? 'room' : 'volume'}`);
}

type Row = Awaited<ReturnType<typeof readRows>>['rows'][number];

async function readRows(run: Run, page: AttendanceReport) {
  await noteCompleteUntil(run);
  const { sql, task, params, services } = run;
  const { accountId } = task;
  const filter = { accountId, windows: params.windows };
  const { usage } = services.config;
  const found =
    page === 'roomAttendance'
      ? await askUsage(usage, getAttendanceSeries, { ...filter, SFSRoom: params.place })
      : await askUsage(usage, getPVAttendanceSeries, {
          ...filter,
          ...(params.place !== '' && { SFSRoom: params.place }),
        });
  const states = found.flatMap((row) => (row.Row === 'window' ? row.State : []));
  const people = found.flatMap((row) => (row.Row === 'person' ? row : []));
  const windows = params.windows.map(
    ({ startTime, endTime }, index): KnownWindow => ({
      start: Date.parse(startTime),
      end: Date.parse(endTime),
      state: states[index] ?? 'unknown',
    }),
  );
  const userIds = people.map((row) => row.User_ID);
  const users = new Map(
    (await readReportUsers(sql, { accountId, userIds, extra: false })).map((user) => [user.userId, user]),
  );
  const rows = people.map((row) => ({
    ...attendeeOf(row.User_ID, users.get(row.User_ID)),
    ...joinSeries(row, windows),
  }));
  return { windows, rows: rows.toSorted(compareSeries(params.sort, params.direction)) };
}

/** Returns the columns: the person, the sums, one column for each window, and what is true of all rows. */
async function columnsOf(
  { sql, task: { accountId: id }, params }: Run,
  page: AttendanceReport,
  windows: readonly KnownWindow[],
): Promise<TableColumn<Row>[]> {
  const time = timeIn(params.timezone);
  const known = windows.filter(({ state }) => state !== 'unknown').length;
  const person = (['email', 'firstName', 'lastName', 'team', 'userId'] as const).map((column) =>
    textColumn(text(`attendance.column.${column}`), (row: Row) => row[column]),
  );
  const room = (await roomsByServerName(sql, id))(params.place);
  return [
    textColumn<Row>(text('attendance.column.displayName'), personName),
    ...person,
    numberColumn<Row>(text('attendance.series.column.attended'), ({ attended }) => attended),
    numberColumn<Row>(text('attendance.series.column.known'), () => known),
    numberColumn<Row>(text('attendance.series.column.minutes'), ({ minutes }) => minutes),
    ...windows.map(({ start, state }, index) =>
      textColumn(text('attendance.series.column.window', { time: time(new Date(start)) }), (row: Row) =>
        cellOf(row.windows[index], state),
      ),
    ),
    textColumn<Row>(
      text(page === 'roomAttendance' ? 'attendance.column.room' : 'attendance.column.volume'),
      () => params.place || text('report.volumes.all'),
    ),
    ...(page === 'roomAttendance' ? roomColumns<Row>(() => room) : []),
    ...factColumns({
      account: { id, name: await organizationNameOf(sql, id) },
      timeZone: params.timezone,
      definition: definitionOf(page),
    }),
  ];
}

/** Empty for a person who was not there: 0 is a person of whom only the join is known. */
function cellOf(seen: Row['windows'][number] | undefined, state: WindowState): string {
  if (seen) return String(seen.minutes);
  if (state === 'unknown') return text('attendance.series.cell.unknown');
  return state === 'partial' ? text('attendance.series.cell.partial') : '';
}
