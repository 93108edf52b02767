import { text } from '@campus/contracts/core/text';
import type { WireTask } from '@campus/contracts/tasks/functions';
import type { TaskKind } from '@campus/domain/tasks/tasks';
import type { Call, UserName } from '../../call/call.ts';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { JobQueue } from '../../foundation/job-queue.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import { readTask } from './read-tasks.ts';

export const taskJob = 'task';

type Asking = Pick<Call, 'sql' | 'audit' | 'requestId' | 'services'> & { user: UserName };

/**
 * Starts a task in the call's transaction, so that the task exists only if the call's audit entry does.
 * `params` must match the schema of the task's kind.
 */
export async function startTask(
  { sql, audit, requestId, services, user }: Asking,
  { accountId, kind, params }: { accountId: string; kind: TaskKind; params: object },
): Promise<WireTask> {
  const taskId = newObjectId();
  await sql.query(
    `insert into "Task" (id, account, kind, params, "requestedBy", "requestedEmail", "requestId")
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [taskId, accountId, kind, JSON.stringify(params), user.id, user.email, requestId],
  );
  await enqueueTask(services.jobs, sql, { taskId, accountId, requestId });
  audit.note({ target: { type: 'task', id: taskId, label: text(`tasks.kind.${kind}`) } });
  const task = await readTask(sql, { accountId, taskId });
  if (!task) throw new Error(`The task ${taskId} was not written.`);
  return task;
}

/** A task to continue, and the call that started it, which appears in the log. */
interface OpenTask {
  taskId: string;
  accountId: string;
  requestId?: string | undefined;
}

/** Makes a worker continue a task. Has no effect on a worker that is already working on it. */
export function enqueueTask(jobs: JobQueue, sql: Queryable, task: OpenTask): Promise<void> {
  return jobs.enqueue(sql, taskJob, { key: task.taskId, data: task, group: task.accountId });
}

/** Starts a planned task. Returns whether it was waiting to be started. */
export async function beginPlanned(
  { sql, services }: Pick<Call, 'sql' | 'services'>,
  task: { taskId: string; accountId: string },
): Promise<boolean> {
  const begun = await sql.one<{ requestId: string }>(
    `update "Task" set status = 'running', "startedAt" = now()
     where id = $1 and account = $2 and status = 'planned' returning "requestId"`,
    [task.taskId, task.accountId],
  );
  if (begun) await enqueueTask(services.jobs, sql, { ...task, ...begun });
  return begun !== undefined;
}

/** Makes workers continue every open task, so that no task is lost when a process dies. */
export async function resumeTasks({ sql, jobs }: Pick<Services, 'sql' | 'jobs'>): Promise<void> {
  const open = await sql.query<OpenTask>(
    `select id as "taskId", account as "accountId", "requestId" from "Task"
     where status in ('waiting', 'running', 'stopping')
     order by "createdAt"`,
  );
  for (const task of open) await enqueueTask(jobs, sql, task);
}
