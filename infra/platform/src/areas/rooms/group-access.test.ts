import { getRoomMenu } from '@campus/contracts/rooms/functions';
import { logInWith } from '@campus/contracts/sso/functions';
import { makeRoom } from '@campus/tests/areas/rooms';
import { linkSubject, useSso, vouch } from '@campus/tests/areas/sso/sso';
import { addMember, join, makeAccount } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const { issuers, call, openWorld } = useSso();

it('ROM-046 ROM-054 opens a room to the groups that the single sign-on of its world told at the last sign-in', async () => {
  const world = await openWorld();
  const other = await makeAccount();
  const place = world.at.university;
  const member = await addMember(world.accountId, { permission: 'member' });
  await join(other.accountId, member);
  const sub = await linkSubject(issuers.university, { userId: member.userId, provider: 'oidc', ...place });
  for (const { accountId } of [world, other]) {
    await makeRoom(accountId, { name: 'Faculty Club', permAccess: 0, groupAccess: ['Faculty'] });
    await makeRoom(accountId, { name: 'Library', permAccess: 0, groupAccess: ['Library'] });
  }
  /** Signs in with these groups, and returns what the menu of an account has then. */
  const seen = async (groups: unknown, accountId = world.accountId) => {
    const authData = await vouch(issuers.university, { sub, ...(groups !== undefined && { groups }) }, place);
    const signIn = { provider: 'oidc', authData, serverConfigName: world.name, remember: false } as const;
    const { sessionToken } = await call(logInWith, signIn);
    const { folders } = await call(getRoomMenu, { accountId, menu: 'GOTO' }, sessionToken);
    return folders.flatMap(({ entries }) => entries.map(({ name }) => name));
  };
  expect(await seen(['Faculty', 'Choir'])).toEqual(['Faculty Club']);
  expect(await seen(['Faculty', 'Choir'], other.accountId)).toEqual([]);
  expect(await seen('Library')).toEqual(['Library']);
  expect(await seen(undefined)).toEqual([]);
});
