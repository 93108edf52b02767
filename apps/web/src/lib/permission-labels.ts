import type { Permission } from '@campus/domain/levels';

/** What people call a permission: their role. */
export const permissionLabels: Readonly<Record<Permission, string>> = {
  member: 'Member',
  leader: 'Leader',
  moderator: 'Moderator',
  admin: 'Admin',
  owner: 'Owner',
  suspended: 'Suspended',
};
