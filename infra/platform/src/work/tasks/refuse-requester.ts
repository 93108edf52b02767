import { AppError } from '@campus/contracts/core/app-error';
import { accountAccessOf } from '../../call/identify.ts';
import { refuseCaller } from '../../call/refuse-caller.ts';
import { definitionOf, type StoredTask, type Working } from './lock-task.ts';

/** The requester of a task must still be allowed to do it: a lost role takes effect at once. */
export async function refuseRequester(working: Working, task: StoredTask): Promise<void> {
  const actor = await accountAccessOf(working.services, task.requestedBy.id, task.accountId);
  try {
    refuseCaller(definitionOf(working, task).access, actor);
  } catch (error) {
    throw new AppError('forbidden', 'tasks.notAllowed').because(error);
  }
}
