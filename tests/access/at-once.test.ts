import { getMembersInfo } from '@campus/contracts/members/functions';
import type { Permission } from '@campus/domain/access/levels';
import { claim } from '@campus/local/ports';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { callPlatform } from '@campus/tests/calls/platform';
import type { PlatformProcess } from '@campus/tests/stack/platform-of-stack';
import { startPlatformProcess } from '@campus/tests/stack/platform-process';
import { makeAccount } from '@campus/tests/world/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const gateways = [await openGateway(), await openGateway()];
let other: PlatformProcess;
beforeAll(async () => {
  other = startPlatformProcess(await claim(0), { WORKERS: 'apart' });
  await other.ready();
});
afterAll(async () => {
  other.stop();
  await other.ended;
});

/**
 * An account with an admin who was just admitted by two gateways and two platforms, and whose owner is about
 * to change that.
 */
async function admitted() {
  const { accountId, people } = await makeAccount();
  const { admin, owner } = people;
  const list = gateways.map((gateway) => () => gateway.as(admin).members.list.query({ accountId }));
  const direct = [{}, { platform: `${other.url}/parse` }].map(
    (from) => () => callPlatform(getMembersInfo, { accountId, options: {} }, admin.sessionToken, from),
  );
  for (const call of [...list, ...direct]) await call();
  const change = (permission: Permission) =>
    gateways[0]?.as(owner).members.update.mutate({
      accountId,
      membershipId: admin.membershipId,
      permission,
    });
  return { list, direct, change };
}

describe('an admin', () => {
  it.each([
    ['suspended', 'You are suspended in this account.'],
    ['member', 'You do not have permission to do this.'],
  ] as const)(
    'a person who becomes %s is refused at once by every gateway and platform',
    async (permission, message) => {
      const { list, direct, change } = await admitted();
      await change(permission);
      for (const call of list) expect(await refusalOf(call())).toMatchObject({ status: 403, message });
      for (const call of direct) await expect(call()).rejects.toThrow(message);
    },
  );

  it('a person who gets the role back is admitted at once', async () => {
    const { list, direct, change } = await admitted();
    await change('suspended');
    for (const call of list) await refusalOf(call());
    await change('admin');
    for (const call of [...list, ...direct]) await expect(call()).resolves.toBeDefined();
  });
});
