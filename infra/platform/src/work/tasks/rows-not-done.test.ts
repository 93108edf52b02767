import { makeTask } from '@campus/tests/areas/tasks';
import { makeAccount, sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';
import { listTaskRows } from '../../areas/tasks/functions.ts';
import type { Queryable, Sql } from '../../foundation/database/sql.ts';
import type { RunningTask } from './define.ts';
import { rowStep } from './rows.ts';

/** Makes a task with this many unsettled rows. */
async function makeRows(count: number) {
  const { accountId, people } = await makeAccount();
  const taskId = await makeTask({ accountId, by: people.owner, status: 'running' });
  await sql.query(
    `insert into "TaskRow" (task, position, target, label, line, action)
     select $1, position, position, 'person-' || position, position, 'update' from generate_series(1, $2) position`,
    [taskId, count],
  );
  return { accountId, taskId, userId: people.owner.userId };
}

/** A database that records the query plans of reads from rows. */
function explaining(plans: string[]): Queryable {
  const query: Queryable['query'] = async (statement, values) => {
    const text = typeof statement === 'string' ? statement : statement.text;
    if (text.includes('"reasons" as "reasons" from "TaskRow"'))
      plans.push(JSON.stringify(await sql.query(`explain ${text}`, values)));
    return sql.query(statement, values);
  };
  return { query, one: async (statement, values) => (await query(statement, values))[0] as never };
}

it('an index finds the three failed rows among twenty thousand', async () => {
  const { accountId, taskId, userId } = await makeRows(20_000);
  await sql.query(
    `update "TaskRow" set outcome = case when position % 6000 = 0 then 'failed' else 'done' end where task = $1`,
    [taskId],
  );
  await sql.query('update "Task" set failed = 3, done = 19997, total = 20000 where id = $1', [taskId]);
  await sql.query('analyze "TaskRow"');
  const plans: string[] = [];
  const listed = await listTaskRows({
    sql: { ...sql, ...explaining(plans) },
    input: { accountId, taskId, outcome: 'failed', limit: 25, skip: 0 },
    actor: {
      userId,
      accountAccess: { level: 'superadmin', movedTo: '', pageAccess: {}, worldBuildVersion: '1' },
    },
  } as unknown as Parameters<typeof listTaskRows>[0]);
  expect(listed.count).toBe(3);
  expect(listed.results.map(({ position }) => position)).toEqual([6000, 12_000, 18_000]);
  expect(plans).toEqual([expect.stringContaining('task_row_undone')]);
});

it('rows that are done are updated in place, without any index update', async () => {
  const { taskId } = await makeRows(300);
  const settle = rowStep<unknown>(300, async (_run, rows) =>
    rows.map(({ position }) => ({ position, outcome: position <= 3 ? 'failed' : 'done' })),
  );
  const writes = await sql.transaction(async (transaction: Sql) => {
    const before = await writesOf(transaction);
    const task = { id: taskId, cursor: 0 } as RunningTask;
    const step = await settle({ sql: transaction, task } as Parameters<typeof settle>[0]);
    expect(step).toMatchObject({ done: 297, failed: 3 });
    const after = await writesOf(transaction);
    return { rows: after.rows - before.rows, inPlace: after.inPlace - before.inPlace };
  });
  expect(writes).toMatchObject({ rows: 300 });
  // The free space beside the rows is enough for two of three updates.
  expect(writes.inPlace).toBeGreaterThan(150);
});

/** Returns the row updates that this connection has not reported yet. Some may be from its earlier use. */
async function writesOf(connection: Sql): Promise<{ rows: number; inPlace: number }> {
  const counted = await connection.one<{ rows: number; inPlace: number }>(
    `select pg_stat_get_xact_tuples_updated(oid)::int as rows, pg_stat_get_xact_tuples_hot_updated(oid)::int as "inPlace"
     from pg_class where oid = '"TaskRow"'::regclass`,
  );
  if (!counted) throw new Error('There is no table of rows.');
  return counted;
}
