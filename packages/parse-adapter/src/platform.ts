import { accountsPlatform } from './areas/accounts.ts';
import { activityPlatform } from './areas/activity.ts';
import { analyticsPlatform } from './areas/analytics.ts';
import { attendancePlatform } from './areas/attendance.ts';
import { auditPlatform } from './areas/audit.ts';
import { authPlatform } from './areas/auth.ts';
import { credentialsPlatform } from './areas/credentials.ts';
import { customizationPlatform } from './areas/customization.ts';
import { effectiveAccessPlatform } from './areas/effective-access.ts';
import { importsPlatform } from './areas/imports.ts';
import { invitationsPlatform } from './areas/invitations.ts';
import { livePlatform } from './areas/live.ts';
import { memberProfilePlatform } from './areas/member-profile.ts';
import { privateSpacesPlatform } from './areas/private-spaces.ts';
import { profilePlatform } from './areas/profile.ts';
import { reportsPlatform } from './areas/reports.ts';
import { secondFactorPlatform } from './areas/second-factor.ts';
import { sendersPlatform } from './areas/senders.ts';
import { signUpPlatform } from './areas/sign-up.ts';
import { ssoPlatform } from './areas/sso.ts';
import { streamingPlatform } from './areas/streaming.ts';
import { tasksPlatform } from './areas/tasks.ts';
import { verificationPlatform } from './areas/verification.ts';
import { worldsPlatform } from './areas/worlds.ts';
import type { Caller } from './core/caller.ts';
import { callsOf } from './core/calls.ts';
import type { ParseClient } from './core/client.ts';

/** All platform operations for one caller, in the contracts' names. */
export type Platform = ReturnType<typeof createPlatform>;

/** The platform for one caller. It sends nothing until an operation is called. */
export function createPlatform(client: ParseClient, caller: Caller) {
  const calls = callsOf(client, caller);
  return {
    /** Operations and routes without their own mapping. */
    call: calls.call,
    queryRoute: calls.queryRoute,
    auth: authPlatform(calls),
    secondFactor: secondFactorPlatform(calls),
    verification: verificationPlatform(calls),
    worlds: worldsPlatform(calls, client, caller),
    signUp: signUpPlatform(calls),
    sso: ssoPlatform(calls),
    accounts: accountsPlatform(calls),
    profile: profilePlatform(calls),
    streaming: streamingPlatform(calls),
    memberProfile: memberProfilePlatform(calls),
    invitations: invitationsPlatform(calls),
    senders: sendersPlatform(calls),
    customization: customizationPlatform(calls),
    privateSpaces: privateSpacesPlatform(calls),
    analytics: analyticsPlatform(calls),
    reports: reportsPlatform(calls),
    live: livePlatform(calls),
    activity: activityPlatform(calls),
    attendance: attendancePlatform(calls),
    effectiveAccess: effectiveAccessPlatform(calls),
    imports: importsPlatform(calls),
    tasks: tasksPlatform(calls),
    audit: auditPlatform(calls),
    credentials: credentialsPlatform(calls),
  };
}
