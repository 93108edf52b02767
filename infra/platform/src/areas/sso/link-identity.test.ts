import { logIn } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { resetPassword } from '@campus/contracts/passwords/functions';
import {
  type AuthData,
  checkFreshProof,
  getIdentities,
  linkWith,
  logInWith,
  unlinkGoogle,
} from '@campus/contracts/sso/functions';
import { mailsTo, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { makeMailedLink } from '@campus/tests/areas/mailed-links/mailed-links';
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
import { makePerson, type Person, password, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { startSession } from '../identity/sessions.ts';

const { issuers, call, openWorld } = useSso();

const rows = [
  ['AUTH-055', 'google'],
  ['AUTH-055', 'microsoft'],
  ['AUTH-055', 'university'],
  ['AUTH-055 SSO-049', 'passport'],
] as const;
const alreadyLinked = { code: parseCode.conflict, message: text('sso.alreadyLinked') };

function link(name: IssuerName, world: OpenWorld, authData: AuthData, sessionToken?: string) {
  return call(linkWith, { provider: kinds[name], authData, serverConfigName: world.name }, sessionToken);
}

/**
 * Makes a person at the issuer who is not linked to a user. Returns a function that presents them any number
 * of times.
 */
function makeSubject(name: IssuerName, world: OpenWorld) {
  const claims = { sub: `sub-${unique()}`, email: `${unique()}@campus.test`, email_verified: true };
  return { claims, show: () => vouch(issuers[name], claims, world.at[name]) };
}

describe('linkWith', () => {
  it.each(rows)(
    "%s links an identity to the caller's user, who then signs in with it: %s",
    async (_rows, name) => {
      const world = await openWorld();
      const person = await makePerson();
      const { claims, show } = makeSubject(name, world);
      await expect(link(name, world, await show(), person.sessionToken)).resolves.toEqual({});
      await expect(identitiesOf(person.userId)).resolves.toEqual([
        { provider: kinds[name], issuer: issuers[name].issuer, subject: claims.sub, email: claims.email },
      ]);
      const authData = await show();
      await expect(
        call(logInWith, { provider: kinds[name], authData, serverConfigName: world.name }),
      ).resolves.toMatchObject({ user: { _id: person.userId } });
    },
  );

  it.each(rows)(
    '%s refuses an identity that another user has, and changes nothing: %s',
    async (_rows, name) => {
      const world = await openWorld();
      const [owner, other] = [await makePerson(), await makePerson()];
      const { show } = makeSubject(name, world);
      await link(name, world, await show(), owner.sessionToken);
      await expect(link(name, world, await show(), other.sessionToken)).rejects.toMatchObject(alreadyLinked);
      await expect(identitiesOf(owner.userId)).resolves.toHaveLength(1);
      await expect(identitiesOf(other.userId)).resolves.toEqual([]);
    },
  );

  it('needs a proof of the last few minutes', async () => {
    const world = await openWorld();
    const person = await makePerson();
    const { show } = makeSubject('university', world);
    const provenAt = new Date(Date.now() - 10 * 60_000);
    const stale = await startSession(sql, {
      userId: person.userId,
      method: 'password',
      proven: { provenAt },
    });
    const refused = { code: parseCode.forbidden, message: text('sso.proofNeeded') };
    await expect(call(checkFreshProof, {}, stale)).rejects.toMatchObject(refused);
    await expect(link('university', world, await show(), stale)).rejects.toMatchObject(refused);
    await expect(identitiesOf(person.userId)).resolves.toEqual([]);
    await expect(call(checkFreshProof, {}, person.sessionToken)).resolves.toBe(true);
    await expect(link('university', world, await show(), person.sessionToken)).resolves.toEqual({});
  });

  it('notifies the person by mail once, and so does unlinking', async () => {
    const world = await openWorld();
    const person = await makePerson();
    const { show } = makeSubject('google', world);
    for (let time = 0; time < 2; time++) await link('google', world, await show(), person.sessionToken);
    const linked = await waitForMail(person.email);
    expect(linked.text).toContain('An account of Google was linked to your Campus user.');
    await call(unlinkGoogle, {}, person.sessionToken);
    const unlinked = await waitForMail(person.email, 2);
    expect(unlinked.text).toContain('The account of Google is no longer linked to your Campus user.');
    expect(await mailsTo(person.email)).toHaveLength(2);
  });

  it('by a proven person survives a password reset; an identity of a recent sign-up does not', async () => {
    const world = await openWorld();
    const person = await makePerson();
    await link('google', world, await makeSubject('google', world).show(), person.sessionToken);
    const { userId } = person;
    const at = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    await linkSubject(issuers.university, { userId, provider: 'oidc', createdAt: at(6) });
    await linkSubject(issuers.passport, { userId, provider: 'passport', createdAt: at(8) });
    const code = await makeMailedLink('passwordReset', person);
    await call(resetPassword, { code, newPassword: 'Other-2026!' });
    const left = await identitiesOf(userId);
    expect(left.map(({ provider }) => provider)).toEqual(['passport', 'google']);
    const mail = await waitForMail(person.email, 1, ({ text }) => text.includes('Your password was reset.'));
    expect(mail.to).toEqual([person.email]);
  });

  it('AUTH-055 SSO-049 fails without a session, and with one that has ended', async () => {
    const world = await openWorld();
    const { sessionToken, userId } = await makePerson();
    await sql.query('delete from "_Session" where "user" = $1', [userId]);
    for (const token of [undefined, sessionToken]) {
      const refused = link('passport', world, await makeSubject('passport', world).show(), token);
      await expect(refused).rejects.toMatchObject({ code: parseCode.signedOut });
    }
  });

  it('SSO-049 refuses an access token that does not belong to the subject', async () => {
    const world = await openWorld();
    const { sessionToken, userId } = await makePerson();
    const authData = await makeSubject('passport', world).show();
    const foreign = { ...authData, access_token: issuers.passport.tell({ sub: 'another' }) };
    await expect(link('passport', world, foreign, sessionToken)).rejects.toMatchObject({
      message: text('sso.rejected'),
    });
    await expect(identitiesOf(userId)).resolves.toEqual([]);
  });

  it('AUTH-055 refuses an identity that its provider does not vouch for', async () => {
    const world = await openWorld();
    const { sessionToken, userId } = await makePerson();
    for (const signing of [{ alg: 'none' }, { key: 'other' }] as const) {
      const forged = await vouch(issuers.google, {}, {}, signing);
      await expect(link('google', world, forged, sessionToken)).rejects.toMatchObject({
        message: text('sso.google.tokenInvalid'),
      });
    }
    await expect(identitiesOf(userId)).resolves.toEqual([]);
  });

  it('refuses a second identity of the same provider, and accepts the same one again', async () => {
    const world = await openWorld();
    const { sessionToken, userId } = await makePerson();
    const { show } = makeSubject('google', world);
    await link('google', world, await show(), sessionToken);
    const second = await makeSubject('google', world).show();
    await expect(link('google', world, second, sessionToken)).rejects.toMatchObject({
      code: parseCode.conflict,
      message: text('sso.linkedOther'),
    });
    await expect(link('google', world, await show(), sessionToken)).resolves.toEqual({});
    await expect(identitiesOf(userId)).resolves.toHaveLength(1);
  });

  it('AUTH-055 gives an identity to one user only, even when two users link it twenty times at once', async () => {
    const world = await openWorld();
    const people = [await makePerson(), await makePerson()];
    const { show } = makeSubject('university', world);
    const shown = await Promise.all(Array.from({ length: 20 }, show));
    const links = await Promise.allSettled(
      shown.map((authData, index) => link('university', world, authData, people[index % 2]?.sessionToken)),
    );
    const identities = await Promise.all(people.map(({ userId }) => identitiesOf(userId)));
    expect(identities.map((own) => own.length).sort()).toEqual([0, 1]);
    const loser = identities.findIndex((own) => own.length === 0);
    links.forEach((outcome, index) => {
      expect(outcome.status).toBe(index % 2 === loser ? 'rejected' : 'fulfilled');
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(alreadyLinked);
    });
  });

  it('leaves an entry in the audit trail, without tokens', async () => {
    const world = await openWorld();
    const { sessionToken, userId } = await makePerson();
    const { claims, show } = makeSubject('university', world);
    const authData = await show();
    await link('university', world, authData, sessionToken);
    const entry = await sql.one<Record<string, unknown>>(
      `select * from "AuditEntry" where operation = 'sso.link' and "actorId" = $1`,
      [userId],
    );
    expect(entry).toMatchObject({
      outcome: 'success',
      targetType: 'identity',
      targetLabel: claims.email,
      after: { issuer: issuers.university.issuer },
    });
    expect(JSON.stringify(entry)).not.toContain(authData.id_token);
  });
});

describe('the link-accounts form', () => {
  async function submit(world: OpenWorld, person: Person, entered: string, authData: AuthData) {
    const { sessionToken } = await call(logIn, { email: person.email, password: entered });
    await link('university', world, authData, sessionToken);
    return sessionToken;
  }

  it('SSO-023 checks the password, attaches the identity to that user and signs the user in', async () => {
    const world = await openWorld();
    const person = await makePerson();
    const sub = `sub-${unique()}`;
    const claims = { sub, email: person.email };
    const shown = await vouch(issuers.university, claims, world.at.university);
    const wanted = { provider: 'oidc', authData: shown, serverConfigName: world.name } as const;
    await expect(call(logInWith, wanted)).rejects.toMatchObject({ message: text('sso.notLinked') });
    const sessionToken = await submit(world, person, password, shown);
    await expect(call(getIdentities, {}, sessionToken)).resolves.toMatchObject([
      { provider: 'oidc', email: person.email },
    ]);
  });

  it('SSO-023 changes nothing with a wrong password, or with an identity that another user has', async () => {
    const world = await openWorld();
    const [person, owner] = [await makePerson(), await makePerson()];
    const shown = await vouch(issuers.university, { email: person.email }, world.at.university);
    await expect(submit(world, person, 'Wrong-2026!', shown)).rejects.toMatchObject({
      message: text('auth.incorrect'),
    });
    const { ssoConfigId } = world.at.university;
    const sub = await linkSubject(issuers.university, {
      userId: owner.userId,
      provider: 'oidc',
      ssoConfigId,
    });
    const taken = await vouch(issuers.university, { sub }, world.at.university);
    await expect(submit(world, person, password, taken)).rejects.toMatchObject(alreadyLinked);
    await expect(identitiesOf(person.userId)).resolves.toEqual([]);
    await expect(identitiesOf(owner.userId)).resolves.toHaveLength(1);
  });
});

describe('getIdentities', () => {
  it("returns the caller's identities, with the display names of the single sign-ons", async () => {
    const person = await makePerson();
    const { userId } = person;
    const name = `University ${unique()}`;
    const university = await makeSso(issuers.university, { name });
    const nameless = await makeSso(issuers.university, { name: '' });
    const passport = await makeSso(issuers.passport, { type: 'passport' });
    const email = 'ada@campus.test';
    const day = (date: number) => ({ userId, createdAt: new Date(Date.UTC(2026, 0, date)) });
    await linkSubject(issuers.google, { ...day(1), provider: 'google', email });
    await linkSubject(issuers.university, { ...day(2), provider: 'oidc', ssoConfigId: university });
    await linkSubject(issuers.university, { ...day(3), provider: 'oidc', ssoConfigId: nameless });
    await linkSubject(issuers.passport, { ...day(4), provider: 'passport', ssoConfigId: passport });
    const identities = await call(getIdentities, {}, person.sessionToken);
    expect(identities).toMatchObject([
      { provider: 'google', name: '', email, createdAt: '2026-01-01T00:00:00.000Z' },
      { provider: 'oidc', name, email: '' },
      { provider: 'oidc', name: 'SSO' },
      { provider: 'passport', name: 'Passport' },
    ]);
    await expect(call(getIdentities, {})).rejects.toMatchObject({ code: parseCode.signedOut });
  });
});
