import { getMemberRole, joinAccountIfNotAMember } from '@campus/contracts/accounts/functions';
import { checkSession } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { type AuthData, logInWith, thirdPartySignUp } from '@campus/contracts/sso/functions';
import { roleName } from '@campus/domain/access/role-names';
import { waitForMail } from '@campus/tests/areas/mailed-links/mail';
import {
  type IssuerName,
  identitiesOf,
  kinds,
  linkSubject,
  type OpenWorld,
  useSso,
  vouch,
} from '@campus/tests/areas/sso/sso';
import { makeAccount, makePerson, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const { issuers, call, openWorld } = useSso();

interface Newcomer {
  name: IssuerName;
  email: string;
  authData: AuthData;
}

function newEmail(): string {
  return `newcomer-${unique()}@campus.test`;
}

/** Makes a person at the named issuer who is not linked to a user. */
async function makeNewcomer(
  world: OpenWorld,
  name: IssuerName = 'university',
  verified = true,
): Promise<Newcomer> {
  const email = newEmail();
  const authData = await vouch(issuers[name], { email, email_verified: verified }, world.at[name]);
  return { name, email, authData };
}

function signUp(accountId: string, { name, email, authData }: Newcomer, names: object = {}) {
  const data = { authType: kinds[name], authData, firstName: 'Grace', lastName: 'Hopper', ...names };
  return call(thirdPartySignUp, { data, email, accountId });
}

function findUser(email: string) {
  return sql.one('select from "_User" where email = $1', [email]);
}

describe('thirdPartySignUp', () => {
  it.each(['google', 'microsoft', 'university', 'passport'] as const)(
    'SIGN-027 SSO-017 creates a user with the identity, who joins the account and is signed in: %s',
    async (name) => {
      const world = await openWorld();
      const newcomer = await makeNewcomer(world, name);
      const { user, sessionToken } = await signUp(world.accountId, newcomer);
      expect(user).toMatchObject({
        email: newcomer.email,
        email_verified: true,
        displayname: 'Grace Hopper',
        firstname: 'Grace',
        lastname: 'Hopper',
      });
      await expect(call(checkSession, {}, sessionToken)).resolves.toEqual({ user });
      await expect(call(getMemberRole, { accountId: world.accountId }, sessionToken)).resolves.toMatchObject({
        name: roleName('member', world.accountId),
      });
      await expect(identitiesOf(user._id)).resolves.toEqual([
        {
          provider: kinds[name],
          issuer: issuers[name].issuer,
          subject: newcomer.authData.id,
          email: newcomer.email,
        },
      ]);
    },
  );

  it('SIGN-027 creates a user who can sign in with the same identity later, but with no password', async () => {
    const world = await openWorld();
    const newcomer = await makeNewcomer(world);
    const { user } = await signUp(world.accountId, newcomer);
    const authData = await vouch(issuers.university, { sub: newcomer.authData.id }, world.at.university);
    await expect(
      call(logInWith, { provider: 'oidc', authData, serverConfigName: world.name }),
    ).resolves.toMatchObject({ user: { _id: user._id } });
    const stored = await sql.one('select "_hashed_password" as password from "_User" where "objectId" = $1', [
      user._id,
    ]);
    expect(stored).toEqual({ password: null });
  });

  it('SIGN-027 SSO-017 fails when the email is registered already, and links nothing to its user', async () => {
    const world = await openWorld();
    const { userId, email } = await makePerson();
    const newcomer = await makeNewcomer(world);
    await expect(
      signUp(world.accountId, { ...newcomer, email: ` ${email.toUpperCase()}` }),
    ).rejects.toMatchObject({ code: parseCode.conflict, message: text('signUp.emailTaken') });
    await expect(identitiesOf(userId)).resolves.toEqual([]);
  });

  it('SIGN-027 SSO-017 fails when the identity cannot be verified, and creates nobody', async () => {
    const world = await openWorld();
    const { authData, ...newcomer } = await makeNewcomer(world);
    const { email } = newcomer;
    for (const signing of [{ alg: 'none' }, { alg: 'HS256' }, { key: 'other' }] as const) {
      const forged = await vouch(issuers.university, { email }, world.at.university, signing);
      await expect(signUp(world.accountId, { ...newcomer, authData: forged })).rejects.toMatchObject({
        message: text('sso.rejected'),
      });
    }
    await expect(
      signUp(world.accountId, { ...newcomer, authData: { ...authData, nonce: 'another' } }),
    ).rejects.toMatchObject({ message: text('sso.oidc.nonce') });
    await expect(findUser(email)).resolves.toBeUndefined();
  });

  it.each(['google', 'microsoft', 'university', 'passport'] as const)(
    'does not trust a provider about an address of another domain, and mails the link: %s',
    async (name) => {
      const googleSettings = { enabled: true, whitelistedDomains: ['fabrikam.test'] };
      const world = await openWorld({}, { googleSettings });
      const email = `boss-${unique()}@fabrikam.test`;
      const authData = await vouch(issuers[name], { email, email_verified: true }, world.at[name]);
      const { user, sessionToken } = await signUp(world.accountId, { name, email, authData });
      expect(user).toMatchObject({ email, email_verified: false });
      await expect(waitForMail(email)).resolves.toMatchObject({ text: expect.stringContaining('/verify/') });
      const restricted = await makeAccount({
        enableRestrictedRegistration: true,
        registrationDomains: ['fabrikam.test'],
      });
      const { accountId } = restricted;
      await expect(call(joinAccountIfNotAMember, { accountId }, sessionToken)).rejects.toMatchObject({
        message: text('access.verificationRequired'),
      });
    },
  );

  it('SIGN-027 fails when the identity already belongs to a user', async () => {
    const world = await openWorld();
    const { userId } = await makePerson();
    const { ssoConfigId } = world.at.university;
    const sub = await linkSubject(issuers.university, { userId, provider: 'oidc', ssoConfigId });
    const authData = await vouch(issuers.university, { sub }, world.at.university);
    const email = newEmail();
    await expect(signUp(world.accountId, { name: 'university', email, authData })).rejects.toMatchObject({
      message: text('sso.alreadyLinked'),
    });
    await expect(findUser(email)).resolves.toBeUndefined();
  });

  it('SIGN-027 counts the email as verified only if the provider verified this very address', async () => {
    const world = await openWorld();
    const unverified = await makeNewcomer(world, 'university', false);
    await expect(signUp(world.accountId, unverified)).resolves.toMatchObject({
      user: { email_verified: false },
    });
    const other = { ...(await makeNewcomer(world)), email: newEmail() };
    await expect(signUp(world.accountId, other)).resolves.toMatchObject({
      user: { email: other.email, email_verified: false },
    });
  });

  it('SIGN-027 sends the verification mail if the account requires a verified email', async () => {
    const world = await openWorld({ verificationRequired: true });
    const unverified = await makeNewcomer(world, 'university', false);
    await signUp(world.accountId, unverified);
    const verified = await makeNewcomer(world);
    await signUp(world.accountId, verified);
    const links = await sql.query<{ email: string }>(
      `select email from "MailedLink" where purpose = 'verification' and email = any($1)`,
      [[unverified.email, verified.email]],
    );
    expect(links).toEqual([{ email: unverified.email }]);
  });

  it('SIGN-027 applies the account’s rules for registration', async () => {
    const invitesOnly = await openWorld({ invitesOnly: true });
    await expect(signUp(invitesOnly.accountId, await makeNewcomer(invitesOnly))).rejects.toMatchObject({
      message: text('signUp.invitesOnly'),
    });
    const restricted = await openWorld({
      enableRestrictedRegistration: true,
      registrationDomains: ['inner.test'],
    });
    await expect(signUp(restricted.accountId, await makeNewcomer(restricted))).rejects.toMatchObject({
      message: text('signUp.restricted'),
    });
    const newcomer = await makeNewcomer(restricted);
    await expect(signUp('nowhere000', newcomer)).rejects.toMatchObject({
      code: parseCode.notFound,
      message: text('signUp.noAccount'),
    });
  });

  it('SIGN-027 fails for an email or a name that is missing or wrong', async () => {
    const world = await openWorld();
    const newcomer = await makeNewcomer(world);
    for (const [email, key] of [
      ['', 'auth.email.required'],
      ['nobody', 'auth.email.format'],
    ] as const)
      await expect(signUp(world.accountId, { ...newcomer, email })).rejects.toMatchObject({
        message: text(key),
      });
    await expect(signUp(world.accountId, newcomer, { firstName: ' ' })).rejects.toMatchObject({
      message: text('registration.firstName'),
    });
    await expect(signUp(world.accountId, newcomer, { lastName: '' })).rejects.toMatchObject({
      message: text('registration.lastName'),
    });
    // The identity can still be used after a refusal.
    await expect(signUp(world.accountId, newcomer)).resolves.toMatchObject({
      user: { email: newcomer.email },
    });
  });

  it('SIGN-027 fails for providers that the account’s world has not enabled', async () => {
    const [world, elsewhere] = [await openWorld(), await openWorld({}, { azureData: [] })];
    const { accountId } = elsewhere;
    await expect(signUp(accountId, await makeNewcomer(world, 'university'))).rejects.toMatchObject({
      message: text('sso.notOffered'),
    });
    await expect(signUp(accountId, await makeNewcomer(world, 'microsoft'))).rejects.toMatchObject({
      message: text('sso.notOffered'),
    });
  });

  it('SIGN-027 creates one user for twenty simultaneous tries with one identity', async () => {
    const world = await openWorld();
    const { authData } = await makeNewcomer(world);
    const emails = Array.from({ length: 20 }, newEmail);
    const tries = await Promise.allSettled(
      emails.map((email) => signUp(world.accountId, { name: 'university', email, authData })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(sql.query('select from "_User" where email = any($1)', [emails])).resolves.toHaveLength(1);
  });

  it('SIGN-027 uses up the token: it signs nobody in afterwards', async () => {
    const world = await openWorld();
    const newcomer = await makeNewcomer(world);
    await signUp(world.accountId, newcomer);
    const { authData } = newcomer;
    await expect(
      call(logInWith, { provider: 'oidc', authData, serverConfigName: world.name }),
    ).rejects.toMatchObject({ message: text('sso.rejected') });
  });

  it('leaves an entry in the account’s audit trail, without tokens', async () => {
    const world = await openWorld();
    const newcomer = await makeNewcomer(world);
    const { user } = await signUp(world.accountId, newcomer);
    const entry = await sql.one<Record<string, unknown>>(
      `select * from "AuditEntry" where operation = 'sso.signUp' and account = $1`,
      [world.accountId],
    );
    expect(entry).toMatchObject({
      outcome: 'success',
      actorId: user._id,
      after: { email: newcomer.email, permission: 'member', issuer: issuers.university.issuer },
    });
    expect(JSON.stringify(entry)).not.toContain(newcomer.authData.id_token);
  });
});
