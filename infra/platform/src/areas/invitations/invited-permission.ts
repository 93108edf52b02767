import { AppError } from '@campus/contracts/core/app-error';
import type { verifyAndSaveInvitation } from '@campus/contracts/invitations/functions';
import type { AccountScoped } from '@campus/domain/access/access';
import type { Permission } from '@campus/domain/access/levels';
import { accountOfRole, permissionOfRole } from '@campus/domain/access/role-names';
import { type invitingAccess, refuseInvitedPermission } from '@campus/domain/invitations/invitations';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';

/** A call that invites one person. */
export type Inviting = Call<z.output<typeof verifyAndSaveInvitation.input>, typeof invitingAccess>;
export type InvitingAnswer = z.input<typeof verifyAndSaveInvitation.output>;

export type InvitedPermission = Exclude<Permission, 'suspended'>;

/** What the invited person receives in the account. The badges must exist. */
export interface Granted {
  permission: InvitedPermission | undefined;
  badges: readonly string[];
}

/**
 * Returns the permission in the input, given directly or by a role of the account; undefined if there is
 * none.
 */
export async function namedPermission(
  sql: Queryable,
  accountId: string,
  named: { roleId?: string | undefined; permission?: InvitedPermission | undefined },
): Promise<InvitedPermission | undefined> {
  if (named.roleId === undefined) return named.permission;
  const role = await sql.one<{ name: string }>('select name from "_Role" where "objectId" = $1', [
    named.roleId,
  ]);
  const permission = role && accountOfRole(role.name) === accountId ? permissionOfRole(role.name) : undefined;
  if (!permission || permission === 'suspended') throw new AppError('invalid', 'invitations.role.unknown');
  return permission;
}

/** Throws the first reason why the caller may not invite with this permission. */
export function refuseInviting(
  { actor, services }: Pick<Call<unknown, AccountScoped>, 'actor' | 'services'>,
  accountId: string,
  permission: Permission,
): void {
  const refusal = refuseInvitedPermission({
    actorLevel: actor.accountAccess.level,
    permission,
    protectedAccount: services.config.protectedAccountIds.includes(accountId),
  });
  if (refusal) throw new AppError('forbidden', refusal);
}
