import { type ReportFigures, reportCorrection } from '@campus/contracts/analytics/report-record-content';
import { keepReport } from '@campus/contracts/analytics/report-records';
import { AppError } from '@campus/contracts/core/app-error';
import { changesSince, comparableParts, figureRows, isKnown } from '@campus/domain/analytics/report-records';
import * as z from 'zod';
import { organizationNameOf } from '../../../foundation/records/organization-name.ts';
import { type Step, type TaskRun, taskDefinition } from '../../../work/tasks/define.ts';
import { recordChanges } from '../../../work/tasks/record-changes.ts';
import { readReportFigures } from '../reports/report-figures.ts';
import { type AskedReport, completeWithin, contentOf } from './content.ts';
import { findReport, insertReport, insertReportCorrection, type StoredReport } from './records.ts';

const { accountId: _, ...asked } = keepReport.input.shape;

/** Parameters of the task that keeps a report. */
const keepParams = z.strictObject(asked);

/** Parameters of the task that computes a kept report again. */
const correctParams = z.strictObject({ recordId: z.string() });

/**
 * The tasks that keep a report, and that look for what came since. Each is one step: its figures, rows, and audit entry
 * are stored together or not at all, so that a worker that dies leaves nothing behind, and the next one begins again.
 */
export const reportRecordTasks = [
  taskDefinition({ kind: 'analytics.keepReport', params: keepParams, plan: async () => 1, step: keep }),
  taskDefinition({
    kind: 'analytics.correctReport',
    params: correctParams,
    plan: async () => 1,
    step: correct,
  }),
];

async function keep(run: TaskRun<z.output<typeof keepParams>>): Promise<Step> {
  const { sql, task, params } = run;
  const query = { accountId: task.accountId, ...params };
  const figures = await readFigures(run, query);
  if (!isKnown(figures.totals)) throw new AppError('invalid', 'analytics.record.unknown');
  const taken = { takenBy: task.requestedBy.id, takenAt: new Date().toISOString() };
  const organization = await organizationNameOf(sql, task.accountId);
  const content = contentOf(query, figures, { organization, ...taken });
  const { recordId, sha256, isNew } = await insertReport(sql, content);
  // Who follows the task finds the record by it.
  await sql.query('update "Task" set state = $2 where id = $1', [
    task.id,
    JSON.stringify({ record: recordId }),
  ]);
  const { from, to } = params;
  const after = { from, to, people: content.totals.people, sha256 };
  await recordChanges(run, 'analytics.keepReport', [
    { target: targetOf(recordId, params), before: {}, after },
  ]);
  return oneStep(isNew);
}

async function correct(run: TaskRun<z.output<typeof correctParams>>): Promise<Step> {
  const { sql, task, params } = run;
  const { accountId } = task;
  // Nobody else adds a correction until this one is stored: each is compared with those before it.
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`report ${params.recordId}`]);
  const stored = await findReport(sql, { accountId, ...params });
  const { record, content } = stored;
  const parts = comparableParts(content, content.timeZone, new Date());
  if (parts.length === 0) throw new AppError('invalid', 'analytics.record.expired');
  const { from, to, timeZone, hideEmployees, grain, compare } = content;
  const figures = await readFigures(run, { accountId, from, to, timeZone, hideEmployees, grain, compare });
  const compared = parts.filter((part) => part !== 'rooms' || (hasAllRooms(content) && hasAllRooms(figures)));
  const recorded = {
    rows: figureRows(content),
    changes: stored.corrections.flatMap((one) => one.content.changes),
  };
  const changes = changesSince(recorded, figureRows(figures), compared);
  if (changes.length > 0) {
    const added = { addedBy: task.requestedBy.id, addedAt: new Date().toISOString() };
    const completeUntil = completeWithin(figures.completeUntil, content);
    const correction = { ...nextOf(stored), ...added, completeUntil, parts: compared, changes };
    await insertReportCorrection(sql, accountId, reportCorrection.parse(correction));
  }
  await recordChanges(run, 'analytics.correctReport', [
    { target: targetOf(record.id, content), before: {}, after: { changes: changes.length } },
  ]);
  return oneStep(changes.length > 0);
}

async function readFigures(
  { services }: Pick<TaskRun<unknown>, 'services'>,
  query: AskedReport,
): Promise<ReportFigures> {
  const { report, rooms, ...parts } = await readReportFigures(services.config.usage, query);
  return { ...report, ...parts, rooms: rooms.items, roomsUsed: rooms.total };
}

/** Whether the rooms are all that were used. A room that is not among the first 5,000 is no room that nobody used. */
function hasAllRooms({ rooms, roomsUsed }: Pick<ReportFigures, 'rooms' | 'roomsUsed'>): boolean {
  return rooms.length === roomsUsed;
}

/** Returns the fields of the next correction that do not say what it changes. */
function nextOf({ record, corrections }: StoredReport) {
  return {
    ...{ version: 1, record: record.id, number: corrections.length + 1 },
    follows: (corrections.at(-1) ?? record).sha256,
  };
}

function oneStep(changed: boolean): Step {
  return { done: changed ? 1 : 0, skipped: changed ? 0 : 1, failed: 0, finished: true };
}

/** The object of audit entries about a record. */
export function targetOf(id: string, { from, to }: Pick<AskedReport, 'from' | 'to'>) {
  return { type: 'reportRecord', id, label: `${from} – ${to}` };
}
