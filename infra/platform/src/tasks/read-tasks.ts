import type { WireTask } from '@campus/contracts/wire/tasks';
import { taskResultDays } from '@campus/domain/tasks';
import type { Queryable } from '../database/sql.ts';

interface Row extends Omit<WireTask, 'requestedBy' | 'createdAt' | 'startedAt' | 'finishedAt' | 'file'> {
  requestedBy: string;
  requestedEmail: string;
  requestedName: string;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  fileName: string | null;
  fileBytes: number | null;
}

/** The columns of a task `t` as it is told. */
const taskColumns = `t.id, t.kind, t.status, t."requestedBy", t."requestedEmail", t.total, t.done, t.skipped,
  t.failed, t.reason, t."createdAt", t."startedAt", t."finishedAt", t."fileName",
  t."fileBytes"::float8 as "fileBytes",
  coalesce((select displayname from "_User" where "objectId" = t."requestedBy"), '') as "requestedName"`;

/** A task of an account; undefined where there is none of that id, or not any more. */
export async function readTask(
  sql: Queryable,
  { accountId, taskId }: { accountId: string; taskId: string },
): Promise<WireTask | undefined> {
  const row = await sql.one<Row>(`select ${taskColumns} from "Task" t where t.id = $1 and t.account = $2`, [
    taskId,
    accountId,
  ]);
  return row && present(row);
}

function present(row: Row): WireTask {
  const { requestedBy, requestedEmail, requestedName, fileName, fileBytes, ...task } = row;
  const { createdAt, startedAt, finishedAt } = task;
  return {
    ...task,
    requestedBy: { id: requestedBy, email: requestedEmail, name: requestedName },
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
    file:
      fileName === null || finishedAt === null
        ? null
        : { name: fileName, bytes: fileBytes ?? 0, until: endOfKeeping(finishedAt).toISOString() },
  };
}

function endOfKeeping(finishedAt: Date): Date {
  return new Date(finishedAt.getTime() + taskResultDays * 24 * 3600 * 1000);
}
