import { AppError } from '@campus/contracts/core/app-error';
import type { Level } from '@campus/domain/access/levels';
import { accountAccessOf } from '../../call/identify.ts';
import type { TaskRun } from '../../work/tasks/define.ts';
import { countOwners } from './count-owners.ts';

/** The data that decides whether a task's changes to members are allowed. It is the same for all members. */
export interface MemberRules {
  actorLevel: Level;
  protectedAccount: boolean;
  /** The number of owners in the account. */
  owners: number;
}

/**
 * Reads the requester's level and the number of owners. Lock the account first, so that its owners do not
 * change.
 */
export async function readMemberRules({
  sql,
  task: { accountId, requestedBy },
  services,
}: Pick<TaskRun<unknown>, 'sql' | 'task' | 'services'>): Promise<MemberRules> {
  const actor = await accountAccessOf(services, requestedBy.id, accountId);
  if (!actor?.accountAccess) throw new AppError('forbidden', 'tasks.notAllowed');
  return {
    actorLevel: actor.accountAccess.level,
    protectedAccount: services.config.protectedAccountIds.includes(accountId),
    owners: await countOwners(sql, accountId),
  };
}
