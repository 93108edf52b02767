import { type AccountsPlatform, accountsPlatform } from './areas/accounts.ts';
import { type AuditPlatform, auditPlatform } from './areas/audit.ts';
import { type AuthPlatform, authPlatform } from './areas/auth.ts';
import { type BadgesPlatform, badgesPlatform } from './areas/badges.ts';
import { type ImportsPlatform, importsPlatform } from './areas/imports.ts';
import { type InvitationsPlatform, invitationsPlatform } from './areas/invitations.ts';
import { type MemberProfilePlatform, memberProfilePlatform } from './areas/member-profile.ts';
import { type PicturesPlatform, picturesPlatform } from './areas/pictures.ts';
import { type ProfilePlatform, profilePlatform } from './areas/profile.ts';
import { type SendersPlatform, sendersPlatform } from './areas/senders.ts';
import { type SignUpPlatform, signUpPlatform } from './areas/sign-up.ts';
import { type SsoPlatform, ssoPlatform } from './areas/sso.ts';
import { type StreamingPlatform, streamingPlatform } from './areas/streaming.ts';
import { type TasksPlatform, tasksPlatform } from './areas/tasks.ts';
import { type VerificationPlatform, verificationPlatform } from './areas/verification.ts';
import { type WorldsPlatform, worldsPlatform } from './areas/worlds.ts';
import type { Caller } from './core/caller.ts';
import { type CallBound, callsOf } from './core/calls.ts';
import type { ParseClient } from './core/client.ts';

/** Everything the platform does for one caller, in the contracts' words. */
export interface Platform {
  /** Has the platform do an operation that needs no mapping of its own. */
  call: CallBound;
  auth: AuthPlatform;
  verification: VerificationPlatform;
  worlds: WorldsPlatform;
  signUp: SignUpPlatform;
  sso: SsoPlatform;
  accounts: AccountsPlatform;
  profile: ProfilePlatform;
  pictures: PicturesPlatform;
  streaming: StreamingPlatform;
  badges: BadgesPlatform;
  memberProfile: MemberProfilePlatform;
  invitations: InvitationsPlatform;
  senders: SendersPlatform;
  imports: ImportsPlatform;
  tasks: TasksPlatform;
  audit: AuditPlatform;
}

export function createPlatform(client: ParseClient, caller: Caller): Platform {
  const calls = callsOf(client, caller);
  return {
    call: calls.call,
    auth: authPlatform(calls),
    verification: verificationPlatform(calls),
    worlds: worldsPlatform(calls, client, caller),
    signUp: signUpPlatform(calls),
    sso: ssoPlatform(calls),
    accounts: accountsPlatform(calls),
    profile: profilePlatform(client, caller),
    pictures: picturesPlatform(client, caller),
    streaming: streamingPlatform(calls, client, caller),
    badges: badgesPlatform(client, caller),
    memberProfile: memberProfilePlatform(calls),
    invitations: invitationsPlatform(calls),
    senders: sendersPlatform(calls),
    imports: importsPlatform(calls),
    tasks: tasksPlatform(client, caller),
    audit: auditPlatform(calls),
  };
}
