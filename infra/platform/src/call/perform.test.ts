import { getPageAccess } from '@campus/contracts/accounts/access-functions';
import { getAccount, getMemberRole, getRoles } from '@campus/contracts/accounts/functions';
import { getAuditEntries } from '@campus/contracts/audit/functions';
import { checkSession, logIn } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { callPlatform, requestPlatform } from '@campus/tests/calls/platform';
import { stack } from '@campus/tests/stack/stack';
import { addMember, makeAccount, makeSuperadmin, password, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

describe('the account access of the caller', () => {
  it('changes with the next call after a suspension or its end', async () => {
    const { accountId, people } = await makeAccount();
    const { membershipId, sessionToken } = people.admin;
    await callPlatform(getRoles, { accountId }, sessionToken);
    await setPermission(membershipId, 'suspended');
    await expect(callPlatform(getRoles, { accountId }, sessionToken)).rejects.toMatchObject({
      code: parseCode.forbidden,
      message: text('access.suspended'),
    });
    await setPermission(membershipId, 'admin');
    await expect(callPlatform(getRoles, { accountId }, sessionToken)).resolves.toHaveLength(6);
  });

  it('changes with the next call after a role is lost', async () => {
    const { accountId, people } = await makeAccount();
    const { membershipId, sessionToken } = people.owner;
    await callPlatform(getRoles, { accountId }, sessionToken);
    await sql.query('delete from "Membership" where "objectId" = $1', [membershipId]);
    await expect(callPlatform(getRoles, { accountId }, sessionToken)).rejects.toMatchObject({
      code: parseCode.forbidden,
      message: text('access.forbidden'),
    });
    await expect(callPlatform(getMemberRole, { accountId }, sessionToken)).resolves.toBeNull();
  });

  it('refuses admins with an unverified email everything except entering, if the account requires verification', async () => {
    const { accountId } = await makeAccount({ verificationRequired: true });
    const { sessionToken } = await addMember(accountId, { permission: 'admin' }, { emailVerified: false });
    await callPlatform(getAccount, { accountId }, sessionToken);
    await expect(callPlatform(getRoles, { accountId }, sessionToken)).rejects.toMatchObject({
      message: text('access.verificationRequired'),
    });
  });

  it('RLP-012 opens a page at its configured level, and only if the world has the build it needs', async () => {
    const { accountId, people } = await makeAccount();
    const read = () => callPlatform(getAuditEntries, { accountId, options: {} }, people.leader.sessionToken);
    await expect(read()).rejects.toMatchObject({ code: parseCode.forbidden });
    await sql.query(
      `insert into "WorldPermission" ("objectId", account, permission, level)
       select $1, $1, "objectId", 'leader' from "Permission" where action = 'audit'`,
      [accountId],
    );
    await expect(read()).resolves.toMatchObject({ count: 0 });
  });

  it('does not come from the master key, which gives no identity', async () => {
    const { accountId } = await makeAccount();
    const response = await requestPlatform('POST', `/functions/${getPageAccess.name}`, {
      body: { accountId },
      headers: { 'x-parse-master-key': stack.masterKey },
    });
    expect(await response.json()).toMatchObject({ code: parseCode.signedOut });
  });
});

describe('an account in which the caller has no role', () => {
  it('is refused like an unknown one', async () => {
    const { accountId } = await makeAccount();
    const { people } = await makeAccount();
    const refusals = await Promise.all(
      [accountId, 'nowhere000'].map((id) =>
        callPlatform(getAccount, { accountId: id }, people.owner.sessionToken).catch((error) => ({
          ...error,
        })),
      ),
    );
    expect(refusals[0]).toEqual(refusals[1]);
  });

  it('is refused to superadmins too if it does not exist', async () => {
    const { sessionToken } = await makeSuperadmin();
    await expect(callPlatform(getAccount, { accountId: 'nowhere000' }, sessionToken)).rejects.toMatchObject({
      code: parseCode.forbidden,
    });
  });
});

describe('input', () => {
  it('with NUL or halves of surrogate pairs is refused before it reaches the database', async () => {
    for (const [email, key] of [
      ['a\0@campus.test', 'text.nul'],
      ['a\ud800@campus.test', 'request.invalid'],
    ] as const)
      await expect(callPlatform(logIn, { email, password })).rejects.toMatchObject({
        code: parseCode.invalid,
        message: text(key),
      });
  });

  it('with a field that is not known is refused, and says which', async () => {
    const response = await requestPlatform('POST', `/functions/${logIn.name}`, {
      body: { email: 'a@campus.test', password, isAdmin: true },
    });
    expect(await response.json()).toEqual({
      code: parseCode.invalid,
      error: text('request.unknownField', { field: 'isAdmin' }),
      key: 'request.unknownField',
      params: { field: 'isAdmin' },
    });
  });

  it('that is wrong is not read at all for a caller without a session', async () => {
    const response = await requestPlatform('POST', `/functions/${getAccount.name}`, { body: { wrong: 1 } });
    expect(await response.json()).toMatchObject({ code: parseCode.signedOut });
  });

  it.each([
    ['malformed JSON', 'application/json', '{"email":', 400],
    ['a body of 2 MB', 'application/json', JSON.stringify({ email: 'x'.repeat(2_000_000) }), 413],
    ['a multipart form', 'multipart/form-data; boundary=x', '--x--', 415],
    ['an HTML form', 'application/x-www-form-urlencoded', 'email=a', 415],
  ])('%s is refused', async (_name, type, body, status) => {
    const response = await fetch(`${stack.urls.platform}/functions/${logIn.name}`, {
      method: 'POST',
      headers: { 'content-type': type, 'x-parse-application-id': 'campus' },
      body,
    });
    expect(response.status).toBe(status);
  });

  it('of a call that does not exist is refused', async () => {
    const response = await requestPlatform('POST', '/functions/noSuchCall', { body: {} });
    expect(response.status).toBe(400);
  });
});

describe('the platform', () => {
  it('reports that it is live, and is ready when it can read', async () => {
    const base = new URL(stack.urls.platform).origin;
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${base}/readyz`)).json()).toEqual({ status: 'ready' });
  });

  it('refuses the next call after another process ended the session', async () => {
    const { people } = await makeAccount();
    await callPlatform(checkSession, {}, people.member.sessionToken);
    await sql.query('delete from "_Session" where "user" = $1', [people.member.userId]);
    await expect(callPlatform(checkSession, {}, people.member.sessionToken)).rejects.toMatchObject({
      code: parseCode.signedOut,
    });
  });
});

async function setPermission(membershipId: string, permission: string): Promise<void> {
  await sql.query('update "Membership" set permission = $2 where "objectId" = $1', [
    membershipId,
    permission,
  ]);
}
