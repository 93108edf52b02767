import './visitor-messages.ts';
import { activityMessages } from '../activity/messages.ts';
import { analyticsMessages } from '../analytics/messages.ts';
import { attendanceMessages } from '../attendance/messages.ts';
import { badgesMessages } from '../badges/messages.ts';
import { controlsMessages } from '../controls/messages.ts';
import { credentialsMessages } from '../credentials/messages.ts';
import { customizationMessages } from '../customization/messages.ts';
import { effectiveAccessMessages } from '../effective-access/messages.ts';
import { importFilesMessages } from '../imports/file-messages.ts';
import { importsMessages } from '../imports/messages.ts';
import { integrationsMessages } from '../integrations/messages.ts';
import { invitationManagementMessages } from '../invitations/management-messages.ts';
import { privateSpacesMessages } from '../private-spaces/messages.ts';
import { rolesMessages } from '../roles/messages.ts';
import { roomPermissionsMessages } from '../room-permissions/messages.ts';
import { roomDoctorMessages } from '../rooms/doctor-messages.ts';
import { roomsMessages } from '../rooms/messages.ts';
import { roomRuleMessages } from '../rooms/rule-messages.ts';
import { settingsMessages } from '../settings/messages.ts';
import { ssoMailMessages } from '../sso/mail-messages.ts';
import { tasksMessages } from '../tasks/messages.ts';
import { webRoomsMessages } from '../web-rooms/messages.ts';
import { shareTexts } from './catalogue.ts';

/**
 * Texts from every layer about the areas inside an account. Gateway and platform load them with their errors.
 * The client loads them with the pages inside an account, so visitors do not download them.
 */
export const accountMessages = shareTexts({
  ...activityMessages,
  ...analyticsMessages,
  ...attendanceMessages,
  ...privateSpacesMessages,
  ...settingsMessages,
  ...credentialsMessages,
  ...badgesMessages,
  ...controlsMessages,
  ...integrationsMessages,
  ...customizationMessages,
  ...rolesMessages,
  ...roomDoctorMessages,
  ...roomsMessages,
  ...webRoomsMessages,
  ...effectiveAccessMessages,
  ...importFilesMessages,
  ...importsMessages,
  ...invitationManagementMessages,
  ...roomRuleMessages,
  ...roomPermissionsMessages,
  ...tasksMessages,
  ...ssoMailMessages,
} as const);
