import type { AppRouter } from '@campus/api/router';
import { levelMappingTable } from '@campus/platform/foundation/schema/tables/level-mapping';
import { makeRoom } from '@campus/tests/areas/rooms';
import { sql, type TestAccount, unique } from '@campus/tests/world/world';
import type { inferRouterInputs } from '@trpc/server';
import type { Examples } from './example-types.ts';

const onlyAccount = ({ accountId }: TestAccount) => ({ accountId });

/** A room type with one scene in the account's client application. */
async function aScene({ accountId }: TestAccount) {
  const level = `level${unique()}`;
  const permissionOptions = [{ id: 'kick', label: 'Kick', definition: '', defaultPermissionLevel: 4 }];
  // Belongs to this account's client application only, so that other accounts' catalogs stay unchanged.
  const clientInfoId = unique();
  await sql.query('update "ServerConfig" set "clientInfoId" = $2 where account = $1', [
    accountId,
    clientInfoId,
  ]);
  await levelMappingTable.insert(sql, [{ name: level, clientInfoId, permissionOptions }]);
  await makeRoom(accountId, { levelName: level, instance: 1 });
  return { accountId, level };
}

const inScene = async (account: TestAccount) => ({ ...(await aScene(account)), instance: 1 });

/** Examples for operations on permissions of rooms and web boards. */
export const roomPermissionExamples: Examples<Pick<inferRouterInputs<AppRouter>, 'roomPermissions'>> = {
  'roomPermissions.read': onlyAccount,
  'roomPermissions.roomTypes': onlyAccount,
  'roomPermissions.changes': onlyAccount,
  'roomPermissions.save': async (account) => ({ ...(await inScene(account)), permissions: { kick: 0 } }),
  'roomPermissions.reset': inScene,
  'roomPermissions.resetType': aScene,
  'roomPermissions.saveBoards': async (account) => ({
    ...(await inScene(account)),
    permissions: { webboardfull: 0 },
    boards: { memberFull: ['7'] },
  }),
  'roomPermissions.resetBoards': inScene,
  'roomPermissions.resetBoardsType': aScene,
  'roomPermissions.chatbotStatus': async ({ accountId }) => {
    const config = await sql.one<{ name: string }>('select name from "ServerConfig" where account = $1', [
      accountId,
    ]);
    return { accountId, world: config?.name ?? '' };
  },
};
