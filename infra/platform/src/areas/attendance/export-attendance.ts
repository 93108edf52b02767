import { personName } from '@campus/contracts/analytics/person-name';
import { volumeAttendanceExport } from '@campus/contracts/attendance/functions';
import type { AttendanceReport } from '@campus/contracts/attendance/records';
import {
  type AttendanceWireRow,
  getAccountAttendance,
  getAccountPVAttendance,
} from '@campus/contracts/attendance/usage-functions';
import { text } from '@campus/contracts/core/text';
import { inOneBatch } from '@campus/csv/write';
import { type AttendanceColumn, compareBy, offeredColumns } from '@campus/domain/attendance/columns';
import { joinPeople } from '@campus/domain/attendance/join-people';
import { instantColumn, numberColumn, type TableColumn, textColumn } from '@campus/table-files/columns';
import { tableFile } from '@campus/table-files/table-file';
import * as z from 'zod';
import { organizationNameOf } from '../../foundation/records/organization-name.ts';
import { askUsage } from '../../foundation/usage/ask.ts';
import { countedBatches } from '../../work/tasks/counted-batches.ts';
import { type TaskDefinition, type TaskRun, taskDefinition } from '../../work/tasks/define.ts';
import { closingText, noteCompleteUntil, noteState, timeIn } from '../analytics/export-text.ts';
import { type FileFacts, factColumns, roomColumns, roomsByServerName } from '../analytics/fact-columns.ts';
import { readReportUsers } from '../analytics/report-users.ts';
import { nameRows } from './named-rows.ts';
import { findRecord } from './records.ts';

const { query, earliestTime, latestTime, timezone, format } = volumeAttendanceExport.input.shape;
/** With `recordId`, the rows come from a record. */
const params = z.strictObject({
  ...{ query, earliestTime, latestTime, timezone, format },
  recordId: z.string().optional(),
});
type Params = z.output<typeof params>;
type Kind = 'attendance.exportRoom' | 'attendance.exportPrivateVolume';
const pages = {
  'attendance.exportRoom': 'roomAttendance',
  'attendance.exportPrivateVolume': 'privateVolumeAttendance',
} as const satisfies Record<Kind, AttendanceReport>;
type Row = ReturnType<typeof joinPeople>[number];

/** Mails the attendees to the requester as a file. */
export const attendanceExportTasks = [
  exportTask('attendance.exportRoom'),
  exportTask('attendance.exportPrivateVolume'),
];

function exportTask(kind: Kind): TaskDefinition {
  return taskDefinition({
    kind,
    params,
    file: async (run) => {
      const { accountId } = run.task;
      const extra = run.services.config.usage.extraAttendanceAccountIds.includes(accountId);
      const rows = run.params.recordId
        ? await recordedRows(run, kind, extra)
        : await readRows(run, kind, extra);
      return tableFile(run.params.format, {
        what: 'attendance',
        organizationName: await organizationNameOf(run.sql, accountId),
        columns: await columnsOf(run, kind, extra),
        batches: countedBatches(run, inOneBatch(rows)),
      });
    },
    mail: async (run) => ({
      to: run.task.requestedBy.email,
      title: text('attendance.mail.title'),
      paragraphs: [
        definitionText(kind),
        windowText(run.params),
        placeText(run.params),
        ...(await recordText(run, kind)),
        ...closingText(run.task, { zone: run.params.timezone, format: run.params.format }),
      ],
    }),
  });
}

function definitionText(kind: Kind): string {
  return text('analytics.mail.definition', { definition: definitionOf(kind) });
}

function definitionOf(kind: Kind): string {
  return text(`attendance.definition.${kind === 'attendance.exportRoom' ? 'room' : 'volume'}`);
}

function windowText({ query: { startTime, duration }, timezone: zone }: Params): string {
  const time = timeIn(zone);
  const [from, to] = [startTime, Date.parse(startTime) + duration * 1000];
  return text('analytics.mail.times', { from: time(new Date(from)), to: time(new Date(to)) });
}

function placeText({ query: { SFSRoom: room } }: Params): string {
  return room === undefined ? text('analytics.mail.allVolumes') : text('analytics.mail.room', { room });
}

type Run = Pick<TaskRun<Params>, 'sql' | 'task' | 'params'>;

function recordOf({ sql, task: { accountId }, params: { recordId = '' } }: Run, kind: Kind) {
  return findRecord(sql, { accountId, page: pages[kind], recordId });
}

async function recordedRows(run: Run, kind: Kind, extra: boolean): Promise<Row[]> {
  const { content } = await recordOf(run, kind);
  await noteState(run.sql, run.task.id, content);
  return nameRows(run.sql, { accountId: run.task.accountId, extra }, content.rows);
}

/**
 * Returns the lines about a record: when it was made, its hash, and its corrections. Empty for a report
 * without a record.
 */
async function recordText(run: Run, kind: Kind): Promise<string[]> {
  if (!run.params.recordId) return [];
  const { record } = await recordOf(run, kind);
  const time = timeIn(run.params.timezone)(new Date(record.takenAt));
  return [
    text('attendance.mail.record', { time, corrections: String(record.corrections) }),
    text('attendance.mail.hash', { hash: record.sha256 }),
  ];
}

/** Returns the rows of the report, in its order. */
async function readRows(run: TaskRun<Params>, kind: Kind, extra: boolean): Promise<Row[]> {
  await noteCompleteUntil(run);
  const { sql, task, params: asked, services } = run;
  const { accountId } = task;
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

async function columnsOf(run: Run, kind: Kind, extra: boolean): Promise<TableColumn<Row>[]> {
  const time = timeIn(run.params.timezone);
  return [
    ...offeredColumns(extra).map((column) => specifiedColumn(column, time)),
    textColumn(text('attendance.column.inferred'), ({ leaveInferred }) =>
      text(leaveInferred ? 'value.yes' : 'value.no'),
    ),
    instantColumn(text('attendance.column.joinedAt'), ({ joinTime }) => new Date(joinTime)),
    instantColumn(text('attendance.column.leftAt'), ({ leaveTime }) => new Date(leaveTime)),
    ...(await placeColumns(run, kind)),
    ...factColumns(await factsOf(run, kind)),
    ...(await recordColumns(run, kind)),
  ];
}

/** Returns a column of the page. Its times are texts in the zone of the file; others beside them are in UTC. */
function specifiedColumn(column: AttendanceColumn, time: (instant: Date) => string): TableColumn<Row> {
  const header = text(`attendance.column.${column}`);
  switch (column) {
    case 'displayName':
      return textColumn(header, personName);
    case 'joinTime':
    case 'leaveTime':
      return textColumn(header, (row) => time(new Date(row[column])));
    case 'minutes':
    case 'talkMinutes':
      return numberColumn(header, (row) => row[column]);
    default:
      return textColumn(header, (row) => row[column] ?? '');
  }
}

async function factsOf({ sql, task, params: { query, timezone } }: Run, kind: Kind): Promise<FileFacts> {
  const { accountId: id } = task;
  const from = new Date(query.startTime);
  return {
    account: { id, name: await organizationNameOf(sql, id) },
    window: { from, to: new Date(from.getTime() + query.duration * 1000) },
    timeZone: timezone,
    definition: definitionOf(kind),
  };
}

/** Returns the columns of the place: a room has a name in the account, and one on the servers of the world. */
async function placeColumns(
  { sql, task: { accountId }, params: { query } }: Run,
  kind: Kind,
): Promise<TableColumn<unknown>[]> {
  const { SFSRoom: place = '' } = query;
  if (kind === 'attendance.exportPrivateVolume')
    return [textColumn(text('attendance.column.volume'), () => place || text('report.volumes.all'))];
  const room = (await roomsByServerName(sql, accountId))(place);
  return [textColumn(text('attendance.column.room'), () => place), ...roomColumns(() => room)];
}

/** Returns the column of the hash, in a file of a record. */
async function recordColumns(run: Run, kind: Kind): Promise<TableColumn<unknown>[]> {
  if (!run.params.recordId) return [];
  const { sha256 } = (await recordOf(run, kind)).record;
  return [textColumn(text('attendance.column.hash'), () => sha256)];
}
