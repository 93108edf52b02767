import { AppError } from '@campus/contracts/core/app-error';
import type { AccountScoped } from '@campus/domain/access/access';
import type { Permission } from '@campus/domain/access/levels';
import { accountOfRole, permissionOfRole } from '@campus/domain/access/role-names';
import { refuseInvitedPermission } from '@campus/domain/invitations/invitations';
import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../ground/database/sql.ts';

export type InvitedPermission = Exclude<Permission, 'suspended'>;

/** The permission an invitation names, by a role of the account or outright; undefined when it names none. */
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
