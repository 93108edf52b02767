import { signUpFields } from '@campus/domain/sign-up/sign-up';
import * as z from 'zod';
import { accountId, id } from '../core/fields.ts';
import { wireCall } from '../core/wire-call.ts';

/** The public data of a single sign-on, without secrets. */
export const wireSsoConfig = z.object({
  objectId: id,
  /** `oidc`, `passport`, or `emailConsent`: an OpenID provider that is asked for the email with consent. */
  type: z.enum(['oidc', 'passport', 'emailConsent']),
  /** The issuer, whose discovery document says the rest. */
  provider: z.string(),
  name: z.string(),
  clientId: z.string(),
  /** The parameters added to the redirect to the provider. */
  redirectParams: z.record(z.string(), z.string()),
  params: z.object({
    grantType: z.enum(['authorization_code', 'implicit']),
    /** Names of the redirect's fields; an empty one is not used with this provider. */
    nonceField: z.string(),
    stateField: z.string(),
    codeChallengeField: z.string(),
    /** Whether name and email are also read from the userinfo endpoint. */
    userinfo: z.boolean(),
    tokenType: z.enum(['id_token', 'access_token']),
    tenantUrl: z.string(),
  }),
  dashboardEndpoints: z.array(z.string()),
});
export type WireSsoConfig = z.output<typeof wireSsoConfig>;

/** The part of a world's configuration that its public sign-in screen shows. */
export const wireServerConfig = z.object({
  name: z.string(),
  accountId: id,
  organizationName: z.string(),
  logo: z.string(),
  theme: z.string(),
  worldBuildVersion: z.string(),
  disableRememberMe: z.boolean(),
  disallowPasswordLogin: z.boolean(),
  googleSettings: z.object({ enabled: z.boolean() }),
  /** The tenants that may sign in, the disabled ones left out. */
  azureData: z.array(z.object({ tenant: z.string(), name: z.string(), enabled: z.literal(true) })),
  invitesOnly: z.boolean(),
  enableRestrictedRegistration: z.boolean(),
  invitesOnlyHint: z.string(),
  /** Why nobody can enter; empty while people can. */
  closed: z.string(),
  requiredSignUpFields: z.array(z.enum(signUpFields)),
});
export type WireServerConfig = z.output<typeof wireServerConfig>;

/**
 * By name: the configuration, for anyone, or null. By account: the configuration, for its members, or an error. Null
 * without either.
 */
export const getServerConfig = wireCall(
  'getServerConfig',
  z.strictObject({ name: z.string().min(1).max(100).optional(), accountId: accountId.optional() }),
  wireServerConfig.nullable(),
);

/**
 * The single sign-ons of a world, or of a console by its origin, for anyone; or those linked to the world of the
 * current account, for its members.
 */
export const getSSOConfigs = wireCall(
  'getSSOConfigs',
  z.strictObject({
    serverConfigName: z.string().max(100).optional(),
    origin: z.string().max(300).optional(),
    accountId: accountId.optional(),
  }),
  z.array(wireSsoConfig),
);

/** Anyone: one single sign-on, or null. */
export const getSSOConfig = wireCall('getSSOConfig', z.strictObject({ id }), wireSsoConfig.nullable());

/** GET /ClientInfo/{id} of the platform's REST routes, public: by world id or name of its server configuration; 404 for none. */
export const wireClientInfo = z.object({ name: z.string(), levels: z.array(z.string()) });
