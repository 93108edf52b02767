import type { ClassSchema } from './class-schema.ts';
import { accountTable } from './tables/account.ts';
import { auditEntryTable } from './tables/audit-entry.ts';
import { avatarTable } from './tables/avatar.ts';
import { avatarAssetCollectionTable } from './tables/avatar-asset-collection.ts';
import { badgeTable } from './tables/badge.ts';
import { customMenuItemTable } from './tables/custom-menu-item.ts';
import { customOptionTable } from './tables/custom-option.ts';
import { customStatusTable } from './tables/custom-status.ts';
import { handoverTokenTable } from './tables/handover-token.ts';
import { invitationTable } from './tables/invitation.ts';
import { levelMappingTable } from './tables/level-mapping.ts';
import { mailedLinkTable } from './tables/mailed-link.ts';
import { membershipTable } from './tables/membership.ts';
import { permissionTable, worldPermissionTable } from './tables/permission.ts';
import { privateSpaceTable, privateSpaceTypeTable } from './tables/private-space.ts';
import { profileTable } from './tables/profile.ts';
import { roomTable } from './tables/room.ts';
import { serverConfigTable } from './tables/server-config.ts';
import { sessionTable } from './tables/session.ts';
import { ssoConfigTable } from './tables/sso-config.ts';
import { installationTable, roleTable } from './tables/system.ts';
import { themeTable } from './tables/theme.ts';
import { userTable } from './tables/user.ts';
import { userIdentityTable } from './tables/user-identity.ts';
import { worldTable } from './tables/world.ts';
import { worldCustomizationTable } from './tables/world-customization.ts';

/** Every class that the platform defines. Parse Server has more of its own; they require the master key. */
export const classes: readonly ClassSchema[] = [
  roleTable,
  sessionTable,
  installationTable,
  userTable,
  userIdentityTable,
  handoverTokenTable,
  profileTable,
  avatarTable,
  accountTable,
  serverConfigTable,
  worldTable,
  ssoConfigTable,
  membershipTable,
  invitationTable,
  mailedLinkTable,
  badgeTable,
  customOptionTable,
  customStatusTable,
  avatarAssetCollectionTable,
  themeTable,
  worldCustomizationTable,
  levelMappingTable,
  roomTable,
  customMenuItemTable,
  privateSpaceTypeTable,
  privateSpaceTable,
  permissionTable,
  worldPermissionTable,
  auditEntryTable,
].map(({ schema }) => schema);
