import { type Permission, permissions } from '@campus/domain/access/levels';

/** The roles of active members. */
export const roles = permissions.filter((permission) => permission !== 'suspended');

export type Status = 'active' | 'suspended';

/** The role in the filter if it is a single one, or undefined. */
export function roleOf(chosen: readonly Permission[]): Permission | undefined {
  return chosen.length === 1 && chosen[0] !== 'suspended' ? chosen[0] : undefined;
}

/** Whether the filter has only active or only suspended members; undefined for both. */
export function statusOf(chosen: readonly Permission[]): Status | undefined {
  if (chosen.length === 0) return undefined;
  if (!chosen.includes('suspended')) return 'active';
  return chosen.length === 1 ? 'suspended' : undefined;
}

/** The filter for a role. It excludes suspended members, who have no role while suspended. */
export function ofRole(role: string): Permission[] {
  return roles.filter((other) => other === role);
}

/** The filter for a status. Keeps the chosen role if the status allows it. */
export function ofStatus(status: string, chosen: readonly Permission[]): Permission[] {
  if (status === 'suspended') return ['suspended'];
  if (status !== 'active') return [];
  const active = chosen.filter((permission) => permission !== 'suspended');
  return active.length > 0 ? active : roles;
}
