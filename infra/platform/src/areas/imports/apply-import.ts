import { AppError } from '@campus/contracts/core/app-error';
import type { applyImport } from '@campus/contracts/imports/functions';
import type { WireTask } from '@campus/contracts/tasks/functions';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { followedTask } from '../../work/tasks/read-tasks.ts';
import { beginPlanned } from '../../work/tasks/start-task.ts';
import { followedImport } from './read-imports.ts';
import { refuseImpossible } from './refuse-impossible.ts';

/** Applies an import that awaits approval. */
export async function apply(
  call: Call<z.output<typeof applyImport.input>, { level: 'admin'; page: 'import' }>,
): Promise<WireTask> {
  const { sql, input, audit } = call;
  const { task, fileName, actions, rowErrors: planned } = await followedImport(call);
  const rowErrors = input.rowErrors ?? planned;
  audit.note({ after: { fileName, rowErrors } });
  if (task.status === 'planned') refuseImpossible(rowErrors, actions);
  if (!(await beginPlanned(call, input))) throw new AppError('conflict', 'imports.notPlanned');
  await sql.query(
    `update "Task" set params = jsonb_set(params, '{rowErrors}', to_jsonb($2::text)) where id = $1`,
    [task.id, rowErrors],
  );
  return followedTask(call);
}
