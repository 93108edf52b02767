import type { saveCsvExport } from '@campus/contracts/badges/functions';
import { AppError } from '@campus/contracts/core/app-error';
import type { WireTask } from '@campus/contracts/tasks/functions';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { startTask } from '../../work/tasks/start-task.ts';
import { refuseExport } from '../members/refuse-export.ts';
import { refuseRecipient } from '../members/refuse-recipient.ts';

/** Begins the export of an account's badge assignments, in the caller's own name only. */
export async function startExport(
  call: Call<z.output<typeof saveCsvExport.input>, { level: 'admin' }>,
): Promise<WireTask> {
  const { input, actor, audit } = call;
  const { accountId, exportedBy, payload } = input;
  if (exportedBy !== undefined && exportedBy !== actor.userId)
    throw new AppError('forbidden', 'access.forbidden');
  const { recipient } = payload;
  await refuseExport(call.sql, call.services.config, accountId);
  await refuseRecipient(call, { accountId, recipient });
  audit.note({ after: { recipient } });
  return startTask(call, { accountId, kind: 'badges.export', params: payload });
}
