import { type Level, levels, type Permission, permissions } from './levels.ts';

export const superadminRole = 'superadmin';

/** The platform role that carries a permission in an account: `membersOf_{accountId}` and its like. */
export function roleName(permission: Permission, accountId: string): string {
  return permission === 'suspended' ? `suspendedOf_${accountId}` : `${permission}sOf_${accountId}`;
}

/** The six roles every account has. */
export function accountRoleNames(accountId: string): string[] {
  return permissions.map((permission) => roleName(permission, accountId));
}

/** The account a role name belongs to (the part after '_'), or undefined for a platform-wide role. */
export function accountOfRole(name: string): string | undefined {
  const at = name.indexOf('_');
  return at < 0 ? undefined : name.slice(at + 1);
}

/** The permission of a role name; undefined for superadmin and foreign names. */
export function permissionOfRole(name: string): Permission | undefined {
  const accountId = accountOfRole(name);
  if (accountId === undefined) return undefined;
  return permissions.find((permission) => roleName(permission, accountId) === name);
}

/** The displayed part of a role name: the text before 'sOf' ('membersOf_x' is 'member'). */
export function roleLabel(name: string): string {
  const permission = permissionOfRole(name);
  return permission ?? name.split('sOf')[0] ?? name;
}

/** Whether a role suspends its holder: 'suspendedOf_x', and every other name that contains 'suspended'. */
export function marksSuspension(name: string): boolean {
  return name.includes('suspended');
}

/**
 * A person's level in one account: superadmin first, then suspended, then the highest of the person's roles
 * there; undefined without a role.
 */
export function levelIn(accountId: string, roleNames: readonly string[]): Level | undefined {
  if (roleNames.includes(superadminRole)) return 'superadmin';
  const own = roleNames.filter((name) => accountOfRole(name) === accountId);
  if (own.some(marksSuspension)) return 'suspended';
  return levels.findLast((level) => own.some((name) => permissionOfRole(name) === level));
}
