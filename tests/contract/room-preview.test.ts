import { permissions } from '@campus/domain/access/levels';
import { makeCommand, makeRoom } from '@campus/tests/areas/rooms';
import { openGateway } from '@campus/tests/calls/gateway';
import { useParseSdk } from '@campus/tests/calls/sdk-over-http';
import { addMember, makeAccount, sql } from '@campus/tests/world/world';
import Parse from 'parse/node';
import { beforeAll, expect, it } from 'vitest';

const { as } = await openGateway();
const accesses = [0, 0.5, 1, 2, 3, 4];

beforeAll(() => useParseSdk());

/**
 * An account with rooms and commands of every access, for one team and for everyone, inside and outside of
 * folders.
 */
async function makeWorld() {
  const account = await makeAccount();
  const { accountId } = account;
  await sql.query(`update "ServerConfig" set "worldBuildVersion" = '2.5' where account = $1`, [accountId]);
  for (const [place, permAccess] of accesses.entries()) {
    const entry = { permAccess, group: place % 2 ? 'F' : '', order: (9 - place) * 10 };
    await makeRoom(accountId, { ...entry, name: `Room ${permAccess}`, visibleOn: ['GOTO', 'mobile'] });
    await makeRoom(accountId, { ...entry, name: `Graph ${permAccess}`, visibleOn: ['hidden', 'roomGraph'] });
    await makeCommand(accountId, { ...entry, name: `Command ${permAccess}`, teamAccess: ['7'] });
    await makeCommand(accountId, { ...entry, name: `New ${permAccess}`, guiVersion: '2.6' });
  }
  return account;
}

it('the preview equals what the platform returns to a member of that role through the Parse SDK', async () => {
  const { accountId, people } = await makeWorld();
  const { rooms } = as(people.admin);
  const roles = permissions.filter((permission) => permission !== 'suspended');
  for (const role of roles)
    for (const teamId of ['7', '8']) {
      const { sessionToken } = await addMember(accountId, { permission: role, teamId });
      for (const menu of ['GOTO', 'mobile', 'roomGraph'] as const) {
        const seen = await Parse.Cloud.run('getRoomMenu', { accountId, menu }, { sessionToken });
        const { folders } = await rooms.preview.query({ accountId, menu, role, teamId });
        expect(folders).toEqual(seen.folders);
        expect(folders.length).toBeGreaterThan(0);
      }
    }
});

it('another build shows the commands that it knows, and nothing tells notes or access', async () => {
  const { accountId, people } = await makeWorld();
  const { rooms } = as(people.admin);
  const names = async (worldBuildVersion?: string) =>
    (await rooms.preview.query({ accountId, worldBuildVersion })).folders.flatMap(({ entries }) =>
      entries.map(({ name }) => name),
    );
  expect((await names()).sort()).toEqual(['Command 4', 'Room 4']);
  expect(await names('2.6')).toEqual(expect.arrayContaining(['Command 4', 'Room 4', 'New 4']));
  const { folders } = await rooms.preview.query({ accountId });
  expect(JSON.stringify(folders)).not.toMatch(/notes|permAccess|teamAccess/);
});
