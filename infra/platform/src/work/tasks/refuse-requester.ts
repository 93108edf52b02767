import { AppError } from '@campus/contracts/core/app-error';
import { taskAccess } from '@campus/domain/tasks/tasks';
import { accountAccessOf } from '../../call/identify.ts';
import { refuseCaller } from '../../call/refuse-caller.ts';
import type { Services } from '../../call/services.ts';
import type { StoredTask } from './lock-task.ts';

/** Throws if the requester of a task may no longer run it. A lost role takes effect at once. */
export async function refuseRequester(
  services: Services,
  { kind, accountId, requestedBy }: Pick<StoredTask, 'kind' | 'accountId' | 'requestedBy'>,
): Promise<void> {
  const actor = await accountAccessOf(services, requestedBy.id, accountId);
  try {
    refuseCaller(taskAccess[kind], actor);
  } catch (error) {
    throw new AppError('forbidden', 'tasks.notAllowed').because(error);
  }
}
