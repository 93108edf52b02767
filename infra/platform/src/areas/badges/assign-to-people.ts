import type { assignToPeople } from '@campus/contracts/badges/functions';
import type { WireTask } from '@campus/contracts/tasks/functions';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { startTask } from '../../work/tasks/start-task.ts';
import { auditedOrigin, checkSet } from '../members/people-sets.ts';
import { refuseRecipient } from '../members/refuse-recipient.ts';
import type { PeopleParams } from './import-params.ts';
import { holdBadge } from './write-assignments.ts';

/** Begins to change the badges of the members in a list of people. */
export async function startAssigning(
  call: Call<z.output<typeof assignToPeople.input>, { level: 'admin' }>,
): Promise<WireTask> {
  const { sql, audit, input, actor } = call;
  const { accountId, ...wanted } = input;
  const { setId, badgeId, exportEmail } = wanted;
  const origin = await checkSet(sql, { accountId, setId, userId: actor.userId }, actor.accountAccess);
  await refuseRecipient(call, { accountId, recipient: exportEmail });
  const badgeName = badgeId === '' ? '' : await holdBadge(sql, { accountId, badgeId });
  const params: PeopleParams = { ...wanted, badgeName };
  const task = await startTask(call, { accountId, kind: 'badges.assignToPeople', params });
  audit.note({ after: { ...params, ...auditedOrigin(origin) } });
  return task;
}
