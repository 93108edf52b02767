import type { Queryable } from '../../foundation/database/sql.ts';

/** The number of rows read at a time. */
const batch = 5_000;

/**
 * Yields the rows of a task in order, with their position and `columns`: all, or those of which `condition` is true.
 * Both are SQL from code.
 */
export async function* rowBatches<Row extends { position: number }>(
  sql: Queryable,
  taskId: string,
  columns: string,
  condition = 'true',
): AsyncGenerator<readonly Row[]> {
  for (let position = 0; ; ) {
    const rows = await sql.query<Row>(
      `select position, ${columns} from "TaskRow"
       where task = $1 and position > $2 and ${condition} order by position limit $3`,
      [taskId, position, batch],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    position = last.position;
  }
}
