import { AppError } from '@campus/contracts/core/app-error';
import { type RankedMember, refuseActing as refuseByLevel } from '@campus/domain/members/authority';
import type { Editing } from './refuse-permission.ts';

/** Throws unless the caller's level is high enough to act on the member, who must be locked. */
export function refuseActing({ actor }: Pick<Editing, 'actor'>, member: RankedMember): void {
  const refusal = refuseByLevel(actor.accountAccess.level, member);
  if (refusal) throw new AppError('forbidden', refusal);
}
