/** The levels of account roles and page access, and the only place that holds their numbers. */
export const ladder = {
  suspended: 0,
  member: 10,
  leader: 20,
  moderator: 30,
  admin: 40,
  owner: 50,
  superadmin: 60,
} as const;

/** A rung of the ladder. */
export type Level = keyof typeof ladder;

/** The permissions of a membership; an account cannot give superadmin. */
export const permissions = ['member', 'leader', 'moderator', 'admin', 'owner', 'suspended'] as const;
export type Permission = (typeof permissions)[number];

export const levels = Object.keys(ladder) as readonly Level[];

/** Whether `level` is `required` or higher. Without a level, nothing is reached. */
export function reaches(level: Level | undefined, required: Level): boolean {
  return level !== undefined && ladder[level] >= ladder[required];
}

export function isPermission(value: string): value is Permission {
  return (permissions as readonly string[]).includes(value);
}

/** Whether a permission lets a person control the account: people and settings. Consoles ask before they give it. */
export function givesControl(permission: Permission): permission is 'admin' | 'owner' {
  return reaches(permission, 'admin');
}
