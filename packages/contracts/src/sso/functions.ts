import { providerKinds, providerName } from '@campus/domain/sso/providers';
import { ssoFailureCauses } from '@campus/domain/sso/sso-failures';
import * as z from 'zod';
import { wireSession } from '../auth/functions.ts';
import { bind, bindAs } from '../core/binding.ts';
import { accountId, id, instant } from '../core/fields.ts';
import { wireCall } from '../core/wire-call.ts';
import { listIdentities, listSsoFailures } from './sso.ts';

const token = z.string().min(1).max(8192);
const provider = z.enum(providerKinds);
const serverConfigName = z.string().max(100).default('');

/**
 * An identity as its provider vouches for it. The platform believes none of it before it has verified the id
 * token: signature, issuer, audience, expiry and nonce, and that `id` is its subject.
 */
export const authData = z.strictObject({
  /** The subject at the provider. */
  id: z.string().min(1).max(255),
  id_token: token,
  /** The nonce that the sign-in asked the provider to repeat in the token. */
  nonce: z.string().max(200),
  /** The passport's identity is checked with it as well. */
  access_token: token.optional(),
  /** Which SSO config; for `oidc` and `passport`. */
  ssoConfigId: id.optional(),
  /** Which tenant; for `microsoft`. */
  tenant: z.string().max(100).optional(),
});
export type AuthData = z.output<typeof authData>;

/**
 * Public, for `google`, `microsoft`, `passport`, and `oidc`: signs in the user with this identity. The
 * provider must be enabled for the world or, without one, for the console. Fails with code 205 if the
 * identity and its email are unknown, and with `sso.notLinked` if only the email is known.
 */
export const logInWith = wireCall(
  'logInWith',
  z.strictObject({ provider, authData, serverConfigName, remember: z.boolean().default(false) }),
  wireSession,
);

/** True if the caller was proven within the last minutes, as linking requires. Otherwise refused. */
export const checkFreshProof = wireCall('checkFreshProof', z.strictObject({}), z.literal(true));

/** Signed in: links an identity to the caller. An identity of another user is refused. */
export const linkWith = wireCall(
  'linkWith',
  z.strictObject({ provider, authData, serverConfigName }),
  z.object({}),
);

export const unlinkGoogle = wireCall('unlinkGoogle', z.strictObject({}), z.object({}));
export const unlinkMicrosoft = wireCall('unlinkMicrosoft', z.strictObject({}), z.object({}));
export const unlinkPassport = wireCall('unlinkPassport', z.strictObject({}), z.object({}));

/** The identity of the SSO config with this name. */
export const unlinkOpenID = wireCall(
  'unlinkOpenID',
  z.strictObject({ provider: z.literal('oidc'), name: z.string().min(1).max(100) }),
  z.object({}),
);

/** The caller's identities. */
export const getIdentities = bindAs(
  listIdentities,
  wireCall(
    'getIdentities',
    z.strictObject({}),
    z.array(
      z.object({
        objectId: id,
        provider,
        /** The name of the SSO config; empty for Google and Microsoft. */
        name: z.string(),
        email: z.string(),
        createdAt: instant,
      }),
    ),
  ),
  {
    params: (input) => input,
    result: (identities) => ({
      items: identities.map(({ objectId, provider: kind, name, email, createdAt }) => ({
        id: objectId,
        kind,
        providerName: providerName(kind, name),
        email,
        linkedAt: createdAt,
      })),
    }),
  },
);

/** Anyone: creates a user with this identity, joins it to the account and signs it in. */
export const thirdPartySignUp = wireCall(
  'thirdPartySignUp',
  z.strictObject({
    data: z.strictObject({
      authType: provider,
      authData,
      firstName: z.string().max(64),
      lastName: z.string().max(64),
    }),
    email: z.string().max(100),
    accountId,
  }),
  wireSession,
);

const googleRedirectUri = z.url().max(300);

/** Anyone, where the account's world has Google enabled: the address that begins a sign-in. */
export const generateGoogleAuthUrl = wireCall(
  'generateGoogleAuthUrl',
  z.strictObject({
    googleRedirectUri,
    state: z.string().min(8).max(200),
    tenant: z.string().max(100).default(''),
    accountId,
  }),
  z.string(),
);

const code = z.string().max(2048).default('');

/** Anyone: exchanges a code at Google. */
export const getGoogleTokens = wireCall(
  'getGoogleTokens',
  z.strictObject({ code, googleRedirectUri, codeVerifier: z.string().max(128).optional() }),
  z.object({ id_token: token, access_token: z.string() }),
);

/** Anyone: the person of a Google id token, if the account has whitelisted the domain. */
export const verifyGoogleTokens = wireCall(
  'verifyGoogleTokens',
  z.strictObject({
    token: z.string().max(8192),
    googleRedirectUri,
    tenant: z.string().max(100).default(''),
    accountId,
  }),
  z.object({ userId: z.string(), userEmail: z.string() }),
);

const userInfo = z.object({
  sub: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  name: z.string(),
});

/** Public: the provider's data about the owner of an access token. */
export const getUserInfo = wireCall(
  'getUserInfo',
  z.strictObject({ ssoConfigId: id, accessToken: token }),
  userInfo,
);

/** Anyone: the same for a code, exchanged here. */
export const getUserInfoFromCode = wireCall(
  'getUserInfoFromCode',
  z.strictObject({
    ssoConfigId: id,
    code,
    redirectUri: z.url().max(300),
    codeVerifier: z.string().max(128).optional(),
  }),
  userInfo,
);

/** The last failed single sign-ons in the world of an account. */
export const getSsoFailures = bind(listSsoFailures, { name: 'getSSOFailures' });

/**
 * Anyone: reports a failed single sign-on in a world. The platform cannot verify it, so it accepts only codes, only of
 * providers that the world offers, and stores few.
 */
export const reportSsoFailure = wireCall(
  'reportSSOFailure',
  z.strictObject({
    serverConfigName: z.string().min(1).max(100),
    provider,
    ssoConfigId: id.optional(),
    tenant: z.string().max(100).optional(),
    email: z.email().max(100).or(z.literal('')).default(''),
    cause: z.enum(ssoFailureCauses),
    code: z
      .string()
      .regex(/^\w{0,40}$/)
      .default(''),
  }),
  z.object({}),
);
export type ReportedSsoFailure = z.output<typeof reportSsoFailure.input>;
