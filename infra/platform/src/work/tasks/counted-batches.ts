import type { TaskRun } from './define.ts';

/**
 * Yields the batches of a file and counts their rows as done. Ends if the task was stopped. For tasks that
 * only write a file.
 */
export async function* countedBatches<Row>(
  { sql, task }: Pick<TaskRun<unknown>, 'sql' | 'task'>,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let done = 0;
  for await (const rows of batches) {
    yield rows;
    done += rows.length;
    const runs = await sql.one(
      `update "Task" set done = $2 where id = $1 and status = 'running' returning id`,
      [task.id, done],
    );
    if (!runs) return;
  }
}
