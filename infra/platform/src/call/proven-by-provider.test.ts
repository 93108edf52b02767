import { linkSubject } from '@campus/tests/areas/sso/sso';
import { makeAccount, makePerson, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { startSession } from '../areas/identity/sessions.ts';
import { hashOf } from '../foundation/secret.ts';
import { isOffered, lacksSingleSignOn, type ProvenBy } from './proven-by-provider.ts';
import type { Services } from './services.ts';

const settings = {
  google: { issuer: 'https://google.test', clientId: '', clientSecret: '' },
  microsoft: {
    issuerOf: (tenant: string) => `https://microsoft.test/${tenant}`,
    clientId: '',
    clientSecret: '',
  },
  ssoSecrets: {},
};

function identity(of: Partial<ProvenBy>): ProvenBy {
  const none = { issuer: '', email: '', offered: false, googleSettings: null, azureData: null };
  return { provider: 'oidc', ...none, ...of };
}

const google = (enabled: boolean) => ({ enabled, whitelistedDomains: ['campus.test'] });

it.each([
  [{ email: 'ada@campus.test', googleSettings: google(true) }, true],
  [{ email: 'ada@elsewhere.test', googleSettings: google(true) }, false],
  [{ email: 'ada@campus.test', googleSettings: google(false) }, false],
  [{ email: 'ada@campus.test', googleSettings: null, offered: true }, false],
] as const)('a Google account is admitted by its domain while Google is offered: %j is %s', (of, lets) => {
  expect(isOffered(identity({ provider: 'google', ...of }), settings)).toBe(lets);
});

it.each([
  ['https://microsoft.test/tenant-2', true],
  ['https://microsoft.test/tenant-3', false],
  ['https://elsewhere.test/tenant-2', false],
])('a Microsoft account is admitted by one of the tenants: %s is %s', (issuer, lets) => {
  const azureData = ['tenant-1', 'tenant-2'].map((tenant) => ({ tenant, enabled: true }));
  const microsoft = identity({ provider: 'microsoft', issuer, azureData, offered: true });
  expect(isOffered(microsoft, settings)).toBe(lets);
});

it.each([true, false])('a single sign-on is admitted while the world offers it: %s', (offered) => {
  expect(isOffered(identity({ offered }), settings)).toBe(offered);
});

describe('an account that allows single sign-on only', () => {
  const services = { sql, config: { providers: settings } as Services['config'] };
  const sessionIdOf = async (sessionToken: string) => {
    const session = await sql.one<{ id: string }>(
      `select "objectId" as id from "_Session" where "sessionToken" = $1`,
      [hashOf(sessionToken)],
    );
    if (!session) throw new Error('There is no session.');
    return session;
  };
  const makeWorld = (disallowPasswordLogin: boolean, enabled = true) =>
    makeAccount({
      disallowPasswordLogin,
      world: { name: `world-${unique()}`, googleSettings: google(enabled) },
    });
  /** Makes a person who signed in with a Google account of this email. */
  const signedInByGoogle = async (email: string) => {
    const { userId } = await makePerson();
    await linkSubject(settings.google, { userId, provider: 'google', email });
    const proven = { proof: 'thirdParty', provider: 'google' } as const;
    return sessionIdOf(await startSession(sql, { userId, method: 'thirdParty', proven }));
  };

  it('is closed to a session that was proven by a password, and without a session', async () => {
    const { accountId, people } = await makeWorld(true);
    const session = await sessionIdOf(people.member.sessionToken);
    await expect(lacksSingleSignOn(services, accountId, session)).resolves.toBe(true);
    await expect(lacksSingleSignOn(services, accountId, undefined)).resolves.toBe(true);
  });

  it('is open to a session that was proven by an identity its world admits, and to no other', async () => {
    const { accountId } = await makeWorld(true);
    const { accountId: closed } = await makeWorld(true, false);
    const ours = await signedInByGoogle(`${unique()}@campus.test`);
    const strange = await signedInByGoogle(`${unique()}@elsewhere.test`);
    await expect(lacksSingleSignOn(services, accountId, ours)).resolves.toBe(false);
    await expect(lacksSingleSignOn(services, accountId, strange)).resolves.toBe(true);
    await expect(lacksSingleSignOn(services, closed, ours)).resolves.toBe(true);
  });

  it('makes no demand where passwords are allowed, nor without an account', async () => {
    const { accountId, people } = await makeWorld(false);
    const session = await sessionIdOf(people.member.sessionToken);
    await expect(lacksSingleSignOn(services, accountId, session)).resolves.toBe(false);
    await expect(lacksSingleSignOn(services, 'nowhere000', session)).resolves.toBe(false);
  });
});
