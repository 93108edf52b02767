import type { ClassSchema } from './class-schema.ts';
import { account } from './classes/account.ts';
import { auditEntry } from './classes/audit-entry.ts';
import { avatar } from './classes/avatar.ts';
import { handoverToken } from './classes/handover-token.ts';
import { mailedLink } from './classes/mailed-link.ts';
import { membership } from './classes/membership.ts';
import { permission, worldPermission } from './classes/permission.ts';
import { systemClasses } from './classes/system.ts';
import { user } from './classes/user.ts';
import { userIdentity } from './classes/user-identity.ts';
import { serverConfig, ssoConfig, world } from './classes/world.ts';
import { badgeTable } from './tables/badge.ts';
import { invitationTable } from './tables/invitation.ts';
import { profileTable } from './tables/profile.ts';

/** Every class of the platform. */
export const classes: readonly ClassSchema[] = [
  ...systemClasses,
  user,
  userIdentity,
  handoverToken,
  profileTable.schema,
  avatar,
  account,
  serverConfig,
  world,
  ssoConfig,
  membership,
  invitationTable.schema,
  mailedLink,
  badgeTable.schema,
  permission,
  worldPermission,
  auditEntry,
];
