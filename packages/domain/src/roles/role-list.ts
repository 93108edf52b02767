import { type Level, ladder, levels, type Permission, permissions } from '../access/levels.ts';
import { roleName, superadminRole } from '../access/role-names.ts';

/** The roles that a permission of this level is given to: superadmin, and the account's roles from it upward. */
export function rolesOfLevel(level: Level, accountId: string): string[] {
  const own = permissions.filter(
    (permission) => permission !== 'suspended' && ladder[permission] >= ladder[level],
  );
  return [superadminRole, ...own.toReversed().map((permission) => roleName(permission, accountId))];
}

/**
 * The level that a list of roles asks for: that of its lowest role. A list without a role of the account leaves a
 * superadmin alone. Undefined if a role is unknown or another account's (RLP-032).
 */
export function levelOfRoles(roles: readonly string[], accountId: string): Level | undefined {
  const named = new Map<string, Permission>(
    permissions.map((permission) => [roleName(permission, accountId), permission]),
  );
  const found = roles.map((role) => (role === superadminRole ? superadminRole : named.get(role)));
  if (found.includes(undefined)) return undefined;
  return levels.find((level) => found.includes(level)) ?? superadminRole;
}
