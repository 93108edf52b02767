import { AppError } from '@campus/contracts/app-error';
import type { applyImport } from '@campus/contracts/wire/imports';
import type { WireTask } from '@campus/contracts/wire/tasks';
import type * as z from 'zod';
import type { Call } from '../cloud/define.ts';
import { followedTask } from '../tasks/read-tasks.ts';
import { beginPlanned } from '../tasks/start-task.ts';
import { followedImport } from './read-imports.ts';

/** Has an import done that waits for somebody's word. */
export async function apply(
  call: Call<z.output<typeof applyImport.input>, { level: 'admin'; page: 'import' }>,
): Promise<WireTask> {
  const { sql, input, audit } = call;
  const { task, fileName, actions, rowErrors: planned } = await followedImport(call);
  const rowErrors = input.rowErrors ?? planned;
  audit.note({ after: { fileName, rowErrors } });
  const wrong = (actions.error ?? 0) + (actions.conflict ?? 0);
  if (task.status === 'planned' && rowErrors === 'refuse' && wrong > 0)
    throw new AppError('conflict', 'imports.refused', { count: wrong.toLocaleString('en') });
  if (!(await beginPlanned(call, input))) throw new AppError('conflict', 'imports.notPlanned');
  await sql.query(
    `update "Task" set params = jsonb_set(params, '{rowErrors}', to_jsonb($2::text)) where id = $1`,
    [task.id, rowErrors],
  );
  return followedTask(call);
}
