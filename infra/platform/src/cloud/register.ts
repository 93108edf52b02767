import { accountManagement } from './account-management.ts';
import { accountFunctions } from './accounts.ts';
import { auditFunctions } from './audit.ts';
import { authFunctions } from './auth.ts';
import { badgeFunctions } from './badges.ts';
import type { CloudFunction } from './define.ts';
import { importFileFunctions } from './import-files.ts';
import { importFunctions } from './imports.ts';
import { invitationManagement } from './invitations/manage.ts';
import { invitationVisits } from './invitations/visit.ts';
import { memberProfileFunctions } from './member-profile.ts';
import { memberActions } from './members/actions.ts';
import { memberMutations } from './members/change.ts';
import { memberQueries } from './members/read.ts';
import { memberUsers } from './members/users.ts';
import { passwordFunctions } from './passwords.ts';
import { profileFunctions } from './profile.ts';
import { senderFunctions } from './senders.ts';
import { sessionFunctions } from './sessions.ts';
import { signUpFunctions } from './sign-up.ts';
import { streamingFunctions } from './streaming.ts';
import { taskFunctions } from './tasks.ts';
import { thirdPartyFunctions } from './third-party.ts';
import { verificationFunctions } from './verification.ts';
import { worldFunctions } from './worlds.ts';

/** Every cloud function of the platform, in menu order. */
export const cloudFunctions: readonly CloudFunction[] = [
  ...authFunctions,
  ...sessionFunctions,
  ...passwordFunctions,
  ...verificationFunctions,
  ...worldFunctions,
  ...signUpFunctions,
  ...thirdPartyFunctions,
  ...accountFunctions,
  ...accountManagement,
  ...profileFunctions,
  ...streamingFunctions,
  ...invitationManagement,
  ...invitationVisits,
  ...senderFunctions,
  ...importFileFunctions,
  ...memberQueries,
  ...memberUsers,
  ...memberMutations,
  ...memberActions,
  ...memberProfileFunctions,
  ...badgeFunctions,
  ...importFunctions,
  ...taskFunctions,
  ...auditFunctions,
];
