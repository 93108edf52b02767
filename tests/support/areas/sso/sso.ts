import type { WireCall } from '@campus/contracts/core/wire-call';
import type { AuthData } from '@campus/contracts/sso/functions';
import type { ProviderKind } from '@campus/domain/sso/providers';
import { claim } from '@campus/local/ports';
import type { NewAccount, NewWorld } from '@campus/platform/foundation/records/accounts';
import { insertSsoConfigs, type NewSsoConfig } from '@campus/platform/foundation/records/sso-configs';
import type { NewRow } from '@campus/platform/foundation/records/table';
import { userIdentityTable } from '@campus/platform/foundation/schema/tables/user-identity';

import { afterAll, beforeAll } from 'vitest';
import type * as z from 'zod';
import { callPlatform } from '../../calls/platform.ts';
import type { PlatformProcess } from '../../stack/platform-of-stack.ts';
import { startPlatformProcess } from '../../stack/platform-process.ts';
import { type Claims, type RogueIssuer, startRogueIssuer } from '../../stack/rogue-issuer.ts';
import { makeAccount, sql, type TestAccount, unique } from '../../world/world.ts';

type NewIdentity = NewRow<typeof userIdentityTable>;

/** The tenant of the issuer that simulates Microsoft. */
const tenant = 'contoso';

/** The domain that each provider may vouch for. The worlds here also accept its Google accounts. */
const ownDomain = 'campus.test';

/** The issuer names, one for each kind of provider. */
export type IssuerName = 'google' | 'microsoft' | 'university' | 'passport';

export const kinds: Readonly<Record<IssuerName, ProviderKind>> = {
  google: 'google',
  microsoft: 'microsoft',
  university: 'oidc',
  passport: 'passport',
};

/** A world with one provider of each kind, and its account. */
export interface OpenWorld extends TestAccount {
  name: string;
  /** Fields that name this world's provider, for `vouch`. */
  at: Record<IssuerName, Partial<AuthData>>;
}

/** The test file's own platform, with its own issuers as Google and Microsoft. */
export interface SsoPlatform {
  issuers: Record<IssuerName, RogueIssuer>;
  call<I extends z.ZodType, O extends z.ZodType>(
    wire: WireCall<I, O>,
    input: z.input<I>,
    sessionToken?: string,
  ): Promise<z.output<O>>;
  /** An account whose world enables all issuers. */
  openWorld(account?: Partial<NewAccount>, world?: Partial<Omit<NewWorld, 'name'>>): Promise<OpenWorld>;
}

/** Starts issuers and platform for the tests in one file. */
export function useSso(env: NodeJS.ProcessEnv = {}): SsoPlatform {
  const issuers = {} as SsoPlatform['issuers'];
  let platform: PlatformProcess;

  beforeAll(async () => {
    for (const name of ['google', 'university', 'passport'] as const)
      issuers[name] = await startRogueIssuer();
    issuers.microsoft = await startRogueIssuer({ path: `/${tenant}` });
    const { google, microsoft } = issuers;
    platform = startPlatformProcess(await claim(0), {
      RATE_LIMITS: 'off',
      GOOGLE_ISSUER: google.issuer,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      MICROSOFT_ISSUER: microsoft.issuer.replace(tenant, '{tenant}'),
      MICROSOFT_CLIENT_ID: microsoft.clientId,
      MICROSOFT_CLIENT_SECRET: microsoft.clientSecret,
      GOOGLE_DOMAINS: ownDomain,
      MICROSOFT_DOMAINS: JSON.stringify({ [tenant]: [ownDomain] }),
      ...env,
    });
    await platform.ready();
  });
  afterAll(async () => {
    platform.stop();
    await platform.ended;
    await Promise.all(Object.values(issuers).map((issuer) => issuer.close()));
  });

  return {
    issuers,
    call: (wire, input, sessionToken) =>
      callPlatform(wire, input, sessionToken, { platform: `${platform.url}/parse` }),
    openWorld: async (overrides = {}, world = {}) => {
      const name = `world-${unique()}`;
      const account = await makeAccount({
        ...overrides,
        world: {
          name,
          googleSettings: { enabled: true, whitelistedDomains: [ownDomain] },
          azureData: [{ tenant, name: 'Contoso', enabled: true }],
          ...world,
        },
      });
      const [university, passport] = await Promise.all([
        makeSso(issuers.university, { worldNames: [name] }),
        makeSso(issuers.passport, { worldNames: [name], type: 'passport', name: 'Passport' }),
      ]);
      const accessToken = { access_token: 'to be told' };
      return {
        ...account,
        name,
        at: {
          google: {},
          microsoft: { tenant },
          university: { ssoConfigId: university },
          passport: { ssoConfigId: passport, ...accessToken },
        },
      };
    },
  };
}

/** Creates a single sign-on at the issuer, by default available to no one. Returns its id. */
export async function makeSso(
  { issuer, clientId }: Pick<RogueIssuer, 'issuer' | 'clientId'>,
  overrides: Partial<NewSsoConfig> = {},
): Promise<string> {
  const name = `University ${unique()}`;
  const [id = ''] = await insertSsoConfigs(sql, [
    { type: 'oidc', name, issuer, clientId, domains: [ownDomain], ...overrides },
  ]);
  return id;
}

/** The input for a person whom the issuer vouches for; with an access token if requested. */
export async function vouch(
  issuer: RogueIssuer,
  claims: Claims = {},
  { access_token: wantsAccess, ...more }: Partial<AuthData> = {},
  signing?: Parameters<RogueIssuer['sign']>[1],
): Promise<AuthData> {
  const tokenClaims = { sub: `sub-${unique()}`, nonce: unique(), ...claims };
  const idToken = await issuer.sign(tokenClaims, signing);
  return {
    id: String(tokenClaims.sub),
    id_token: idToken,
    nonce: String(tokenClaims.nonce),
    ...(wantsAccess && { access_token: issuer.tell({ sub: tokenClaims.sub }) }),
    ...more,
  };
}

/** Links a person at the issuer to a user, with a date long ago. Returns the subject. */
export async function linkSubject(
  { issuer }: Pick<RogueIssuer, 'issuer'>,
  identity: Pick<NewIdentity, 'userId' | 'provider'> & Partial<NewIdentity>,
): Promise<string> {
  const subject = `sub-${unique()}`;
  await userIdentityTable.insert(sql, [{ issuer, subject, ...identity }]);
  return subject;
}

/** A user's stored identities. */
export function identitiesOf(userId: string) {
  return sql.query<{ provider: string; issuer: string; subject: string; email: string }>(
    'select provider, issuer, subject, email from "UserIdentity" where "user" = $1 order by "createdAt"',
    [userId],
  );
}
