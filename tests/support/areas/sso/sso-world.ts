import type { ProviderKind } from '@campus/domain/sso/providers';
import type { NewAccount } from '@campus/platform/foundation/records/accounts';
import { insertSsoConfigs, type NewSsoConfig } from '@campus/platform/foundation/records/sso-configs';
import { userIdentityTable } from '@campus/platform/foundation/schema/tables/user-identity';
import type { Wanted } from '../../calls/browser.ts';
import { addIssuerPerson, type IssuerPerson, issuerAt } from '../../stack/identity-provider.ts';
import { makeAccount, type Person, sql, type TestAccount, unique } from '../../world/world.ts';

/** A test's own world, whose people sign in through one provider. */
export interface SsoWorld {
  kind: ProviderKind;
  account: TestAccount;
  /** The world's name. */
  world: string;
  /** The issuer's path. */
  issuer: string;
  ssoConfigId: string | undefined;
  /** The sign-in method to request there. */
  wanted: Wanted;
}

const issuers: Readonly<Record<ProviderKind, string>> = {
  google: '/google',
  microsoft: '/microsoft/contoso',
  oidc: '/university',
  passport: '/passport',
};

/** Creates a world that offers this kind of provider, simulated by the stack's identity provider. */
export async function makeSsoWorld(
  kind: ProviderKind,
  settings: Partial<NewSsoConfig> & {
    googleDomains?: readonly string[];
    account?: Partial<Omit<NewAccount, 'world'>>;
  } = {},
): Promise<SsoWorld> {
  const world = `sso-${unique()}`;
  const { googleDomains = ['campus.test'], account: rules, ...config } = settings;
  const account = await makeAccount({
    ...rules,
    world: {
      name: world,
      ...(kind === 'google' && { googleSettings: { enabled: true, whitelistedDomains: googleDomains } }),
      ...(kind === 'microsoft' && {
        azureData: [{ tenant: 'contoso', name: 'Contoso', enabled: true }],
      }),
    },
  });
  const issuer = issuers[kind];
  const ssoConfigId =
    kind === 'oidc' || kind === 'passport' ? await makeSsoConfig(kind, world, config) : undefined;
  const id = ssoConfigId ?? (kind === 'microsoft' ? 'contoso' : '');
  return { kind, account, world, issuer, ssoConfigId, wanted: { kind, id, world } };
}

async function makeSsoConfig(
  kind: 'oidc' | 'passport',
  world: string,
  config: Partial<NewSsoConfig>,
): Promise<string> {
  const [id = ''] = await insertSsoConfigs(sql, [
    {
      type: kind,
      name: `SSO ${unique()}`,
      issuer: issuerAt(issuers[kind]),
      // The stack stores single sign-on secrets by fixed ids, which a test's own config does not have.
      clientId: kind === 'oidc' ? 'campus-console' : 'campus-public',
      worldNames: [world],
      domains: ['campus.test'],
      ...config,
    },
  ]);
  return id;
}

/** Adds a person to the world's issuer, by default with an unused address. */
export function addPersonAt({ issuer }: SsoWorld, person: Partial<IssuerPerson> = {}): Promise<IssuerPerson> {
  const email = `issued-${unique()}@campus.test`;
  return addIssuerPerson(issuer, { email, given_name: 'Ida', family_name: 'Issued', ...person });
}

/** Links a person's identity at the world's issuer, with a date long ago. */
export async function linkIdentity(
  { kind, issuer, ssoConfigId }: SsoWorld,
  { userId }: Pick<Person, 'userId'>,
  { sub, email }: IssuerPerson,
): Promise<void> {
  await userIdentityTable.insert(sql, [
    { userId, provider: kind, issuer: issuerAt(issuer), subject: sub, email, ssoConfigId },
  ]);
}

/** The stored owner of the identity; undefined if it is not linked. */
export async function ownerOf({ issuer }: SsoWorld, { sub }: IssuerPerson): Promise<string | undefined> {
  const row = await sql.one<{ user: string }>(
    'select "user" from "UserIdentity" where issuer = $1 and subject = $2',
    [issuerAt(issuer), sub],
  );
  return row?.user;
}
