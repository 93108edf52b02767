import { accountsPageMessages } from '../accounts/page-messages.ts';
import { activityPageMessages } from '../activity/page-messages.ts';
import { analyticsGraphMessages } from '../analytics/graph-messages.ts';
import { liveMessages } from '../analytics/live-messages.ts';
import { analyticsPageMessages } from '../analytics/page-messages.ts';
import { analyticsReportMessages } from '../analytics/report-messages.ts';
import { reportPageMessages } from '../analytics/report-page-messages.ts';
import { reportRecordMessages } from '../analytics/report-record-messages.ts';
import { attendancePageMessages } from '../attendance/page-messages.ts';
import { auditPageMessages } from '../audit/page-messages.ts';
import { auditWords } from '../audit/word-messages.ts';
import { authPageMessages } from '../auth/page-messages.ts';
import { badgesPageMessages } from '../badges/page-messages.ts';
import { controlsPageMessages } from '../controls/page-messages.ts';
import { credentialsPageMessages } from '../credentials/page-messages.ts';
import { scopeMessages } from '../credentials/scope-messages.ts';
import { customizationPageMessages } from '../customization/page-messages.ts';
import { effectiveAccessPageMessages } from '../effective-access/page-messages.ts';
import { guideAnalyticsMessages } from '../guide/analytics-messages.ts';
import { guideCustomizationMessages } from '../guide/customization-messages.ts';
import { guidePageMessages } from '../guide/page-messages.ts';
import { guidePrivateSpacesMessages } from '../guide/private-spaces-messages.ts';
import { guideRoomsMessages } from '../guide/rooms-messages.ts';
import { guideSecurityMessages } from '../guide/security-messages.ts';
import { guideUserMessages } from '../guide/user-messages.ts';
import { guideWorldMessages } from '../guide/world-messages.ts';
import { importsPageMessages } from '../imports/page-messages.ts';
import { integrationsPageMessages } from '../integrations/page-messages.ts';
import { invitationEmailMessages } from '../invitations/email-messages.ts';
import { joinPageMessages } from '../invitations/join-page-messages.ts';
import { invitationsPageMessages } from '../invitations/page-messages.ts';
import { memberProfilePageMessages } from '../member-profile/page-messages.ts';
import { memberActionsMessages } from '../members/action-page-messages.ts';
import { memberExportMessages } from '../members/export-messages.ts';
import { membersPageMessages } from '../members/page-messages.ts';
import { peopleMessages } from '../members/people-messages.ts';
import { personPageMessages } from '../members/person-page-messages.ts';
import { privateSpacesPageMessages } from '../private-spaces/page-messages.ts';
import { profilePageMessages } from '../profile/page-messages.ts';
import { pictureFieldMessages } from '../profile/picture-messages.ts';
import { featureMessages } from '../roles/feature-messages.ts';
import { rolesPageMessages } from '../roles/page-messages.ts';
import { roomPermissionsPageMessages } from '../room-permissions/page-messages.ts';
import { roomBulkMessages } from '../rooms/bulk-messages.ts';
import { roomDetailMessages } from '../rooms/detail-messages.ts';
import { roomListMessages } from '../rooms/list-messages.ts';
import { roomRulePageMessages } from '../rooms/rule-page-messages.ts';
import { roomToolMessages } from '../rooms/tool-messages.ts';
import { secondFactorPageMessages } from '../second-factor/page-messages.ts';
import { settingsPageMessages } from '../settings/page-messages.ts';
import { settingTexts } from '../settings/setting-messages.ts';
import { adminShellMessages } from '../shell/admin-messages.ts';
import { finderMessages } from '../shell/finder-messages.ts';
import { sessionPageMessages } from '../shell/session-messages.ts';
import { shortcutMessages } from '../shell/shortcut-messages.ts';
import { ssoFailureMessages } from '../sso/failure-messages.ts';
import { ssoPageMessages } from '../sso/page-messages.ts';
import { streamingPageMessages } from '../streaming/page-messages.ts';
import { tasksPageMessages } from '../tasks/page-messages.ts';
import { webRoomsPageMessages } from '../web-rooms/page-messages.ts';
import { cellMessages } from './cell-messages.ts';
import { editingMessages } from './editing-messages.ts';
import { fileFieldMessages } from './file-field-messages.ts';
import { historyMessages } from './history-messages.ts';
import { listEditorMessages } from './list-editor-messages.ts';
import { selectionMessages } from './selection-messages.ts';
import { sortMessages } from './sort-messages.ts';
import { tagsMessages } from './tag-messages.ts';

/** Texts that only some pages show. Each page imports its own modules. */
export const pageMessages = {
  ...accountsPageMessages,
  ...activityPageMessages,
  ...adminShellMessages,
  ...analyticsGraphMessages,
  ...analyticsReportMessages,
  ...reportRecordMessages,
  ...liveMessages,
  ...reportPageMessages,
  ...analyticsPageMessages,
  ...attendancePageMessages,
  ...auditPageMessages,
  ...auditWords,
  ...authPageMessages,
  ...badgesPageMessages,
  ...controlsPageMessages,
  ...integrationsPageMessages,
  ...credentialsPageMessages,
  ...effectiveAccessPageMessages,
  ...fileFieldMessages,
  ...finderMessages,
  ...guideAnalyticsMessages,
  ...guideCustomizationMessages,
  ...guidePageMessages,
  ...guidePrivateSpacesMessages,
  ...guideRoomsMessages,
  ...guideSecurityMessages,
  ...guideUserMessages,
  ...guideWorldMessages,
  ...importsPageMessages,
  ...invitationEmailMessages,
  ...invitationsPageMessages,
  ...joinPageMessages,
  ...memberActionsMessages,
  ...memberExportMessages,
  ...memberProfilePageMessages,
  ...membersPageMessages,
  ...peopleMessages,
  ...personPageMessages,
  ...pictureFieldMessages,
  ...privateSpacesPageMessages,
  ...profilePageMessages,
  ...featureMessages,
  ...rolesPageMessages,
  ...roomPermissionsPageMessages,
  ...webRoomsPageMessages,
  ...roomRulePageMessages,
  ...roomDetailMessages,
  ...roomListMessages,
  ...roomBulkMessages,
  ...roomToolMessages,
  ...secondFactorPageMessages,
  ...cellMessages,
  ...historyMessages,
  ...editingMessages,
  ...listEditorMessages,
  ...scopeMessages,
  ...customizationPageMessages,
  ...selectionMessages,
  ...sortMessages,
  ...sessionPageMessages,
  ...settingTexts,
  ...shortcutMessages,
  ...settingsPageMessages,
  ...ssoFailureMessages,
  ...ssoPageMessages,
  ...streamingPageMessages,
  ...tagsMessages,
  ...tasksPageMessages,
} as const;
