import { request } from 'node:http';
import { getMemberRole, getRoles } from '@campus/contracts/accounts/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { isAccountScoped } from '@campus/domain/access/access';
import { cloudFunctions } from '@campus/platform/main/functions';
import { platformRoutes } from '@campus/platform/main/routes';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { callPlatform, requestPlatform, requestRoute } from '@campus/tests/calls/platform';
import { stack } from '@campus/tests/stack/stack';
import { type MemberPerson, makeAccount, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

/** Functions that plain members may not call: they need a higher level, a page, or a superadmin. */
const administrative = cloudFunctions.filter(({ access }) =>
  typeof access === 'object' ? !('level' in access && access.level === 'member') : access === 'superadmin',
);
const scoped = cloudFunctions.filter(({ access }) => isAccountScoped(access));
const closedToStrangers = cloudFunctions.filter(({ access }) => access !== 'public');

async function codeOf(name: string, accountId: string, sessionToken?: string): Promise<number> {
  const response = await requestPlatform('POST', `/functions/${name}`, { body: { accountId }, sessionToken });
  const { code } = (await response.json()) as { code: number };
  return code;
}

describe('a cloud function called around the gateway', () => {
  it('for administrators is refused to a plain member', async () => {
    const { accountId, people } = await makeAccount();
    expect(administrative.length).toBeGreaterThan(5);
    for (const { name } of administrative)
      expect([name, await codeOf(name, accountId, people.member.sessionToken)]).toEqual([
        name,
        parseCode.forbidden,
      ]);
  });

  it("about an account is refused to another account's owner", async () => {
    const { accountId } = await makeAccount();
    const stranger = (await makeAccount()).people.owner;
    for (const { name } of scoped)
      for (const id of [accountId, 'nowhere000'])
        expect([name, id, await codeOf(name, id, stranger.sessionToken)]).toEqual([
          name,
          id,
          parseCode.forbidden,
        ]);
  });

  it('that is not public is refused to every caller without a session', async () => {
    const { accountId } = await makeAccount();
    for (const { name } of closedToStrangers)
      expect([name, await codeOf(name, accountId)]).toEqual([name, parseCode.signedOut]);
  });
});

describe('a REST route of the platform called around the gateway', () => {
  it('that is not public is refused to every caller without a session', async () => {
    const closed = platformRoutes.filter(({ access }) => access !== 'public');
    expect(closed.length).toBeGreaterThan(2);
    for (const { name, method, path } of closed) {
      const { status } = await requestRoute(method, path.replaceAll(/\{\w+\}/g, 'nowhere000'));
      expect([name, status]).toEqual([name, 401]);
    }
  });
});

describe('the keys of the platform', () => {
  it("satisfy Parse Server's own security check", async () => {
    const response = await requestPlatform('GET', '/security', {
      headers: { 'x-parse-master-key': stack.masterKey },
    });
    const { report } = (await response.json()) as { report: { state: string; groups: unknown } };
    expect(report).toMatchObject({ state: 'success' });
  });

  it('open nothing to callers from another address', async () => {
    expect(await statusFrom('127.0.0.1')).toBe(200);
    expect(await statusFrom('127.0.0.2')).toBe(403);
  });

  it('are the only way: no other header gives access', async () => {
    for (const header of ['x-parse-maintenance-key', 'x-parse-javascript-key', 'x-parse-rest-api-key'])
      for (const key of ['', 'undefined', stack.masterKey]) {
        const response = await requestPlatform('GET', '/classes/_User', { headers: { [header]: key } });
        expect([header, response.status]).toEqual([header, 403]);
      }
  });
});

describe('what a person may do', () => {
  it('ends in platform and gateway at once with a suspension, and returns after it', async () => {
    const gateway = await openGateway();
    const { accountId, people } = await makeAccount();
    const { admin } = people;
    const throughGateway = () => gateway.as(admin).accounts.roles.query({ accountId });
    const direct = () => callPlatform(getRoles, { accountId }, admin.sessionToken);
    await Promise.all([throughGateway(), direct()]);

    await setPermission(admin, 'suspended');
    await expect(refusalOf(throughGateway())).resolves.toMatchObject({ key: 'access.suspended' });
    await expect(direct()).rejects.toMatchObject({ message: text('access.suspended') });

    await setPermission(admin, 'admin');
    await expect(throughGateway()).resolves.toMatchObject({ items: { length: 6 } });
    await expect(direct()).resolves.toHaveLength(6);
  });

  it('ends in the platform and in the gateway with the role, at once', async () => {
    const gateway = await openGateway();
    const { accountId, people } = await makeAccount();
    const { owner } = people;
    const throughGateway = () => gateway.as(owner).accounts.roles.query({ accountId });
    await throughGateway();

    await sql.query('delete from "Membership" where "objectId" = $1', [owner.membershipId]);
    await expect(refusalOf(throughGateway())).resolves.toMatchObject({ key: 'access.forbidden' });
    await expect(callPlatform(getRoles, { accountId }, owner.sessionToken)).rejects.toMatchObject({
      code: parseCode.forbidden,
    });
    await expect(callPlatform(getMemberRole, { accountId }, owner.sessionToken)).resolves.toBeNull();
  });
});

async function setPermission({ membershipId }: MemberPerson, permission: string): Promise<void> {
  await sql.query('update "Membership" set permission = $2 where "objectId" = $1', [
    membershipId,
    permission,
  ]);
}

/** Reads with the master key over a connection from one of this machine's own addresses. */
function statusFrom(localAddress: string): Promise<number> {
  const { hostname, port, pathname } = new URL(stack.urls.platform);
  const headers = { 'x-parse-application-id': 'campus', 'x-parse-master-key': stack.masterKey };
  return new Promise((resolve, reject) => {
    request(
      { hostname, port, path: `${pathname}/classes/_Role?limit=1`, localAddress, headers },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    )
      .once('error', reject)
      .end();
  });
}
