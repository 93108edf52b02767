import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import type { WireCall } from '@campus/contracts/core/wire-call';
import { resetPassword } from '@campus/contracts/passwords/functions';
import {
  logInWith,
  unlinkGoogle,
  unlinkMicrosoft,
  unlinkOpenID,
  unlinkPassport,
} from '@campus/contracts/sso/functions';
import type { ProviderKind } from '@campus/domain/sso/providers';
import { makeMailedLink } from '@campus/tests/areas/mailed-links/mailed-links';
import {
  type IssuerName,
  identitiesOf,
  linkSubject,
  makeSso,
  useSso,
  vouch,
} from '@campus/tests/areas/sso/sso';
import { makePerson, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';

const { issuers, call, openWorld } = useSso();

interface Kind {
  row: string;
  issuer: IssuerName;
  provider: ProviderKind;
  unlink: WireCall<z.ZodObject>;
  /** The error at a later sign-in. */
  refusal: string;
}

const kinds: Kind[] = [
  {
    row: 'AUTH-056',
    issuer: 'google',
    provider: 'google',
    unlink: unlinkGoogle,
    refusal: text('sso.notLinked'),
  },
  {
    row: 'AUTH-057',
    issuer: 'microsoft',
    provider: 'microsoft',
    unlink: unlinkMicrosoft,
    refusal: text('sso.notLinked'),
  },
  {
    row: 'AUTH-058',
    issuer: 'passport',
    provider: 'passport',
    unlink: unlinkPassport,
    refusal: text('sso.passportNotLinked'),
  },
];

const notLinkedYet = { code: parseCode.notFound, message: text('sso.notLinkedYet') };
const lastMethod = { code: parseCode.conflict, message: text('sso.lastMethod') };

describe.each(kinds)('$row unlinking $provider', ({ row, issuer: name, provider, unlink, refusal }) => {
  it(`${row} removes the caller's identity, which then finds no user`, async () => {
    const world = await openWorld();
    const [person, other] = [await makePerson(), await makePerson()];
    const { ssoConfigId } = world.at[name];
    const sub = await linkSubject(issuers[name], { userId: person.userId, provider, ssoConfigId });
    await linkSubject(issuers[name], { userId: other.userId, provider, ssoConfigId });
    const signIn = async () => {
      const authData = await vouch(
        issuers[name],
        { sub, email: person.email, email_verified: true },
        world.at[name],
      );
      return call(logInWith, { provider, authData, serverConfigName: world.name });
    };
    await expect(signIn()).resolves.toMatchObject({ user: { _id: person.userId } });
    await expect(call(unlink, {}, person.sessionToken)).resolves.toEqual({});
    await expect(signIn()).rejects.toMatchObject({ message: refusal });
    await expect(identitiesOf(other.userId)).resolves.toHaveLength(1);
  });

  it(`${row} fails without a session, and when no such identity is linked`, async () => {
    const person = await makePerson();
    await expect(call(unlink, {})).rejects.toMatchObject({ code: parseCode.signedOut });
    await expect(call(unlink, {}, person.sessionToken)).rejects.toMatchObject(notLinkedYet);
  });
});

describe('unlinkOpenID', () => {
  it("AUTH-059 removes the identity of the named SSO config from the caller's user, and no other", async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    const [first, second] = [`First ${unique()}`, `Second ${unique()}`];
    for (const name of [first, second]) {
      const ssoConfigId = await makeSso(issuers.university, { name });
      for (const { userId } of [person, other])
        await linkSubject(issuers.university, { userId, provider: 'oidc', ssoConfigId, email: name });
    }
    await call(unlinkOpenID, { provider: 'oidc', name: first }, person.sessionToken);
    await expect(identitiesOf(person.userId)).resolves.toMatchObject([{ email: second }]);
    await expect(identitiesOf(other.userId)).resolves.toHaveLength(2);
  });

  it('AUTH-059 removes the identity of an unnamed SSO config by the name SSO', async () => {
    const person = await makePerson();
    const ssoConfigId = await makeSso(issuers.university, { name: '' });
    await linkSubject(issuers.university, { userId: person.userId, provider: 'oidc', ssoConfigId });
    await call(unlinkOpenID, { provider: 'oidc', name: 'SSO' }, person.sessionToken);
    await expect(identitiesOf(person.userId)).resolves.toEqual([]);
  });

  it('AUTH-059 fails for an SSO config that is not linked, and changes nothing', async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    const name = `University ${unique()}`;
    const ssoConfigId = await makeSso(issuers.university, { name });
    await linkSubject(issuers.university, { userId: other.userId, provider: 'oidc', ssoConfigId });
    await linkSubject(issuers.google, { userId: person.userId, provider: 'google' });
    await expect(call(unlinkOpenID, { provider: 'oidc', name }, person.sessionToken)).rejects.toMatchObject(
      notLinkedYet,
    );
    await expect(call(unlinkOpenID, { provider: 'oidc', name })).rejects.toMatchObject({
      code: parseCode.signedOut,
    });
    await expect(identitiesOf(person.userId)).resolves.toHaveLength(1);
    await expect(identitiesOf(other.userId)).resolves.toHaveLength(1);
  });
});

describe('the last way to sign in', () => {
  async function makeWithoutPassword() {
    const person = await makePerson();
    await sql.query('update "_User" set "_hashed_password" = null where "objectId" = $1', [person.userId]);
    await linkSubject(issuers.google, { userId: person.userId, provider: 'google' });
    return person;
  }

  it('cannot be unlinked from a user without a password', async () => {
    const person = await makeWithoutPassword();
    await expect(call(unlinkGoogle, {}, person.sessionToken)).rejects.toMatchObject(lastMethod);
    await expect(identitiesOf(person.userId)).resolves.toHaveLength(1);
  });

  it('stays when the last two are unlinked at once', async () => {
    const person = await makeWithoutPassword();
    await linkSubject(issuers.microsoft, { userId: person.userId, provider: 'microsoft' });
    const outcomes = await atOnce(person.userId, () =>
      [unlinkGoogle, unlinkMicrosoft].map((unlink) => call(unlink, {}, person.sessionToken)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(identitiesOf(person.userId)).resolves.toHaveLength(1);
  });

  /** Locks the user's identities until both calls wait for the lock. */
  async function atOnce(userId: string, begin: () => Promise<unknown>[]) {
    let settled: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
    await sql.transaction(async (held) => {
      await held.query('select from "UserIdentity" where "user" = $1 for update', [userId]);
      const calls = begin();
      settled = Promise.allSettled(calls);
      await expect.poll(() => waitingFor(held), { timeout: 10_000 }).toBe(calls.length);
    });
    return settled;
  }

  async function waitingFor(held: Queryable): Promise<number> {
    const row = await held.one<{ waiting: number }>(
      `with recursive blocked as (
         select pid, pg_blocking_pids(pid) as by from pg_stat_activity where wait_event_type = 'Lock'
       ), waiting (pid) as (
         select pid from blocked where pg_backend_pid() = any(by)
         union select b.pid from blocked b join waiting w on w.pid = any(b.by)
       ) select count(*)::int as waiting from waiting`,
    );
    return row?.waiting ?? 0;
  }

  it('leaves an entry in the audit trail of what was unlinked', async () => {
    const person = await makePerson();
    await linkSubject(issuers.google, {
      userId: person.userId,
      provider: 'google',
      email: 'ada@campus.test',
    });
    await call(unlinkGoogle, {}, person.sessionToken);
    const entry = await sql.one(
      `select outcome, "targetLabel", before from "AuditEntry" where operation = 'sso.unlink' and "actorId" = $1`,
      [person.userId],
    );
    expect(entry).toEqual({
      outcome: 'success',
      targetLabel: 'ada@campus.test',
      before: { provider: 'google', issuer: issuers.google.issuer, email: 'ada@campus.test' },
    });
  });
});

describe('choosing a new password through a mailed link', () => {
  async function resetWith(emailVerified: boolean, createdAt = new Date()) {
    const person = await makePerson({ emailVerified });
    await linkSubject(issuers.google, { userId: person.userId, provider: 'google', createdAt });
    const code = await makeMailedLink('passwordReset', person);
    await call(resetPassword, { code, newPassword: 'Other-2026!' });
    return identitiesOf(person.userId);
  }

  it('unlinks the identities of a user whose address was never verified: they may be another person’s', async () => {
    await expect(resetWith(false)).resolves.toEqual([]);
  });

  it('keeps the identities of a user with a verified address, except those of the last 7 days', async () => {
    const weekAgo = new Date(Date.now() - 7 * 24 * 60 * 60_000 - 1000);
    await expect(resetWith(true, weekAgo)).resolves.toHaveLength(1);
    await expect(resetWith(true)).resolves.toEqual([]);
  });
});
