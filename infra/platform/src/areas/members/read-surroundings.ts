import { AppError } from '@campus/contracts/core/app-error';
import type { Level } from '@campus/domain/access/levels';
import { accountAccessOf } from '../../call/identify.ts';
import type { TaskRun } from '../../work/tasks/define.ts';
import { countOwners } from './count-owners.ts';

/** The data shared by all members whose permissions a step of a task changes. */
export interface Surroundings {
  actorLevel: Level;
  protectedAccount: boolean;
  /** How many owners the account has. */
  owners: number;
}

/** Reads it for the requester of the task. Lock the account first, so that its owners do not change. */
export async function readSurroundings({
  sql,
  task: { accountId, requestedBy },
  services,
}: Pick<TaskRun<unknown>, 'sql' | 'task' | 'services'>): Promise<Surroundings> {
  const actor = await accountAccessOf(services, requestedBy.id, accountId);
  if (!actor?.accountAccess) throw new AppError('forbidden', 'tasks.notAllowed');
  return {
    actorLevel: actor.accountAccess.level,
    protectedAccount: services.config.protectedAccountIds.includes(accountId),
    owners: await countOwners(sql, accountId),
  };
}
