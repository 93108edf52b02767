import type { getTasks } from '@campus/contracts/tasks/functions';
import { reaches } from '@campus/domain/access/levels';
import { openTaskKinds, type TaskKind, taskKinds } from '@campus/domain/tasks/tasks';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { collectValues } from '../../foundation/database/values.ts';
import { presentTask, type TaskRecord, taskColumns } from '../../work/tasks/read-tasks.ts';

type Input = z.output<typeof getTasks.input>;
type Listing = Pick<Call<Omit<Input, 'kinds'>, { level: 'member' }>, 'sql' | 'input' | 'actor'>;

/** Returns the account's tasks that the caller may see, newest first: of these kinds, or of all. */
export async function listTasks(call: Listing & { input: Pick<Input, 'kinds'> }) {
  const { kinds } = call.input;
  const wanted = { columns: taskColumns, ...(kinds.length > 0 && { kinds }) };
  const { count, records } = await listRecords<TaskRecord>(call, wanted);
  return { count, results: records.map(presentTask) };
}

interface Wanted {
  /** Columns of the task `t`. They come from code, never from input. */
  columns: string;
  /** All kinds by default. */
  kinds?: readonly TaskKind[];
}

/** Returns one page of the account's tasks that the caller may see, newest first, as stored. */
export async function listRecords<Row extends object>(
  { sql, input: { accountId, limit, skip }, actor }: Listing,
  { columns, kinds = taskKinds }: Wanted,
): Promise<{ count: number; records: Row[] }> {
  const values = collectValues(accountId);
  const open = openTaskKinds(actor).filter((kind) => kinds.includes(kind));
  const followed = [
    't.account = $1',
    `t.kind = any(${values.bind(open)})`,
    ...(reaches(actor.accountAccess.level, 'owner')
      ? []
      : [`t."requestedBy" = ${values.bind(actor.userId)}`]),
  ].join(' and ');
  const records = await sql.query<Row>(
    `select ${columns} from "Task" t where ${followed}
     order by t."createdAt" desc, t.id desc limit ${limit} offset ${skip}`,
    values.list,
  );
  const all = await sql.one<{ count: number }>(
    `select count(*)::int as count from "Task" t where ${followed}`,
    values.list,
  );
  return { count: all?.count ?? 0, records };
}
