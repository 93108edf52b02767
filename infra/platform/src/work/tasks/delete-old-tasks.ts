import { taskResultDays } from '@campus/domain/tasks/tasks';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { deleteTaskFiles } from './failed-place.ts';

/** The number of tasks deleted at a time, and of rows per statement. */
const atOnce = { tasks: 100, rows: 10_000 };

/**
 * Deletes tasks that ended or were planned long ago, with their rows and files. Returns the number of tasks.
 */
export async function deleteOldTasks(
  { sql, files }: Pick<Services, 'sql' | 'files'>,
  most = atOnce,
): Promise<number> {
  await endPlanned(sql);
  const over = await sql.query<{ id: string; file: string | null }>(
    `select id, file from "Task" where "finishedAt" < now() - make_interval(days => $1)
     order by "finishedAt" limit $2`,
    [taskResultDays, most.tasks],
  );
  for (const { id, file } of over) {
    // Deletes the file first: if that is interrupted, the task still refers to it.
    if (file) await deleteTaskFiles(files, file);
    await deleteRows(sql, id, most.rows);
    await sql.query('delete from "Task" where id = $1', [id]);
  }
  return over.length;
}

/** Ends plans that nobody has applied for too long. */
async function endPlanned(sql: Queryable): Promise<void> {
  await sql.query(
    `update "Task" set status = 'cancelled', "finishedAt" = "plannedAt"
     where status = 'planned' and "plannedAt" < now() - make_interval(days => $1)`,
    [taskResultDays],
  );
}

async function deleteRows(sql: Queryable, taskId: string, most: number): Promise<void> {
  let deleted: number;
  do {
    const gone = await sql.one<{ count: number }>(
      `with gone as (
         delete from "TaskRow" where task = $1 and position in (
           select position from "TaskRow" where task = $1 order by position limit $2
         ) returning 1
       ) select count(*)::int as count from gone`,
      [taskId, most],
    );
    deleted = gone?.count ?? 0;
  } while (deleted === most);
}
