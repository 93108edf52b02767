import { AppError } from '@campus/contracts/core/app-error';
import type { AccountScoped } from '@campus/domain/access/access';
import type { Permission } from '@campus/domain/access/levels';
import { refusePermissionChange } from '@campus/domain/members/members';
import type { Call } from '../../call/call.ts';
import { countOwners } from './count-owners.ts';
import type { LockedMember } from './lock-member.ts';

/**
 * Throws the first reason why the caller may not give a member this permission. The member and its account
 * must be locked.
 */
export async function refusePermission(
  { sql, actor, services }: Editing,
  member: LockedMember,
  to: Permission,
): Promise<void> {
  const refusal = refusePermissionChange({
    actorLevel: actor.accountAccess.level,
    ...member,
    own: member.userId === actor.userId,
    to,
    protectedAccount: services.config.protectedAccountIds.includes(member.accountId),
    owners: await countOwners(sql, member.accountId),
  });
  if (refusal) throw new AppError('forbidden', refusal);
}

/** The parts of a call that a member change needs. */
export type Editing = Pick<Call<unknown, AccountScoped>, 'sql' | 'actor' | 'audit' | 'services'>;
