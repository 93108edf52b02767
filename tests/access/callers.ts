/** Who calls, from the least to the most. The stranger is an admin, of another account. */
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
