import { randomBytes } from 'node:crypto';
import type { TaskStatus } from '@campus/domain/tasks/tasks';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { TaskFile } from './define.ts';
import { deleteTaskFiles, failedPlaceOf } from './failed-place.ts';
import { definitionOf, lockTask, runOf, type StoredTask, type Working } from './lock-task.ts';
import { enqueueTaskMail } from './mail-task.ts';
import { refuseRequester } from './refuse-requester.ts';

/**
 * Ends a task that has finished or was stopped. Writes its file and mails the requester. The file of a
 * stopped task lists the results of its steps; a stopped export has no file.
 */
export async function finishTask(working: Working, taskId: string): Promise<void> {
  const { sql, files } = working.services;
  const place = `task-${randomBytes(16).toString('hex')}`;
  const task = await takePlace(working, taskId, place);
  if (!task) return;
  const { step, file: writeFile, failedRows } = definitionOf(working, task);
  const stopped = task.status === 'stopping';
  const run = runOf(working, sql, task);
  const write = async (file: TaskFile | undefined, to: string) =>
    file && { ...file, bytes: await files.writePieces(to, file.body) };
  const file = await write(stopped && !step ? undefined : await writeFile?.(run), place);
  const rows = file && task.failed > 0 ? await failedRows?.(run) : undefined;
  const failed = await write(rows, failedPlaceOf(place));
  const kept = await end(working, taskId, { place, stopped, file, failed });
  if (!kept) await deleteTaskFiles(files, place);
}

/**
 * Records where this worker writes the file, and deletes the file of an earlier attempt. The task always
 * refers to its file, so deleting the task deletes the file too.
 */
function takePlace(
  { services: { sql, files } }: Working,
  taskId: string,
  place: string,
): Promise<StoredTask | undefined> {
  return sql.transaction(async (inner) => {
    const task = await lockTask(inner, taskId);
    if (task?.file) await deleteTaskFiles(files, task.file);
    if (task) await inner.query('update "Task" set file = $2 where id = $1', [taskId, place]);
    return task;
  });
}

interface Written {
  place: string;
  /** Whether the task was stopped before the file was started. */
  stopped: boolean;
  file: (TaskFile & { bytes: number }) | undefined;
  /** The rows that failed. */
  failed: (TaskFile & { bytes: number }) | undefined;
}

/**
 * Returns whether the task ended with this file. It did not if its export was stopped, or if another worker
 * writes the file.
 */
function end(working: Working, taskId: string, { place, stopped, file, failed }: Written): Promise<boolean> {
  const { services } = working;
  return services.sql.transaction(async (sql) => {
    const task = await lockTask(sql, taskId);
    if (task?.file !== place) return false;
    await refuseRequester(working.services, task);
    const { step, mail } = definitionOf(working, task);
    // A stop may have cut the file off, so an export's file is discarded. A task whose last step preceded the
    // stop is done.
    const kept = task.status === 'stopping' && !step ? undefined : file;
    const status = stopped || (file && !kept) ? 'cancelled' : 'done';
    await recordEnd(sql, taskId, { status, place, file: kept, failed: kept && failed });
    if (mail && (step || status === 'done')) await enqueueTaskMail(services.jobs, sql, taskId);
    return kept !== undefined;
  });
}

function recordEnd(
  sql: Queryable,
  taskId: string,
  { status, place, file, failed }: { status: TaskStatus } & Omit<Written, 'stopped'>,
): Promise<unknown> {
  const { name = null, type = null, bytes = null } = file ?? {};
  return sql.query(
    `update "Task" set status = $2, "finishedAt" = now(), file = $3, "fileName" = $4, "fileType" = $5,
       "fileBytes" = $6, "failedName" = $7, "failedBytes" = $8
     where id = $1`,
    [
      ...[taskId, status, file ? place : null, name, type, bytes],
      ...[failed?.name ?? null, failed?.bytes ?? null],
    ],
  );
}
