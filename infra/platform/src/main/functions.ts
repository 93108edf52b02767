import { deletionFunctions } from '../areas/account-deletion/functions.ts';
import { accountFunctions } from '../areas/accounts/functions.ts';
import { accountManagement } from '../areas/accounts/management-functions.ts';
import { activityFunctions } from '../areas/activity/functions.ts';
import { readPeopleOfActivity } from '../areas/activity/people-of-activity.ts';
import { dayNoteFunctions } from '../areas/analytics/day-note-functions.ts';
import { graphExportFunctions } from '../areas/analytics/export-functions.ts';
import { analyticsFunctions } from '../areas/analytics/functions.ts';
import { readPeopleOfFigure } from '../areas/analytics/people-of-figure.ts';
import { reportRecordFunctions } from '../areas/analytics/report-record-functions.ts';
import { savedViewFunctions } from '../areas/analytics/saved-view-functions.ts';
import { attendanceFunctions } from '../areas/attendance/functions.ts';
import { readPeopleOfAttendance, readPeopleOfRecord } from '../areas/attendance/people-of-attendance.ts';
import { attendanceRecordFunctions } from '../areas/attendance/record-functions.ts';
import { attendanceSeriesFunctions } from '../areas/attendance/series-functions.ts';
import { auditFunctions } from '../areas/audit/functions.ts';
import { badgeFunctions } from '../areas/badges/functions.ts';
import { badgeImport } from '../areas/badges/start-import.ts';
import { controlsFunctions } from '../areas/controls/functions.ts';
import { credentialFunctions } from '../areas/credentials/functions.ts';
import { customizationFunctions } from '../areas/customization/functions.ts';
import { createEffectiveAccessFunctions } from '../areas/effective-access/functions.ts';
import { refuseBrokenPins, refuseSettingsOfPins } from '../areas/effective-access/refuse-broken-pins.ts';
import { emailChangeFunctions } from '../areas/email-change/functions.ts';
import { authFunctions } from '../areas/identity/functions.ts';
import { sessionFunctions } from '../areas/identity/session-functions.ts';
import { importFileFunctions } from '../areas/imports/file-functions.ts';
import { createImportFunctions } from '../areas/imports/functions.ts';
import { createIntegrationFunctions } from '../areas/integrations/functions.ts';
import { invitationManagement } from '../areas/invitations/manage-functions.ts';
import { invitationVisits } from '../areas/invitations/visit-functions.ts';
import { memberProfileFunctions } from '../areas/member-profile/functions.ts';
import { memberActions } from '../areas/members/action-functions.ts';
import { memberMutations } from '../areas/members/change-functions.ts';
import { peopleSetFunctions } from '../areas/members/people-set-functions.ts';
import { memberQueries } from '../areas/members/read-functions.ts';
import { memberUsers } from '../areas/members/user-functions.ts';
import { passwordFunctions } from '../areas/passwords/functions.ts';
import { personFunctions } from '../areas/person/functions.ts';
import { privateSpaceFunctions } from '../areas/private-spaces/functions.ts';
import { profileFunctions } from '../areas/profile/functions.ts';
import { createRoleFunctions } from '../areas/roles/functions.ts';
import { createRoomPermissionFunctions } from '../areas/room-permissions/functions.ts';
import { roomFunctions } from '../areas/rooms/functions.ts';
import { readEntries } from '../areas/rooms/read-entries.ts';
import { webRoomFunctions } from '../areas/rooms/web-room-functions.ts';
import { secondFactorFunctions } from '../areas/second-factor/functions.ts';
import { secondFactorSignIn } from '../areas/second-factor/sign-in-functions.ts';
import { senderFunctions } from '../areas/senders/functions.ts';
import { createSettingsFunctions } from '../areas/settings/functions.ts';
import { signUpFunctions } from '../areas/sign-up/functions.ts';
import { ssoFunctions } from '../areas/sso/functions.ts';
import { streamingFunctions } from '../areas/streaming/functions.ts';
import { streamingTestCalls } from '../areas/streaming/test-calls.ts';
import { taskFunctions } from '../areas/tasks/functions.ts';
import { usageEventFunctions } from '../areas/usage-events/functions.ts';
import { verificationFunctions } from '../areas/verification/functions.ts';
import { worldFunctions } from '../areas/worlds/functions.ts';
import type { CloudFunction } from '../call/define.ts';

/** Every cloud function of the platform, in menu order. */
export const cloudFunctions: readonly CloudFunction[] = [
  ...authFunctions,
  ...sessionFunctions,
  ...secondFactorFunctions,
  ...secondFactorSignIn,
  ...passwordFunctions,
  ...emailChangeFunctions,
  ...verificationFunctions,
  ...worldFunctions,
  ...signUpFunctions,
  ...ssoFunctions,
  ...accountFunctions,
  ...accountManagement,
  ...profileFunctions,
  ...deletionFunctions,
  ...streamingFunctions,
  ...invitationManagement,
  ...invitationVisits,
  ...senderFunctions,
  ...importFileFunctions,
  ...memberQueries,
  ...memberUsers,
  ...memberMutations,
  ...memberActions,
  ...personFunctions,
  ...peopleSetFunctions({
    figure: readPeopleOfFigure,
    activity: readPeopleOfActivity,
    attendance: readPeopleOfAttendance,
    record: readPeopleOfRecord,
  }),
  ...memberProfileFunctions,
  ...badgeFunctions,
  ...createSettingsFunctions(refuseSettingsOfPins),
  ...controlsFunctions,
  ...createIntegrationFunctions(streamingTestCalls),
  ...customizationFunctions,
  ...createRoleFunctions(refuseBrokenPins),
  ...roomFunctions,
  ...webRoomFunctions,
  ...createRoomPermissionFunctions(refuseBrokenPins),
  ...createEffectiveAccessFunctions(readEntries),
  ...privateSpaceFunctions,
  ...analyticsFunctions,
  ...dayNoteFunctions,
  ...graphExportFunctions,
  ...savedViewFunctions,
  ...reportRecordFunctions,
  ...usageEventFunctions,
  ...activityFunctions,
  ...attendanceFunctions,
  ...attendanceRecordFunctions,
  ...attendanceSeriesFunctions,
  ...createImportFunctions(badgeImport),
  ...taskFunctions,
  ...credentialFunctions,
  ...auditFunctions,
];
