import { volumeAttendanceExport } from '@campus/contracts/attendance/functions';
import {
  type AttendanceWireRow,
  getAccountAttendance,
  getAccountPVAttendance,
} from '@campus/contracts/attendance/usage-functions';
import { text } from '@campus/contracts/core/messages';
import { csvFileName } from '@campus/csv/file-name';
import { type CsvColumn, csvFile, csvType } from '@campus/csv/write';
import { type AttendanceColumn, compareBy, offeredColumns } from '@campus/domain/attendance/columns';
import { joinPeople } from '@campus/domain/attendance/join-people';
import * as z from 'zod';
import { organizationNameOf } from '../../ground/records/organization-name.ts';
import { askUsage } from '../../ground/usage/ask.ts';
import { countedBatches } from '../../work/tasks/counted-batches.ts';
import { type TaskDefinition, type TaskRun, taskDefinition } from '../../work/tasks/define.ts';
import { closingWords, noteCompleteUntil, timeIn } from '../analytics/export-words.ts';
import { readReportUsers } from '../analytics/report-users.ts';

const { query, earliestTime, latestTime, timezone } = volumeAttendanceExport.input.shape;
const params = z.strictObject({ query, earliestTime, latestTime, timezone });
type Params = z.output<typeof params>;
type Kind = 'attendance.exportRoom' | 'attendance.exportPrivateVolume';
type Row = ReturnType<typeof joinPeople>[number];

/** Mail who attended as CSV to the requester. */
export const attendanceExportTasks = [
  exportTask('attendance.exportRoom'),
  exportTask('attendance.exportPrivateVolume'),
];

function exportTask(kind: Kind): TaskDefinition {
  return taskDefinition({
    kind,
    params,
    file: async (run) => {
      await noteCompleteUntil(run);
      const { accountId } = run.task;
      const extra = run.services.config.usage.extraAttendanceAccountIds.includes(accountId);
      const rows = await readRows(run, kind, extra);
      return {
        name: csvFileName('attendance', await organizationNameOf(run.sql, accountId)),
        type: csvType,
        body: csvFile(columnsOf(run.params.timezone, extra), countedBatches(run, inOneBatch(rows))),
      };
    },
    mail: async ({ task, params: asked }) => ({
      to: task.requestedBy.email,
      title: text('attendance.mail.title'),
      paragraphs: [
        definitionWords(kind),
        windowWords(asked),
        placeWords(asked),
        ...closingWords(task, asked.timezone),
      ],
    }),
  });
}

async function* inOneBatch<R>(rows: readonly R[]): AsyncGenerator<readonly R[]> {
  if (rows.length > 0) yield rows;
}

function definitionWords(kind: Kind): string {
  const of = kind === 'attendance.exportRoom' ? 'room' : 'volume';
  return text('analytics.mail.definition', { definition: text(`attendance.definition.${of}`) });
}

function windowWords({ query: { startTime, duration }, timezone: zone }: Params): string {
  const time = timeIn(zone);
  const [from, to] = [startTime, Date.parse(startTime) + duration * 1000];
  return text('analytics.mail.times', { from: time(new Date(from)), to: time(new Date(to)) });
}

function placeWords({ query: { SFSRoom: room } }: Params): string {
  return room === undefined ? text('analytics.mail.allVolumes') : text('analytics.mail.room', { room });
}

/** The rows of the report, in its order. */
async function readRows(
  { sql, task: { accountId }, params: asked, services }: TaskRun<Params>,
  kind: Kind,
  extra: boolean,
): Promise<Row[]> {
  const { SFSRoom, startTime, duration, sort, direction } = asked.query;
  const filter = { accountId, startTime, duration };
  const { usage } = services.config;
  const rows: AttendanceWireRow[] =
    kind === 'attendance.exportRoom'
      ? await askUsage(usage, getAccountAttendance, { ...filter, SFSRoom: SFSRoom ?? '' })
      : await askUsage(usage, getAccountPVAttendance, { ...filter, SFSRoom });
  const userIds = rows.map((row) => row.User_ID);
  const users = await readReportUsers(sql, { accountId, userIds, extra });
  return joinPeople(rows, users).toSorted(compareBy(sort, direction === 1 ? 'asc' : 'desc'));
}

function columnsOf(zone: string, extra: boolean): CsvColumn<Row>[] {
  const time = timeIn(zone);
  const cell = (row: Row, column: AttendanceColumn) => {
    const value = row[column];
    const isTime = column === 'joinTime' || column === 'leaveTime';
    return isTime ? time(new Date(row[column])) : String(value ?? '');
  };
  return [
    ...offeredColumns(extra).map((column) => ({
      header: text(`attendance.column.${column}`),
      cell: (row: Row) => cell(row, column),
    })),
    {
      header: text('attendance.column.inferred'),
      cell: ({ leaveInferred }) => text(leaveInferred ? 'value.yes' : 'value.no'),
    },
  ];
}
