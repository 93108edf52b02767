import { visitorLimits } from '@campus/contracts/core/visitor-limits';
import * as wire from '@campus/contracts/sso/functions';
import * as contracts from '@campus/contracts/sso/sso';
import { cloudFunction } from '../../call/define.ts';
import { implement, rulesOf } from '../../call/implement.ts';
import { requireFreshProof } from '../identity/fresh-proof.ts';
import { proveSession } from '../identity/sessions.ts';
import { exchangeGoogleCode, googleAddress, readGoogleToken } from './google-tokens.ts';
import { linkIdentity } from './link-identity.ts';
import { listIdentities } from './list-identities.ts';
import { signInWith } from './sign-in-with.ts';
import { signUpWith, verifyForSignUp } from './sign-up-with.ts';
import { readSsoFailures, storeSsoFailure } from './sso-failures.ts';
import { readUserInfo, readUserInfoFromCode } from './sso-user-info.ts';
import { unlinkIdentity } from './unlink-identity.ts';
import { sessionProvider, verifySso } from './verify-sso.ts';

const limit = visitorLimits.step;
const unlinking = rulesOf(contracts.unlinkIdentity);

export const ssoFunctions = [
  cloudFunction(wire.logInWith, {
    ...rulesOf(contracts.completeSso),
    before: ({ services, input: { provider, ...claim } }) =>
      verifySso(services, { ...claim, kind: provider }),
    handle: (call, verified) => signInWith(call, verified, call.input),
  }),

  cloudFunction(wire.thirdPartySignUp, {
    ...rulesOf(contracts.signUpSso),
    before: verifyForSignUp,
    handle: signUpWith,
  }),

  cloudFunction(wire.checkFreshProof, {
    access: 'signedIn',
    handle: async ({ session }) => {
      requireFreshProof(session);
      return true as const;
    },
  }),

  // `linkAccounts` is public: it signs in first, and then links in the new session.
  cloudFunction(wire.linkWith, {
    access: 'signedIn',
    callerLimit: { calls: 20, seconds: 60 },
    audit: { operation: 'sso.link' },
    before: ({ services, session, input: { provider, ...claim } }) => {
      requireFreshProof(session);
      return verifySso(services, { ...claim, kind: provider });
    },
    handle: async (call, verified) => {
      await linkIdentity(call, verified);
      await proveSession(call.sql, call.session.id, sessionProvider(verified));
    },
  }),

  ...(
    [
      [wire.unlinkGoogle, 'google'],
      [wire.unlinkMicrosoft, 'microsoft'],
      [wire.unlinkPassport, 'passport'],
    ] as const
  ).map(([unlink, kind]) =>
    cloudFunction(unlink, {
      ...unlinking,
      handle: (call) => unlinkIdentity(call, { kind }),
    }),
  ),

  cloudFunction(wire.unlinkOpenID, {
    ...unlinking,
    handle: (call) => unlinkIdentity(call, { kind: 'oidc', name: call.input.name }),
  }),

  implement(wire.getIdentities, {
    handle: ({ sql, user }) => listIdentities(sql, user.id),
  }),

  implement(wire.getSsoFailures, async ({ sql, input: { accountId } }) => ({
    items: await readSsoFailures(sql, accountId),
  })),

  // Not audited, because strangers must not be able to fill an account's trail. The gateway reports each
  // failed step, so the limit on steps also limits reports. In addition, the number of different failures per
  // address is limited.
  cloudFunction(wire.reportSsoFailure, {
    access: 'public',
    limit,
    handle: storeSsoFailure,
  }),

  cloudFunction(wire.generateGoogleAuthUrl, {
    access: 'public',
    limit,
    handle: ({ services, input }) => googleAddress(services, input),
  }),

  cloudFunction(wire.getGoogleTokens, {
    access: 'public',
    limit,
    handle: ({ services, input }) => exchangeGoogleCode(services, input),
  }),

  cloudFunction(wire.verifyGoogleTokens, {
    access: 'public',
    limit,
    handle: ({ services, input }) => readGoogleToken(services, input),
  }),

  cloudFunction(wire.getUserInfo, {
    access: 'public',
    limit,
    handle: ({ services, input }) => readUserInfo(services, input),
  }),

  cloudFunction(wire.getUserInfoFromCode, {
    access: 'public',
    limit,
    handle: ({ services, input }) => readUserInfoFromCode(services, input),
  }),
];
