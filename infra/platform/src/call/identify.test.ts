import { checkAccess } from '@campus/contracts/accounts/access-functions';
import { getAccount, getRoles } from '@campus/contracts/accounts/functions';
import { become } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { updateUserPassword } from '@campus/contracts/passwords/functions';
import { refuseAccess } from '@campus/domain/access/access';
import { makeCredential, withApiAccess } from '@campus/tests/areas/credentials';
import { callPlatform } from '@campus/tests/calls/platform';
import { stack } from '@campus/tests/stack/stack';
import {
  addMember,
  join,
  makeAccount,
  makeSuperadmin,
  password,
  sql,
  unique,
} from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { type NewSession, startSession } from '../areas/identity/sessions.ts';
import { readConfig } from '../foundation/config.ts';
import type { Queryable } from '../foundation/database/sql.ts';
import { accountAccessesOf, accountAccessOf } from './identify.ts';

const expired = { code: parseCode.forbidden, message: text('access.passwordExpired') };

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000);
}

/** Makes an admin with a password of this age, in an account where passwords expire after thirty days. */
async function makeAdmin(passwordUpdatedAt: Date, passwordExpireDays = 30) {
  const world = { name: `world-${unique()}`, passwordExpireDays };
  const { accountId } = await makeAccount({ world });
  const admin = await addMember(accountId, { permission: 'admin' }, { passwordUpdatedAt });
  const roles = (sessionToken: string) => callPlatform(getRoles, { accountId }, sessionToken);
  return { accountId, ...admin, roles };
}

/** Returns a platform configuration for the test stack. */
function readStack() {
  return readConfig({
    DATABASE_URL: stack.urls.database,
    PARSE_MASTER_KEY: stack.masterKey,
    TOKEN_SECRET: 'a secret that only tests use, of any kind',
    PUBLIC_URL: stack.urls.console,
    SMTP_URL: stack.urls.smtp,
    FILES_DIR: stack.data.files,
  });
}

async function start(userId: string, method: NewSession['method']): Promise<string> {
  return startSession(sql, { userId, method });
}

describe('page access', () => {
  it('RLP-027 opens a page without a record to superadmins only', async () => {
    const { accountId, people } = await makeAccount();
    const superadmin = await makeSuperadmin();
    const undone = new Error('undone');
    const config = readStack();
    const open = (transaction: Queryable, { userId }: { userId: string }) =>
      accountAccessOf({ sql: transaction, config }, userId, accountId).then((actor) =>
        refuseAccess({ page: 'audit' }, actor),
      );
    await sql
      .transaction(async (transaction) => {
        expect(await open(transaction, people.owner)).toBeUndefined();
        await transaction.query(`delete from "Permission" where action = 'audit'`);
        expect(await open(transaction, people.owner)).toBe('access.forbidden');
        expect(await open(transaction, superadmin)).toBeUndefined();
        throw undone;
      })
      .catch((error) => expect(error).toBe(undone));
  });
});

describe('a superadmin', () => {
  it('is not suspended by a suspension in accounts', async () => {
    const { accountId } = await makeAccount();
    const superadmin = await makeSuperadmin();
    await join(accountId, superadmin, { permission: 'suspended' });
    await expect(callPlatform(getRoles, { accountId }, superadmin.sessionToken)).resolves.toHaveLength(6);
  });
});

describe('an expired password', () => {
  it('refuses a person who signed in with it everything except entering the account', async () => {
    const { accountId, sessionToken, roles } = await makeAdmin(daysAgo(31));
    await expect(roles(sessionToken)).rejects.toMatchObject(expired);
    await expect(callPlatform(getAccount, { accountId }, sessionToken)).resolves.toMatchObject({
      level: 'admin',
    });
    await expect(callPlatform(checkAccess, { accountId }, sessionToken)).resolves.toMatchObject({
      accountAccess: { passwordExpired: true },
    });
  });

  it('admits the person again as soon as it is changed', async () => {
    const { accountId, sessionToken, roles } = await makeAdmin(daysAgo(31));
    await callPlatform(
      updateUserPassword,
      { currentPassword: password, newPassword: 'Another-2026!' },
      sessionToken,
    );
    await expect(roles(sessionToken)).resolves.toHaveLength(6);
    await expect(callPlatform(checkAccess, { accountId }, sessionToken)).resolves.toMatchObject({
      accountAccess: { passwordExpired: false },
    });
  });

  it('does not affect people who signed in another way, or sessions taken over from them', async () => {
    const { userId, roles } = await makeAdmin(daysAgo(31));
    for (const method of ['password', 'signUp', 'invitation'] as const)
      await expect(roles(await start(userId, method))).rejects.toMatchObject(expired);
    const provided = await start(userId, 'thirdParty');
    await expect(roles(provided)).resolves.toHaveLength(6);
    const taken = await callPlatform(become, { sessionToken: provided });
    await expect(roles(taken.sessionToken)).resolves.toHaveLength(6);
  });

  it("still applies after taking over one's own session", async () => {
    const { sessionToken, roles } = await makeAdmin(daysAgo(31));
    const taken = await callPlatform(become, { sessionToken });
    await expect(roles(taken.sessionToken)).rejects.toMatchObject(expired);
  });

  it('counts from the creation of the user if it was never changed', async () => {
    const { userId, sessionToken, roles } = await makeAdmin(new Date());
    await sql.query('update "_User" set "passwordUpdatedAt" = null, "createdAt" = $2 where "objectId" = $1', [
      userId,
      daysAgo(31),
    ]);
    await expect(roles(sessionToken)).rejects.toMatchObject(expired);
  });

  it('is not reported before the days are over, nor if the world sets no days', async () => {
    for (const admin of [await makeAdmin(daysAgo(29)), await makeAdmin(daysAgo(3000), 0)])
      await expect(admin.roles(admin.sessionToken)).resolves.toHaveLength(6);
  });
});

describe('an account that restricts registration', () => {
  it('requires a verified email, even without that setting', async () => {
    const { accountId } = await makeAccount({ enableRestrictedRegistration: true });
    const { sessionToken } = await addMember(accountId, { permission: 'admin' }, { emailVerified: false });
    const required = { verificationRequired: true };
    await expect(callPlatform(getAccount, { accountId }, sessionToken)).resolves.toMatchObject(required);
    await expect(callPlatform(checkAccess, { accountId }, sessionToken)).resolves.toMatchObject({
      accountAccess: required,
    });
    await expect(callPlatform(getRoles, { accountId }, sessionToken)).rejects.toMatchObject({
      message: text('access.verificationRequired'),
    });
  });
});

describe('a required second factor', () => {
  const required = { code: parseCode.forbidden, message: text('access.secondFactorRequired') };

  it('depends on the level of the session’s user, and never blocks reading the account itself', async () => {
    const { accountId, people } = await makeAccount({ secondFactorRequired: 'admin' });
    const roles = (sessionToken: string) => callPlatform(getRoles, { accountId }, sessionToken);
    const { admin, member } = people;
    await expect(roles(admin.sessionToken)).rejects.toMatchObject(required);
    const facts = callPlatform(checkAccess, { accountId }, admin.sessionToken);
    await expect(facts).resolves.toMatchObject({ accountAccess: { secondFactorMissing: true } });
    const ofMember = callPlatform(checkAccess, { accountId }, member.sessionToken);
    await expect(ofMember).resolves.toMatchObject({ accountAccess: { secondFactorMissing: false } });

    const { userId } = admin;
    const proven = { secondFactorAt: new Date() };
    const session = await startSession(sql, { userId, method: 'password', proven });
    await expect(roles(session)).resolves.toHaveLength(6);
    const { sessionToken } = await callPlatform(become, { sessionToken: session });
    await expect(roles(sessionToken)).resolves.toHaveLength(6);
  });

  it('is required of people signed in by a provider only if everyone needs one', async () => {
    for (const secondFactorRequired of ['admin', 'member'] as const) {
      const { accountId, people } = await makeAccount({ secondFactorRequired });
      const sessionToken = await start(people.owner.userId, 'thirdParty');
      const facts = callPlatform(checkAccess, { accountId }, sessionToken);
      await expect(facts).resolves.toMatchObject({
        accountAccess: { secondFactorMissing: secondFactorRequired === 'member' },
      });
    }
  });
});

describe('the access of several people and credentials', () => {
  it('is read at once for people, and in a second read for the others alone', async () => {
    const { accountId, people } = await makeAccount(withApiAccess);
    const { credentialId } = await makeCredential(accountId);
    const asked: unknown[] = [];
    const counting: Queryable = {
      ...sql,
      query: (statement, params) => {
        asked.push(params?.[0]);
        return sql.query(statement, params);
      },
    };
    const accesses = (ids: string[]) =>
      accountAccessesOf({ sql: counting, config: readStack() }, ids, accountId);
    const { userId } = people.owner;
    expect([...(await accesses([userId])).keys()]).toEqual([userId]);
    expect(asked.splice(0)).toEqual([[userId]]);
    expect([...(await accesses([userId, credentialId])).keys()]).toEqual([userId, credentialId]);
    expect(asked).toEqual([[userId, credentialId], [credentialId]]);
  });
});
