/** The callers, from the least to the most access. The stranger is an admin of another account. */
export const callers = [
  'nobody',
  'stranger',
  'suspended',
  'member',
  'leader',
  'moderator',
  'admin',
  'owner',
  'superadmin',
] as const;
export type Caller = (typeof callers)[number];

/** The level that an access rule requires while every page has the default level, admin. */
export function leastOf(access: object): Caller {
  const { level, page } = access as { level?: Caller; page?: string };
  return (
    callers[Math.max(callers.indexOf(level ?? 'member'), page ? callers.indexOf('admin') : 0)] ?? 'nobody'
  );
}

/** The callers that a rule with this level refuses. */
export const callersBelow = (least: Caller) => callers.slice(0, callers.indexOf(least));
