import { checkSession } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { type AuthData, logInWith } from '@campus/contracts/sso/functions';
import {
  type IssuerName,
  identitiesOf,
  kinds,
  linkSubject,
  makeSso,
  type OpenWorld,
  useSso,
  vouch,
} from '@campus/tests/areas/sso/sso';
import { stack } from '@campus/tests/stack/stack';
import { addMember, makePerson, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../foundation/secret.ts';

const { issuers, call, openWorld } = useSso();

const notRegistered = { code: 205, message: text('sso.emailNotRegistered') };
const notLinked = { code: parseCode.forbidden, message: text('sso.notLinked') };

function signIn(name: IssuerName, world: Pick<OpenWorld, 'name'>, authData: AuthData, remember = false) {
  return call(logInWith, { provider: kinds[name], authData, serverConfigName: world.name, remember });
}

/** Makes a person with a linked identity at the issuer, and with the email that the issuer reports. */
async function makeLinked(name: IssuerName, world: OpenWorld) {
  const person = await makePerson();
  const { ssoConfigId } = world.at[name];
  const sub = await linkSubject(issuers[name], { userId: person.userId, provider: kinds[name], ssoConfigId });
  const claims = { sub, email: person.email, email_verified: true };
  return { ...person, claims, show: () => vouch(issuers[name], claims, world.at[name]) };
}

function stranger() {
  return { email: `stranger-${unique()}@campus.test`, email_verified: true };
}

describe('logInWith', () => {
  it.each([
    ['AUTH-051', 'google'],
    ['AUTH-052', 'microsoft'],
    ['AUTH-053 SSO-050', 'passport'],
    ['AUTH-054', 'university'],
  ] as const)('%s signs in the user the identity is linked to: %s', async (_rows, name) => {
    const world = await openWorld();
    const person = await makeLinked(name, world);
    const { user, sessionToken } = await signIn(name, world, await person.show());
    expect(user).toMatchObject({ _id: person.userId, email: person.email });
    await expect(call(checkSession, {}, sessionToken)).resolves.toEqual({ user });
    const session = await sql.one(
      `select method, proof, provider, "ssoConfig" from "_Session" where "sessionToken" = $1`,
      [hashOf(sessionToken)],
    );
    expect(session).toEqual({
      method: 'thirdParty',
      proof: 'thirdParty',
      provider: kinds[name],
      ssoConfig: world.at[name].ssoConfigId ?? null,
    });
  });

  it.each([
    ['AUTH-049 AUTH-051 SSO-053', 'google'],
    ['AUTH-049 AUTH-052 SSO-053', 'microsoft'],
    ['AUTH-049 SSO-053', 'university'],
  ] as const)('%s fails with code 205 for an unknown email: %s', async (_rows, name) => {
    const world = await openWorld();
    const authData = await vouch(issuers[name], stranger(), world.at[name]);
    await expect(signIn(name, world, authData)).rejects.toMatchObject(notRegistered);
  });

  it('SSO-053 signs nobody in by the email alone, verified or not: the identity must be linked first', async () => {
    const world = await openWorld();
    const { userId, email } = await makePerson();
    for (const name of ['google', 'microsoft', 'university'] as const) {
      const claims = { email: email.toUpperCase(), email_verified: true };
      const authData = await vouch(issuers[name], claims, world.at[name]);
      await expect(signIn(name, world, authData)).rejects.toMatchObject(notLinked);
    }
    const unverified = await vouch(issuers.university, { email }, world.at.university);
    await expect(signIn('university', world, unverified)).rejects.toMatchObject(notLinked);
    await expect(identitiesOf(userId)).resolves.toEqual([]);
  });

  it('AUTH-051 AUTH-052 knows a subject only at its own issuer: at another issuer it is a different person', async () => {
    const world = await openWorld();
    const { claims } = await makeLinked('university', world);
    for (const name of ['google', 'microsoft'] as const) {
      const authData = await vouch(issuers[name], { ...stranger(), sub: claims.sub }, world.at[name]);
      await expect(signIn(name, world, authData)).rejects.toMatchObject(notRegistered);
    }
  });

  it('AUTH-053 SSO-050 says that no user is linked to a passport, regardless of its email', async () => {
    const world = await openWorld();
    const { email } = await makePerson();
    for (const claims of [{ email }, stranger()]) {
      const authData = await vouch(issuers.passport, claims, world.at.passport);
      await expect(signIn('passport', world, authData)).rejects.toMatchObject({
        code: parseCode.notFound,
        message: text('sso.passportNotLinked'),
      });
    }
  });

  it('SSO-050 refuses a passport whose access token is another person’s, or no one’s', async () => {
    const world = await openWorld();
    const { claims } = await makeLinked('passport', world);
    const { ssoConfigId } = world.at.passport;
    for (const accessToken of [issuers.passport.tell({ sub: 'another' }), 'unknown']) {
      const authData = await vouch(issuers.passport, claims, { ssoConfigId });
      await expect(
        signIn('passport', world, { ...authData, access_token: accessToken }),
      ).rejects.toMatchObject({ message: text('sso.rejected') });
    }
    await expect(
      signIn('passport', world, await vouch(issuers.passport, claims, { ssoConfigId })),
    ).rejects.toMatchObject({ message: text('sso.oidc.tokensMissing') });
  });

  it('AUTH-054 fails for an SSO config that does not exist, or that is another world’s', async () => {
    const world = await openWorld();
    const elsewhere = await openWorld();
    const person = await makeLinked('university', world);
    const authData = await person.show();
    const signInAt = (ssoConfigId?: string) => signIn('university', world, { ...authData, ssoConfigId });
    await expect(signInAt('nowhere000')).rejects.toMatchObject({ message: text('sso.oidc.configMissing') });
    await expect(signInAt(undefined)).rejects.toMatchObject({ message: text('sso.oidc.configIdMissing') });
    await expect(signInAt(elsewhere.at.university.ssoConfigId)).rejects.toMatchObject({
      code: parseCode.forbidden,
      message: text('sso.notOffered'),
    });
    await expect(signInAt(world.at.passport.ssoConfigId)).rejects.toMatchObject({
      message: text('sso.notOffered'),
    });
  });

  it('AUTH-054 works without a world for the single sign-ons of the console itself only', async () => {
    const world = await openWorld();
    const { origin } = new URL(stack.urls.console);
    const own = await makeSso(issuers.university, { dashboardEndpoints: [origin] });
    const person = await makeLinked('university', world);
    const authData = await person.show();
    const console = { name: '' };
    await expect(signIn('university', console, authData)).rejects.toMatchObject({
      message: text('sso.notOffered'),
    });
    await expect(signIn('university', console, { ...authData, ssoConfigId: own })).resolves.toMatchObject({
      user: { _id: person.userId },
    });
    for (const name of ['google', 'microsoft'] as const) {
      const show = await vouch(issuers[name], stranger(), world.at[name]);
      await expect(signIn(name, console, show)).rejects.toMatchObject({ code: parseCode.forbidden });
    }
  });

  it('AUTH-051 AUTH-052 refuses Google and Microsoft if the world has disabled them', async () => {
    const closed = await openWorld(
      {},
      {
        googleSettings: { enabled: false, whitelistedDomains: ['campus.test'] },
        azureData: [{ tenant: 'contoso', name: 'Contoso', enabled: false }],
      },
    );
    const google = await vouch(issuers.google, stranger());
    await expect(signIn('google', closed, google)).rejects.toMatchObject({
      message: text('sso.google.disabled'),
    });
    const microsoft = await vouch(issuers.microsoft, stranger(), closed.at.microsoft);
    await expect(signIn('microsoft', closed, microsoft)).rejects.toMatchObject({
      message: text('sso.notOffered'),
    });
  });

  it('AUTH-052 refuses guests of a Microsoft tenant, and tenants that are not the world’s', async () => {
    const world = await openWorld();
    const guest = await vouch(issuers.microsoft, { ...stranger(), acct: 1 }, world.at.microsoft);
    await expect(signIn('microsoft', world, guest)).rejects.toMatchObject({ message: text('sso.guest') });
    const other = await vouch(issuers.microsoft, stranger(), { tenant: 'northwind' });
    await expect(signIn('microsoft', world, other)).rejects.toMatchObject({
      message: text('sso.notOffered'),
    });
  });

  it('AUTH-051 refuses Google accounts of other domains, and all while no domain is whitelisted', async () => {
    const world = await openWorld();
    const person = await makeLinked('google', world);
    const claims = { ...person.claims, hd: 'elsewhere.test' };
    await expect(signIn('google', world, await vouch(issuers.google, claims))).rejects.toMatchObject({
      message: text('sso.google.domain', { domains: '@campus.test' }),
    });
    const none = await openWorld({}, { googleSettings: { enabled: true, whitelistedDomains: [] } });
    await expect(signIn('google', none, await person.show())).rejects.toMatchObject({
      message: text('sso.google.noDomains'),
    });
  });

  it('AUTH-050 mentions the verification email to a linked user who must verify', async () => {
    const world = await openWorld({ verificationRequired: true });
    const { userId, email } = await addMember(world.accountId, {}, { emailVerified: false });
    const { ssoConfigId } = world.at.university;
    const sub = await linkSubject(issuers.university, { userId, provider: 'oidc', ssoConfigId });
    const authData = await vouch(issuers.university, { sub, email }, world.at.university);
    await expect(signIn('university', world, authData)).rejects.toMatchObject({
      code: parseCode.forbidden,
      message: expect.stringContaining('verification email'),
    });
    await sql.query('update "_User" set email_verified = true where "objectId" = $1', [userId]);
    await expect(signIn('university', world, authData)).resolves.toMatchObject({ user: { _id: userId } });
  });

  it('leaves an audit entry with person and provider and without tokens', async () => {
    const world = await openWorld();
    const person = await makeLinked('university', world);
    const authData = await person.show();
    await signIn('university', world, authData);
    const [entry] = await sql.query<Record<string, unknown>>(
      `select * from "AuditEntry" where operation = 'sso.signIn' and "actorId" = $1`,
      [person.userId],
    );
    expect(entry).toMatchObject({
      outcome: 'success',
      targetId: person.userId,
      after: { issuer: issuers.university.issuer },
    });
    expect(JSON.stringify(entry)).not.toContain(authData.id_token);
  });
});
