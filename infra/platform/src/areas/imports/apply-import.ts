import { AppError } from '@campus/contracts/core/app-error';
import { bounded } from '@campus/contracts/core/reasons';
import type { applyImport } from '@campus/contracts/imports/functions';
import type { WireTask } from '@campus/contracts/tasks/functions';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { followedTask } from '../../work/tasks/read-tasks.ts';
import { beginPlanned } from '../../work/tasks/start-task.ts';
import { followedImport } from './read-imports.ts';
import { refuseImpossible } from './refuse-impossible.ts';

type Applying = Call<z.output<typeof applyImport.input>, { level: 'admin'; page: 'import' }>;

/**
 * Throws if rows with errors refuse the whole import. It then ends as failed, so that a program that waits for its end
 * is answered.
 */
export async function refuseOrEnd(call: Applying): Promise<void> {
  const { input, audit, services } = call;
  const { task, fileName, actions, rowErrors: planned } = await followedImport(call);
  const rowErrors = input.rowErrors ?? planned;
  if (task.status !== 'planned') return;
  try {
    await refuseImpossible(services.sql, { taskId: task.id, rowErrors, actions });
  } catch (error) {
    audit.note({ after: { fileName, rowErrors } });
    if (error instanceof AppError) await endRefused(call, error);
    throw error;
  }
}

async function endRefused({ services, input }: Applying, { key, params }: AppError): Promise<void> {
  await services.sql.query(
    `update "Task" set status = 'failed', reasons = $2, "finishedAt" = now() where id = $1 and status = 'planned'`,
    [input.taskId, JSON.stringify([bounded({ key, params })])],
  );
}

/** Applies an import that awaits approval. */
export async function apply(call: Applying): Promise<WireTask> {
  const { sql, input, audit } = call;
  const { task, fileName, rowErrors: planned } = await followedImport(call);
  const rowErrors = input.rowErrors ?? planned;
  audit.note({ after: { fileName, rowErrors } });
  if (!(await beginPlanned(call, input))) throw new AppError('conflict', 'imports.notPlanned');
  await sql.query(
    `update "Task" set params = jsonb_set(params, '{rowErrors}', to_jsonb($2::text)) where id = $1`,
    [task.id, rowErrors],
  );
  return followedTask(call);
}
