import type { Actor } from '@campus/domain/access/access';
import { refuseCaller } from '../../call/refuse-caller.ts';

/** Throws unless the user is the caller, or the caller may change the account's members. */
export function refuseEditing(actor: Actor, userId: string): void {
  if (actor.userId !== userId) refuseCaller({ page: 'members' }, actor);
}
