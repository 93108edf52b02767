import { become, checkSession, logOut } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { openWebDemo } from '@campus/contracts/profile/functions';
import { getSessions } from '@campus/contracts/sessions/functions';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeAccount, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../foundation/secret.ts';
import { startSession } from './sessions.ts';

const invalid = { code: parseCode.signedOut, message: text('auth.token.invalid') };

async function handedOver() {
  const name = `world-${unique()}`;
  const { accountId, people } = await makeAccount({
    world: { name },
    dashboardOptions: { isWebdemoAllowed: true },
  });
  const { member } = people;
  const answer = await callPlatform(openWebDemo, { accountId }, member.sessionToken);
  return { ...answer, accountId, member, name };
}

const redeem = (sessionToken: string) => callPlatform(become, { sessionToken });

describe('a token handed over to the web demo', () => {
  it('begins a new session for the caller, and leaves the existing one alone', async () => {
    const { token, worldName, expiresAt, member, name } = await handedOver();
    expect(worldName).toBe(name);
    const seconds = (Date.parse(expiresAt) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(290);
    expect(seconds).toBeLessThanOrEqual(300);
    const { user, sessionToken } = await redeem(token);
    expect(user._id).toBe(member.userId);
    expect(sessionToken).toMatch(/^r:/);
    expect(sessionToken).not.toBe(member.sessionToken);
    await callPlatform(logOut, {}, sessionToken);
    await expect(callPlatform(checkSession, {}, member.sessionToken)).resolves.toMatchObject({ user });
  });

  it('works once, even for many simultaneous calls', async () => {
    const { token, member } = await handedOver();
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => redeem(token)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const attempt of attempts)
      if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject(invalid);
    const { sessions } = await callPlatform(getSessions, {}, member.sessionToken);
    expect(sessions).toHaveLength(2);
  });

  it('ends after five minutes, and with the session that requested it', async () => {
    const late = await handedOver();
    await sql.query(`update "HandoverToken" set "expiresAt" = now() where "user" = $1`, [late.member.userId]);
    await expect(redeem(late.token)).rejects.toMatchObject(invalid);
    const left = await handedOver();
    await callPlatform(logOut, {}, left.member.sessionToken);
    await expect(redeem(left.token)).rejects.toMatchObject(invalid);
  });

  it('begins a session that ends no later than the requesting session and has the same proof', async () => {
    const { accountId, member } = await handedOver();
    const endsBy = new Date(Date.now() + 600_000);
    const short = await startSession(sql, { userId: member.userId, method: 'thirdParty', endsBy });
    const { token } = await callPlatform(openWebDemo, { accountId }, short);
    const answer = await redeem(token);
    expect(answer.expiresAt).toBe(endsBy.toISOString());
    const session = await sql.one(
      `select s.proof, s.purpose, s.account, p."sessionToken" as parent, s."provenAt" = p."provenAt" as "sameTime"
       from "_Session" s join "_Session" p on p."objectId" = s.parent where s."sessionToken" = $1`,
      [hashOf(answer.sessionToken)],
    );
    expect(session).toEqual({
      proof: 'thirdParty',
      purpose: 'webDemo',
      account: accountId,
      parent: hashOf(short),
      sameTime: true,
    });
  });

  it('begins a session that ends with the requesting session', async () => {
    const { token, member } = await handedOver();
    const { sessionToken } = await redeem(token);
    await expect(callPlatform(checkSession, {}, sessionToken)).resolves.toBeTruthy();
    await callPlatform(logOut, {}, member.sessionToken);
    await expect(callPlatform(checkSession, {}, sessionToken)).rejects.toMatchObject({
      code: parseCode.signedOut,
    });
  });

  it('is no session token, and is stored only as a hash', async () => {
    const { token, member } = await handedOver();
    await expect(callPlatform(checkSession, {}, token)).rejects.toMatchObject({ code: parseCode.signedOut });
    expect(token.length).toBeGreaterThan(40);
    const rows = await sql.query(
      `select h::text as text from "HandoverToken" h where "user" = $1
       union all select e::text from "AuditEntry" e where "actorId" = $1`,
      [member.userId],
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain(token.slice(2));
  });

  it('is recorded in the account when it is requested and when it is used', async () => {
    const { token, accountId, name } = await handedOver();
    await redeem(token);
    const entries = await sql.query(
      `select operation, "targetLabel", after from "AuditEntry" where account = $1 order by at`,
      [accountId],
    );
    expect(entries).toMatchObject([
      { operation: 'profile.openWebDemo', targetLabel: name },
      { operation: 'auth.become', after: { purpose: 'webDemo' } },
    ]);
  });
});

describe('openWebDemo', () => {
  it('is refused where the account does not allow it, and to suspended people', async () => {
    const { accountId, people } = await makeAccount();
    const none = { code: parseCode.notFound, message: text('profile.webDemo.none') };
    await expect(callPlatform(openWebDemo, { accountId }, people.owner.sessionToken)).rejects.toMatchObject(
      none,
    );
    const suspended = { message: text('access.suspended') };
    await expect(
      callPlatform(openWebDemo, { accountId }, people.suspended.sessionToken),
    ).rejects.toMatchObject(suspended);
  });
});

describe('a world that is disabled', () => {
  const close = (accountId: string, message = '') =>
    sql.query('update "ServerConfig" set "disableWorld" = true, "disabledMessage" = $2 where account = $1', [
      accountId,
      message,
    ]);

  it('WLD-022 WLD-015 admits nobody, and shows the account’s own text', async () => {
    const { accountId, member } = await handedOver();
    await close(accountId, 'Back on Monday.');
    await expect(callPlatform(openWebDemo, { accountId }, member.sessionToken)).rejects.toMatchObject({
      message: 'Back on Monday.',
    });
  });

  it('WLD-022 WLD-017 WLD-048 refuses earlier tokens too, and names the support address', async () => {
    const { accountId, token } = await handedOver();
    await close(accountId);
    await sql.query(`update "ServerConfig" set "supportEmail" = 'help@campus.test' where account = $1`, [
      accountId,
    ]);
    await expect(redeem(token)).rejects.toMatchObject({
      message: 'This world is closed at the moment. Please try again later, or write to help@campus.test.',
    });
  });
});
