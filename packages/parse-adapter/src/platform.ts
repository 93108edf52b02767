import { type AccountsPlatform, accountsPlatform } from './accounts.ts';
import { type AuditPlatform, auditPlatform } from './audit.ts';
import { type AuthPlatform, authPlatform } from './auth.ts';
import { type BadgesPlatform, badgesPlatform } from './badges.ts';
import { callsOf } from './calls.ts';
import type { Caller, ParseClient } from './client.ts';
import { type ImportsPlatform, importsPlatform } from './imports.ts';
import { type InvitationsPlatform, invitationsPlatform } from './invitations.ts';
import { type MemberActionsPlatform, memberActionsPlatform } from './member-actions.ts';
import { type MemberProfilePlatform, memberProfilePlatform } from './member-profile.ts';
import { type MembersPlatform, membersPlatform } from './members.ts';
import { type PasswordsPlatform, passwordsPlatform } from './passwords.ts';
import { type PicturesPlatform, picturesPlatform } from './pictures.ts';
import { type ProfilePlatform, profilePlatform } from './profile.ts';
import { type SendersPlatform, sendersPlatform } from './senders.ts';
import { type SessionsPlatform, sessionsPlatform } from './sessions.ts';
import { type SignUpPlatform, signUpPlatform } from './sign-up.ts';
import { type SsoPlatform, ssoPlatform } from './sso.ts';
import { type StreamingPlatform, streamingPlatform } from './streaming.ts';
import { type TasksPlatform, tasksPlatform } from './tasks.ts';
import { type VerificationPlatform, verificationPlatform } from './verification.ts';
import { type WorldsPlatform, worldsPlatform } from './worlds.ts';

/** Everything the platform does for one caller, in the contracts' words. */
export interface Platform {
  auth: AuthPlatform;
  passwords: PasswordsPlatform;
  sessions: SessionsPlatform;
  verification: VerificationPlatform;
  worlds: WorldsPlatform;
  signUp: SignUpPlatform;
  sso: SsoPlatform;
  accounts: AccountsPlatform;
  profile: ProfilePlatform;
  pictures: PicturesPlatform;
  streaming: StreamingPlatform;
  members: MembersPlatform;
  badges: BadgesPlatform;
  memberProfile: MemberProfilePlatform;
  memberActions: MemberActionsPlatform;
  invitations: InvitationsPlatform;
  senders: SendersPlatform;
  imports: ImportsPlatform;
  tasks: TasksPlatform;
  audit: AuditPlatform;
}

export function createPlatform(client: ParseClient, caller: Caller): Platform {
  const calls = callsOf(client, caller);
  return {
    auth: authPlatform(calls),
    passwords: passwordsPlatform(calls),
    sessions: sessionsPlatform(calls),
    verification: verificationPlatform(calls),
    worlds: worldsPlatform(calls, client, caller),
    signUp: signUpPlatform(calls),
    sso: ssoPlatform(calls),
    accounts: accountsPlatform(calls),
    profile: profilePlatform(calls, client, caller),
    pictures: picturesPlatform(client, caller),
    streaming: streamingPlatform(calls, client, caller),
    members: membersPlatform(calls),
    badges: badgesPlatform(calls, client, caller),
    memberProfile: memberProfilePlatform(calls),
    memberActions: memberActionsPlatform(calls),
    invitations: invitationsPlatform(calls),
    senders: sendersPlatform(calls),
    imports: importsPlatform(calls),
    tasks: tasksPlatform(calls, client, caller),
    audit: auditPlatform(calls),
  };
}
