import { checkAccess } from '@campus/contracts/accounts/access-functions';
import {
  bypassSingleSignOn,
  getAccount,
  getRoles,
  joinAccountIfNotAMember,
} from '@campus/contracts/accounts/functions';
import { logIn } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import {
  acceptInviteAndJoinAccount,
  loginAndJoin,
  registerAndJoinAccount,
} from '@campus/contracts/invitations/functions';
import { resetPassword } from '@campus/contracts/passwords/functions';
import { getOwnMemberProfile } from '@campus/contracts/profile/functions';
import { finishSignIn } from '@campus/contracts/second-factor/functions';
import { signUp } from '@campus/contracts/sign-up/functions';
import { linkWith, logInWith } from '@campus/contracts/sso/functions';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { makeMailedLink } from '@campus/tests/areas/mailed-links/mailed-links';
import { enterPassword, setUpApp } from '@campus/tests/areas/second-factor';
import {
  type IssuerName,
  kinds,
  linkSubject,
  type OpenWorld,
  useSso,
  vouch,
} from '@campus/tests/areas/sso/sso';
import {
  addMember,
  join,
  makePerson,
  makeSuperadmin,
  type Person,
  password,
  sql,
} from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { newObjectId } from '../../foundation/records/object-id.ts';
import { startSession } from '../identity/sessions.ts';

const { issuers, call, openWorld } = useSso();
const required = { code: parseCode.forbidden, message: text('access.singleSignOnRequired') };
const names = ['google', 'microsoft', 'university', 'passport'] as const;

/** Makes an account with its own world that allows only single sign-on. */
function openProviderWorld(world: Parameters<typeof openWorld>[1] = {}): Promise<OpenWorld> {
  return openWorld({ disallowPasswordLogin: true }, world);
}

/** Signs a person in through a provider of a world, after linking the identity. */
async function provenAt(place: OpenWorld, { userId, email }: Person, name: IssuerName = 'university') {
  const { ssoConfigId = null } = place.at[name];
  const provider = kinds[name];
  const sub = await linkSubject(issuers[name], { userId, provider, ssoConfigId, email });
  const authData = await vouch(issuers[name], { sub, email, email_verified: true }, place.at[name]);
  const answer = await call(logInWith, { provider, authData, serverConfigName: place.name });
  return answer.sessionToken;
}

const rolesOf = ({ accountId }: OpenWorld, token: string) => call(getRoles, { accountId }, token);

function membershipsOf(userId: string, { accountId }: OpenWorld) {
  return sql.query('select from "Membership" where "user" = $1 and account = $2', [userId, accountId]);
}

describe('an account that allows single sign-on only', () => {
  it('refuses a session proven by password everything except entering', async () => {
    const place = await openProviderWorld();
    const { accountId, people } = place;
    for (const { sessionToken } of Object.values(people)) {
      await expect(rolesOf(place, sessionToken)).rejects.toMatchObject(required);
      await expect(call(getOwnMemberProfile, { accountId }, sessionToken)).rejects.toMatchObject(required);
      await expect(call(getAccount, { accountId }, sessionToken)).resolves.toMatchObject({});
      await expect(call(checkAccess, { accountId }, sessionToken)).resolves.toMatchObject({
        accountAccess: { singleSignOnRequired: true },
      });
    }
  });

  it.each(names)('is opened by a session that a provider of its world has proven: %s', async (name) => {
    const place = await openProviderWorld();
    const { accountId, people } = place;
    const token = await provenAt(place, people.owner, name);
    await expect(rolesOf(place, token)).resolves.toHaveLength(6);
    await expect(call(checkAccess, { accountId }, token)).resolves.toMatchObject({
      accountAccess: { singleSignOnRequired: false },
    });
  });

  it.each(names)('is not opened by a provider that only another world offers: %s', async (name) => {
    const place = await openProviderWorld({
      googleSettings: { enabled: true, whitelistedDomains: ['elsewhere.test'] },
      azureData: [{ tenant: 'elsewhere', name: 'Elsewhere', enabled: true }],
    });
    const token = await provenAt(await openWorld(), place.people.owner, name);
    await expect(rolesOf(place, token)).rejects.toMatchObject(required);
  });

  it('is closed to a session after its identity is unlinked', async () => {
    const place = await openProviderWorld();
    const { owner } = place.people;
    const token = await provenAt(place, owner);
    await sql.query('delete from "UserIdentity" where "user" = $1', [owner.userId]);
    await expect(rolesOf(place, token)).rejects.toMatchObject(required);
  });

  it('opens for a password session after it links an identity of the world', async () => {
    const place = await openProviderWorld();
    const { sessionToken } = place.people.owner;
    const authData = await vouch(issuers.university, {}, place.at.university);
    const identity = { provider: 'oidc', authData, serverConfigName: place.name } as const;
    await call(linkWith, identity, sessionToken);
    await expect(rolesOf(place, sessionToken)).resolves.toHaveLength(6);
  });

  it('admits superadmins, and does not affect a person’s other accounts', async () => {
    const place = await openProviderWorld();
    const { sessionToken } = await makeSuperadmin();
    await expect(rolesOf(place, sessionToken)).resolves.toHaveLength(6);
    const other = await openWorld();
    await expect(rolesOf(other, other.people.admin.sessionToken)).resolves.toHaveLength(6);
  });

  it('refuses to sign up with a password, and creates no user', async () => {
    const { accountId } = await openProviderWorld();
    const email = `x-${accountId.toLowerCase()}@evil.test`;
    const person = { email, password, firstname: 'X', lastname: 'Y', accountId };
    await expect(call(signUp, person)).rejects.toMatchObject(required);
    expect(await sql.query('select from "_User" where email = $1', [email])).toEqual([]);
  });

  it('can be joined only by a session of its provider', async () => {
    const place = await openProviderWorld();
    const { accountId } = place;
    const person = await makePerson();
    await expect(call(joinAccountIfNotAMember, { accountId }, person.sessionToken)).rejects.toMatchObject(
      required,
    );
    expect(await membershipsOf(person.userId, place)).toEqual([]);
    const token = await provenAt(place, person);
    await expect(call(joinAccountIfNotAMember, { accountId }, token)).resolves.toEqual({ joined: true });
  });

  it('cannot be joined with a password through an invitation either', async () => {
    const place = await openProviderWorld();
    const person = await makePerson();
    const { secret: invitationId } = await makeInvitation(place, { email: person.email });
    const { email } = person;
    const tries = [
      call(loginAndJoin, { invitationId, email, password }),
      call(acceptInviteAndJoinAccount, { invitationId }, person.sessionToken),
    ];
    await Promise.all(tries.map((attempt) => expect(attempt).rejects.toMatchObject(required)));
    const newcomer = await makeInvitation(place);
    const names = { firstName: 'X', lastName: 'Y' };
    await expect(
      call(registerAndJoinAccount, {
        invitationId: newcomer.secret,
        email: newcomer.email,
        password,
        ...names,
      }),
    ).rejects.toMatchObject(required);
    expect(await membershipsOf(person.userId, place)).toEqual([]);
    await expect(
      call(acceptInviteAndJoinAccount, { invitationId }, await provenAt(place, person)),
    ).resolves.toMatchObject({ accountId: place.accountId });
  });

  it('does not open for a first password that a person sets through a mailed link', async () => {
    const place = await openProviderWorld();
    const person = await addMember(place.accountId, { permission: 'owner' });
    await sql.query('update "_User" set "_hashed_password" = null where "objectId" = $1', [person.userId]);
    await provenAt(place, person);
    const code = await makeMailedLink('passwordReset', person);
    await call(resetPassword, { code, newPassword: password });
    const { sessionToken } = await call(logIn, { email: person.email, password });
    await expect(rolesOf(place, sessionToken)).rejects.toMatchObject(required);
  });
});

interface Factored {
  /** How long ago the passkey was added. */
  days?: number;
}

describe('an owner when the provider is broken', () => {
  /** Starts a session that has passed a passkey, by default one that was added more than seven days ago. */
  async function factored({ userId }: Person, { days = 7.1 }: Factored = {}) {
    const secondFactorId = newObjectId();
    await sql.query(
      `insert into "SecondFactor"
         (id, "user", kind, name, "credentialId", "publicKey", counter, "createdAt")
       values ($1, $2, 'passkey', 'Key', $1, 'x', 0, now() - $3 * interval '1 day')`,
      [secondFactorId, userId, days],
    );
    const proven = { secondFactorAt: new Date(), secondFactorId };
    return startSession(sql, { userId, method: 'password', proven });
  }
  const bypass = ({ accountId }: OpenWorld, token: string) => call(bypassSingleSignOn, { accountId }, token);

  it('enters with a second factor for that session; it is audited and mailed to all owners', async () => {
    const place = await openProviderWorld();
    const { owner } = place.people;
    const second = await addMember(place.accountId, { permission: 'owner' });
    const token = await factored(owner);
    await expect(rolesOf(place, token)).rejects.toMatchObject(required);
    await expect(bypass(place, token)).resolves.toEqual({ bypassed: true });
    await expect(rolesOf(place, token)).resolves.toHaveLength(6);
    await expect(rolesOf(place, await factored(owner))).rejects.toMatchObject(required);
    for (const { email } of [owner, second]) {
      const mail = await waitForMail(email);
      expect(mail.text).toContain(`Its owner ${owner.email} has just entered it with a password`);
    }
    const entry = await sql.one(
      `select outcome, "actorId", after from "AuditEntry"
       where account = $1 and operation = 'accounts.bypassSingleSignOn'`,
      [place.accountId],
    );
    expect(entry).toEqual({ outcome: 'success', actorId: owner.userId, after: { bypassed: true } });
  });

  it('needs the second factor; nobody except owners can bypass', async () => {
    const place = await openProviderWorld();
    const { owner, admin } = place.people;
    await expect(bypass(place, owner.sessionToken)).rejects.toMatchObject({
      message: text('access.secondFactorRequired'),
    });
    const token = await factored(admin);
    await expect(bypass(place, token)).rejects.toMatchObject({ message: text('access.forbidden') });
    await expect(rolesOf(place, token)).rejects.toMatchObject(required);
  });

  it('SSO-064 does not enter with a second factor that a password alone could have added today', async () => {
    const place = await openProviderWorld();
    const person = await addMember(place.accountId, { permission: 'owner' });
    const tooNew = {
      code: parseCode.forbidden,
      message: text('access.secondFactorTooNew', { days: 7 }),
    };
    await expect(bypass(place, await factored(person, { days: 6.9 }))).rejects.toMatchObject(tooNew);
    const { sessionToken } = person;
    await sql.query('delete from "SecondFactor" where "user" = $1', [person.userId]);
    const { recoveryCodes } = await setUpApp({ sessionToken });
    await expect(bypass(place, sessionToken)).rejects.toMatchObject(tooNew);
    const { token: waitingToken } = await enterPassword(person);
    const again = await call(finishSignIn, { waitingToken, code: recoveryCodes[0] ?? '' });
    await expect(bypass(place, again.sessionToken)).rejects.toMatchObject(tooNew);
    await sql.query(`update recovery_code set "createdAt" = now() - interval '8 days' where "user" = $1`, [
      person.userId,
    ]);
    await expect(bypass(place, again.sessionToken)).resolves.toEqual({ bypassed: true });
  });

  it('SSO-064 enters with a new second factor that was added after single sign-on, while the world offers it', async () => {
    const place = await openProviderWorld();
    const other = await openProviderWorld();
    const person = await addMember(place.accountId, { permission: 'owner' });
    const proven = await provenAt(place, person);
    await setUpApp({ sessionToken: proven });
    const factor = await sql.one<{ id: string }>('select id from "SecondFactor" where "user" = $1', [
      person.userId,
    ]);
    const passing = () =>
      startSession(sql, {
        userId: person.userId,
        method: 'password',
        proven: { secondFactorAt: new Date(), secondFactorId: factor?.id ?? '' },
      });
    await expect(bypass(place, await passing())).resolves.toEqual({ bypassed: true });
    await join(other.accountId, person, { permission: 'owner' });
    await expect(bypass(other, await passing())).rejects.toThrow(/less than 7 days ago/);
  });

  it('does not enter once the second factor of the session was removed', async () => {
    const place = await openProviderWorld();
    const token = await factored(place.people.owner);
    await sql.query('delete from "SecondFactor" where "user" = $1', [place.people.owner.userId]);
    await expect(bypass(place, token)).rejects.toMatchObject({
      message: text('access.secondFactorRequired'),
    });
  });

  it('loses the bypass with the owner role', async () => {
    const place = await openProviderWorld();
    const { owner } = place.people;
    await addMember(place.accountId, { permission: 'owner' });
    const token = await factored(owner);
    await bypass(place, token);
    await sql.query(`update "Membership" set permission = 'admin' where "objectId" = $1`, [
      owner.membershipId,
    ]);
    await expect(rolesOf(place, token)).rejects.toMatchObject(required);
  });

  it('has nothing to bypass where passwords are allowed', async () => {
    const place = await openWorld();
    await expect(bypass(place, place.people.member.sessionToken)).resolves.toEqual({ bypassed: false });
  });
});
