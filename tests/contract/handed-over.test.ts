import { become, checkSession } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { updateUserAccountPermission } from '@campus/contracts/members/functions';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeAccount } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const gateway = await openGateway();

/** The session that the web demo begins with the data in its address from the console. */
async function handedOver() {
  const { accountId, people } = await makeAccount({ dashboardOptions: { isWebdemoAllowed: true } });
  const { admin } = people;
  const url = new URL((await gateway.as(admin).profile.openWebDemo.mutate({ accountId })).url);
  const token = Buffer.from(url.searchParams.get('sessionToken') ?? '', 'base64').toString();
  const { sessionToken } = await callPlatform(become, { sessionToken: token });
  return { sessionToken, accountId, people, admin };
}

it('can neither change members on the platform nor open the console', async () => {
  const { sessionToken, people } = await handedOver();
  const change = { membershipId: people.member.membershipId, permission: 'leader' } as const;
  await expect(callPlatform(updateUserAccountPermission, change, sessionToken)).rejects.toMatchObject({
    code: parseCode.forbidden,
    message: text('access.handedOver'),
  });
  expect(await refusalOf(gateway.as().auth.become.mutate({ sessionToken }))).toMatchObject({
    key: 'auth.token.invalid',
  });
});

it('opens nothing through the gateway, even sealed as a session of the console', async () => {
  const { sessionToken, accountId, admin } = await handedOver();
  const { members, accounts } = gateway.as({ userId: admin.userId, sessionToken });
  const calls = [
    () => members.list.query({ accountId }),
    () => accounts.get.query({ accountId }),
    () => accounts.list.query({}),
  ];
  for (const call of calls)
    expect(await refusalOf(call())).toMatchObject({ status: 403, key: 'access.handedOver' });
});

it('ends when its person signs out of the console', async () => {
  const { sessionToken, admin } = await handedOver();
  await expect(callPlatform(checkSession, {}, sessionToken)).resolves.toBeTruthy();
  await gateway.as(admin).auth.signOut.mutate({});
  await expect(callPlatform(checkSession, {}, sessionToken)).rejects.toMatchObject({
    code: parseCode.signedOut,
  });
});
