import { getMemberRole } from '@campus/contracts/accounts/functions';
import { become, checkSession, logOut } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { accountIdHeader } from '@campus/contracts/core/wire-route';
import { updateUserAccountPermission } from '@campus/contracts/members/functions';
import { openWebDemo } from '@campus/contracts/profile/functions';
import { callPlatform, requestPlatform, requestRoute } from '@campus/tests/calls/platform';
import { join, type MemberPerson, makeAccount, sql, type TestAccount } from '@campus/tests/world/world';
import { beforeAll, describe, expect, it } from 'vitest';
import { cloudFunctions } from '../main/functions.ts';
import { platformRoutes } from '../main/routes.ts';

const refused = { code: parseCode.forbidden, message: text('access.handedOver') };

/** The wire names of the functions that a program needs to show the campus to its user. */
const needed = [
  'checkSession',
  'userExists',
  'logOut',
  'getMemberRole',
  'getOwnMemberProfile',
  'getProfile',
  'enterPrivateSpace',
  'getRoomMenu',
  'getEffectivePermissions',
];

let account: TestAccount;
let admin: MemberPerson;
let handedOver: string;

/** Opens the web demo for a person and starts its session. */
async function handOver({ sessionToken }: MemberPerson): Promise<string> {
  const { accountId } = account;
  const { token } = await callPlatform(openWebDemo, { accountId }, sessionToken);
  return (await callPlatform(become, { sessionToken: token })).sessionToken;
}

beforeAll(async () => {
  account = await makeAccount({ dashboardOptions: { isWebdemoAllowed: true } });
  admin = account.people.admin;
  handedOver = await handOver(admin);
});

describe('a session handed over to a program', () => {
  it('cannot give a permission that its person could give', async () => {
    const { membershipId } = account.people.member;
    const change = { membershipId, permission: 'leader' } as const;
    await expect(callPlatform(updateUserAccountPermission, change, handedOver)).rejects.toMatchObject(
      refused,
    );
    const { permission } =
      (await sql.one<{ permission: string }>('select permission from "Membership" where "objectId" = $1', [
        membershipId,
      ])) ?? {};
    expect(permission).toBe('member');
  });

  it.each(cloudFunctions.filter(({ name }) => !needed.includes(name)).map(({ name }) => name))(
    'is refused by %s',
    async (name) => {
      const body = { accountId: account.accountId };
      const response = await requestPlatform('POST', `/functions/${name}`, {
        body,
        sessionToken: handedOver,
      });
      expect(await response.json()).toMatchObject({ error: text('access.handedOver') });
    },
  );

  it.each(platformRoutes.filter(({ method }) => method === 'GET').map(({ path }) => path))(
    'is refused at %s',
    async (path) => {
      const at = path.replace('{accountId}', account.accountId).replaceAll(/{\w+}/g, 'Nowhere000');
      const { status } = await requestRoute('GET', at, handedOver, {
        headers: { [accountIdHeader]: account.accountId },
      });
      expect(status).toBe(403);
    },
  );

  it('reveals nothing about other accounts of its person', async () => {
    const other = await makeAccount();
    await join(other.accountId, admin, { permission: 'admin' });
    const role = (accountId: string) => callPlatform(getMemberRole, { accountId }, handedOver);
    await expect(role(account.accountId)).resolves.toMatchObject({ level: 'admin' });
    await expect(role(other.accountId)).rejects.toMatchObject(refused);
  });

  it('cannot begin a session of its person, so it does not open the console', async () => {
    await expect(callPlatform(become, { sessionToken: handedOver })).rejects.toMatchObject({
      message: text('auth.token.invalid'),
    });
  });

  it('tells the program its person, and can be ended by the program', async () => {
    const own = await handOver(admin);
    await expect(callPlatform(checkSession, {}, own)).resolves.toMatchObject({ user: { _id: admin.userId } });
    await callPlatform(logOut, {}, own);
    await expect(callPlatform(checkSession, {}, own)).rejects.toMatchObject({ code: parseCode.signedOut });
    await expect(callPlatform(checkSession, {}, admin.sessionToken)).resolves.toBeTruthy();
  });
});
