import { accountsPageMessages } from './accounts-page.ts';
import { adminShellMessages } from './admin-shell.ts';
import { auditPageMessages } from './audit-page.ts';
import { auditWords } from './audit-words.ts';
import { authPageMessages } from './auth-page.ts';
import { badgesPageMessages } from './badges-page.ts';
import { fileFieldMessages } from './file-field.ts';
import { helpMessages } from './help.ts';
import { importsPageMessages } from './imports-page.ts';
import { invitationEmailMessages } from './invitation-email.ts';
import { invitationsPageMessages } from './invitations-page.ts';
import { joinPageMessages } from './join-page.ts';
import { memberActionsMessages } from './member-actions-page.ts';
import { memberProfilePageMessages } from './member-profile-page.ts';
import { membersPageMessages } from './members-page.ts';
import { pictureFieldMessages } from './picture-field.ts';
import { profilePageMessages } from './profile-page.ts';
import { selectionMessages } from './selection.ts';
import { ssoPageMessages } from './sso-page.ts';
import { streamingPageMessages } from './streaming-page.ts';
import { tagsMessages } from './tags.ts';
import { tasksPageMessages } from './tasks-page.ts';

/** The texts that only some pages show. Each page imports the modules of its own. */
export const pageMessages = {
  ...accountsPageMessages,
  ...adminShellMessages,
  ...auditPageMessages,
  ...auditWords,
  ...authPageMessages,
  ...badgesPageMessages,
  ...fileFieldMessages,
  ...helpMessages,
  ...importsPageMessages,
  ...invitationEmailMessages,
  ...invitationsPageMessages,
  ...joinPageMessages,
  ...memberActionsMessages,
  ...memberProfilePageMessages,
  ...membersPageMessages,
  ...pictureFieldMessages,
  ...profilePageMessages,
  ...selectionMessages,
  ...ssoPageMessages,
  ...streamingPageMessages,
  ...tagsMessages,
  ...tasksPageMessages,
} as const;
