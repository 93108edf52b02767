import { AppError } from '@campus/contracts/app-error';
import { type Actor, refuseAccess } from '@campus/domain/access';

/** Throws unless the user is the caller, or the caller may change the members of the account. */
export function refuseEditing(actor: Actor, userId: string): void {
  if (actor.userId === userId) return;
  const refusal = refuseAccess({ page: 'members' }, actor);
  if (refusal) throw new AppError('forbidden', refusal);
}
