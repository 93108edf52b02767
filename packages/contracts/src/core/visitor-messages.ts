import { accountsMessages } from '../accounts/messages.ts';
import { authMailMessages } from '../auth/mail-messages.ts';
import { passwordMessages } from '../auth/password-messages.ts';
import { invitationsMessages } from '../invitations/messages.ts';
import { memberProfileMessages } from '../member-profile/messages.ts';
import { membersMessages } from '../members/messages.ts';
import { profileMessages } from '../profile/messages.ts';
import { secondFactorMessages } from '../second-factor/messages.ts';
import { sessionsMessages } from '../sessions/messages.ts';
import { callMessages } from '../shell/call-messages.ts';
import { signUpMessages } from '../sign-up/messages.ts';
import { ssoMessages } from '../sso/messages.ts';
import { streamingMessages } from '../streaming/messages.ts';
import { verificationMailMessages } from '../verification/mail-messages.ts';
import { shareTexts } from './catalogue.ts';
import { controlMessages } from './control-messages.ts';

/**
 * Texts from every layer that people read after the first page, before they enter an account. In the client,
 * every page except the first loads them.
 */
export const visitorMessages = shareTexts({
  ...callMessages,
  ...controlMessages,
  ...passwordMessages,
  ...accountsMessages,
  ...authMailMessages,
  ...verificationMailMessages,
  ...sessionsMessages,
  ...ssoMessages,
  ...signUpMessages,
  ...secondFactorMessages,
  ...profileMessages,
  ...streamingMessages,
  ...membersMessages,
  ...memberProfileMessages,
  ...invitationsMessages,
} as const);
