import { AppError } from '@campus/contracts/core/app-error';
import { reasonFields } from '@campus/contracts/core/reasons';
import type { WireTask } from '@campus/contracts/tasks/functions';
import { mayFollowTask, taskResultDays } from '@campus/domain/tasks/tasks';
import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { isoDates } from '../../foundation/database/values.ts';
import type { SelectedRow } from '../../foundation/records/table.ts';
import { taskTable } from '../../foundation/schema/tables/task.ts';

const columns = taskTable.select(
  [
    'id',
    'kind',
    'status',
    'requestedBy',
    'requestedEmail',
    'total',
    'done',
    'skipped',
    'failed',
    'reasons',
    'createdAt',
    'startedAt',
    'finishedAt',
    'fileName',
    'fileBytes',
    'failedName',
    'failedBytes',
  ],
  't',
);

/** A task as the database stores it. */
export type TaskRecord = SelectedRow<typeof columns> & { requestedName: string };

/** The columns of a task `t` in responses. */
export const taskColumns = `${columns},
  coalesce(
    (select displayname from "Membership" where "user" = t."requestedBy" and account = t.account),
    (select displayname from "_User" where "objectId" = t."requestedBy"),
    (select name from api_credential where id = t."requestedBy"),
    ''
  ) as "requestedName"`;

interface TaskOfAccount {
  accountId: string;
  taskId: string;
}

/** Returns a task of an account, or undefined if it does not exist. */
export async function readTask(
  sql: Queryable,
  { accountId, taskId }: TaskOfAccount,
): Promise<WireTask | undefined> {
  const row = await sql.one<TaskRecord>(
    `select ${taskColumns} from "Task" t where t.id = $1 and t.account = $2`,
    [taskId, accountId],
  );
  return row && presentTask(row);
}

/** Returns a task that the caller may see. For everybody else it does not exist. */
export async function followedTask({
  sql,
  input,
  actor,
}: Pick<Call<TaskOfAccount, { level: 'member' }>, 'sql' | 'input' | 'actor'>): Promise<WireTask> {
  const task = await readTask(sql, input);
  if (!task || !mayFollowTask(actor, task)) throw new AppError('notFound', 'tasks.notFound');
  return task;
}

/** Formats a task for callers: dates as ISO text, reasons as keys with their text. */
export function presentTask(row: TaskRecord): WireTask {
  const { requestedBy, requestedEmail, requestedName, reasons, ...rest } = row;
  const { fileName, fileBytes, failedName, failedBytes, ...task } = rest;
  const { finishedAt } = task;
  return {
    ...isoDates(task),
    ...reasonFields(reasons),
    requestedBy: { id: requestedBy, email: requestedEmail, name: requestedName },
    file: keptFile(fileName, fileBytes, finishedAt),
    failedRows: keptFile(failedName, failedBytes, finishedAt),
  };
}

function keptFile(name: string | null, bytes: number | null, finishedAt: Date | null): WireTask['file'] {
  if (name === null || finishedAt === null) return null;
  return { name, bytes: bytes ?? 0, until: endOfKeeping(finishedAt).toISOString() };
}

function endOfKeeping(finishedAt: Date): Date {
  return new Date(finishedAt.getTime() + taskResultDays * 24 * 3600 * 1000);
}
