import { type Level, ladder, type Permission, reaches } from '../access/levels.ts';

/** The facts about a member that the rule on levels needs. */
export interface RankedMember {
  permission: Permission;
  /** The permission of a suspended member before the suspension; null where it is not on record. */
  previousPermission: Permission | null;
}

export type AuthorityRefusal = 'members.levelTooHigh';

/** Returns why a caller of this level may not act on the member, or undefined. It holds for any action. */
export function refuseActing(
  actorLevel: Level,
  { permission, previousPermission }: RankedMember,
): AuthorityRefusal | undefined {
  // Only people who could have suspended the member can lift the suspension.
  const rank = permission === 'suspended' ? (previousPermission ?? permission) : permission;
  return covers(actorLevel, rank) ? undefined : 'members.levelTooHigh';
}

/** Whether a caller of this level may give a person the permission. */
export function mayGrant(actorLevel: Level, permission: Permission): boolean {
  return covers(actorLevel, permission);
}

/** Admins and above act up to their own level. Everyone else stays below it. */
function covers(actorLevel: Level, permission: Permission): boolean {
  return reaches(actorLevel, 'admin')
    ? reaches(actorLevel, permission)
    : ladder[actorLevel] > ladder[permission];
}
