import { type Permission, permissions } from '@campus/domain/access/levels';

/** Every role of an active member. */
export const roles = permissions.filter((permission) => permission !== 'suspended');

export type Status = 'active' | 'suspended';

/** The one role that is looked for, or undefined. */
export function roleOf(chosen: readonly Permission[]): Permission | undefined {
  return chosen.length === 1 && chosen[0] !== 'suspended' ? chosen[0] : undefined;
}

/** Whether only active or only suspended members are looked for; undefined for both. */
export function statusOf(chosen: readonly Permission[]): Status | undefined {
  if (chosen.length === 0) return undefined;
  if (!chosen.includes('suspended')) return 'active';
  return chosen.length === 1 ? 'suspended' : undefined;
}

/** Members of this role; suspended members have none at the moment. */
export function ofRole(role: string): Permission[] {
  return roles.filter((other) => other === role);
}

/** Members of this status; the chosen role stays as long as it can. */
export function ofStatus(status: string, chosen: readonly Permission[]): Permission[] {
  if (status === 'suspended') return ['suspended'];
  if (status !== 'active') return [];
  const active = chosen.filter((permission) => permission !== 'suspended');
  return active.length > 0 ? active : roles;
}
