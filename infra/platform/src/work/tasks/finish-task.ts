import { randomBytes } from 'node:crypto';
import type { TaskFile } from './define.ts';
import { definitionOf, lockTask, runOf, type StoredTask, type Working } from './lock-task.ts';
import { enqueueTaskMail } from './mail-task.ts';
import { refuseRequester } from './refuse-requester.ts';

/** Ends a completed task: writes its file, and mails the person who waits for it. */
export async function finishTask(working: Working, taskId: string): Promise<void> {
  const { sql, files } = working.services;
  const place = `task-${randomBytes(16).toString('hex')}`;
  const task = await takePlace(working, taskId, place);
  if (!task) return;
  const file = await definitionOf(working, task).file?.(runOf(working, sql, task));
  const bytes = file ? await files.writePieces(place, file.body) : 0;
  const ended = await end(working, taskId, { place, file: file && { ...file, bytes } });
  if (!ended) await files.deleteFile(place);
}

/**
 * Notes where this worker writes the file, and deletes what one before it was writing: what lies there is always
 * known to the task, and so is deleted with it at the latest.
 */
function takePlace(
  { services: { sql, files } }: Working,
  taskId: string,
  place: string,
): Promise<StoredTask | undefined> {
  return sql.transaction(async (inner) => {
    const task = await lockTask(inner, taskId);
    if (task?.file) await files.deleteFile(task.file);
    if (task) await inner.query('update "Task" set file = $2 where id = $1', [taskId, place]);
    return task;
  });
}

interface Written {
  place: string;
  file: (TaskFile & { bytes: number }) | undefined;
}

/** Whether the task ended with this file: not if it was stopped, or another worker writes it again. */
function end(working: Working, taskId: string, { place, file }: Written): Promise<boolean> {
  const { services } = working;
  return services.sql.transaction(async (sql) => {
    const task = await lockTask(sql, taskId);
    if (task?.file !== place) return false;
    await refuseRequester(working, task);
    const ended = await sql.one(
      `update "Task" set status = 'done', "finishedAt" = now(), file = $2, "fileName" = $3, "fileType" = $4,
         "fileBytes" = $5
       where id = $1 and status = 'running' returning id`,
      [taskId, file ? place : null, file?.name ?? null, file?.type ?? null, file?.bytes ?? null],
    );
    if (ended && definitionOf(working, task).mail) await enqueueTaskMail(services.jobs, sql, taskId);
    return ended !== undefined;
  });
}
