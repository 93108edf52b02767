import type { getTasks } from '@campus/contracts/wire/tasks';
import { reaches } from '@campus/domain/levels';
import type * as z from 'zod';
import type { Call } from '../cloud/define.ts';
import { presentTask, type TaskRecord, taskColumns } from './read-tasks.ts';

/** The tasks of an account that the caller may follow, newest first. */
export async function listTasks({
  sql,
  input: { accountId, limit, skip },
  actor,
}: Call<z.output<typeof getTasks.input>, { level: 'member' }>) {
  const [whose, ...own] = reaches(actor.standing.level, 'owner')
    ? ['t.account = $1']
    : ['t.account = $1 and t."requestedBy" = $2', actor.userId];
  const values = [accountId, ...own];
  const rows = await sql.query<TaskRecord>(
    `select ${taskColumns} from "Task" t where ${whose}
     order by t."createdAt" desc, t.id desc limit ${limit} offset ${skip}`,
    values,
  );
  const all = await sql.one<{ count: number }>(
    `select count(*)::int as count from "Task" t where ${whose}`,
    values,
  );
  return { count: all?.count ?? 0, results: rows.map(presentTask) };
}
