import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Reason, reasonFields } from '@campus/contracts/core/reasons';
import { isOpen, type TaskKind, type TaskStatus } from '@campus/domain/tasks/tasks';
import { newObjectId } from '@campus/platform/foundation/records/object-id';
import { stack } from '../stack/stack.ts';
import { sql } from '../world/world.ts';

interface NewTask {
  accountId: string;
  /** The person who requested the task. */
  by: { userId: string; email: string };
  kind?: TaskKind;
  status?: TaskStatus;
  params?: object;
}

const madeIds: string[] = [];

/**
 * Stores a task without notifying a worker, and returns its id. Starting platforms resume open tasks, but
 * cannot start one without parameters.
 */
export async function makeTask({ accountId, by, ...task }: NewTask): Promise<string> {
  const { kind = 'members.suspend', status = 'waiting', params = {} } = task;
  const id = newObjectId();
  madeIds.push(id);
  const ended = !isOpen(status);
  await sql.query(
    `insert into "Task" (id, account, kind, params, status, "requestedBy", "requestedEmail", "requestId", "finishedAt")
     values ($1, $2, $3, $4, $5, $6, $7, 'made', $8)`,
    [id, accountId, kind, JSON.stringify(params), status, by.userId, by.email, ended ? new Date() : null],
  );
  return id;
}

/**
 * Ends the tasks that a test file has created. Otherwise, platforms started by other files would retry them
 * repeatedly.
 */
export async function endMadeTasks(): Promise<void> {
  const ids = madeIds.splice(0);
  if (ids.length === 0) return;
  await sql.query(
    `update "Task" set status = 'cancelled', "finishedAt" = now() where id = any($1) and "finishedAt" is null`,
    [ids],
  );
}

/** Stores a finished task with this file, and returns its id. */
export async function makeTaskWithFile(
  task: Omit<NewTask, 'status'>,
  content: Uint8Array | string = 'Email\r\n',
): Promise<string> {
  const id = await makeTask({ ...task, status: 'done' });
  await mkdir(stack.data.files, { recursive: true });
  await writeFile(path.join(stack.data.files, `${id}.csv`), content);
  await sql.query(
    `update "Task" set file = $2, "fileName" = 'result.csv', "fileType" = 'text/csv; charset=utf-8', "fileBytes" = $3
     where id = $1`,
    [id, `${id}.csv`, Buffer.byteLength(content)],
  );
  return id;
}

interface EndedTask {
  status: TaskStatus;
  total: number | null;
  done: number;
  skipped: number;
  failed: number;
  reason: string;
}

/** Waits until the platform's workers have ended a task, and returns its result. Fails after a minute. */
export async function endOfTask(taskId: string): Promise<EndedTask> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const task = await sql.one<Omit<EndedTask, 'reason'> & { reasons: Reason[] }>(
      'select status, total, done, skipped, failed, reasons from "Task" where id = $1',
      [taskId],
    );
    if (task && !isOpen(task.status)) {
      const { reasons, ...ended } = task;
      return { ...ended, reason: reasonFields(reasons).reason };
    }
    await wait(50);
  }
  throw new Error(`The task ${taskId} has not ended within a minute.`);
}
