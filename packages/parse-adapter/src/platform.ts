import { type AccountsPlatform, accountsPlatform } from './accounts.ts';
import { type AuditPlatform, auditPlatform } from './audit.ts';
import { type AuthPlatform, authPlatform } from './auth.ts';
import { callsOf } from './calls.ts';
import type { Caller, ParseClient } from './client.ts';
import { type InvitationsPlatform, invitationsPlatform } from './invitations.ts';
import { type MembersPlatform, membersPlatform } from './members.ts';

/** Everything the platform does for one caller, in the contracts' words. */
export interface Platform {
  auth: AuthPlatform;
  accounts: AccountsPlatform;
  members: MembersPlatform;
  invitations: InvitationsPlatform;
  audit: AuditPlatform;
}

export function createPlatform(client: ParseClient, caller: Caller): Platform {
  const calls = callsOf(client, caller);
  return {
    auth: authPlatform(calls),
    accounts: accountsPlatform(calls),
    members: membersPlatform(calls),
    invitations: invitationsPlatform(calls),
    audit: auditPlatform(calls),
  };
}
