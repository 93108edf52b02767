import type { AppRouter } from '@campus/api/router';
import { makeRoom } from '@campus/tests/areas/rooms';
import { sql, type TestAccount, unique } from '@campus/tests/world/world';
import type { inferRouterInputs } from '@trpc/server';
import type { Examples } from './example-types.ts';

/** Opens the account in browsers and returns its id. */
async function webEnabled({ accountId }: TestAccount): Promise<string> {
  await sql.query('update "Account" set "isWebEnabled" = true where "objectId" = $1', [accountId]);
  return accountId;
}

/** Examples for operations on web rooms. */
export const webRoomExamples: Examples<Pick<inferRouterInputs<AppRouter>, 'webRooms'>> = {
  'webRooms.list': async (account) => ({ accountId: await webEnabled(account) }),
  'webRooms.update': async (account) => ({
    accountId: await webEnabled(account),
    roomId: await makeRoom(account.accountId, { visibleOn: ['GOTO', 'web'] }),
    name: `Room ${unique()}`,
  }),
};
