import type { AppRouter } from '@campus/api/router';
import { deleteRoom, moveRoom } from '@campus/contracts/rooms/functions';
import { makeRoom } from '@campus/tests/areas/rooms';
import { makeTask } from '@campus/tests/areas/tasks';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeSuperadmin, type Person, sql, type TestAccount } from '@campus/tests/world/world';
import type { inferRouterInputs } from '@trpc/server';
import type { Examples } from './example-types.ts';

const onlyAccount = ({ accountId }: TestAccount) => ({ accountId });
const ofRoom = async ({ accountId }: TestAccount) => ({ accountId, roomId: await makeRoom(accountId) });
const ofEntry = async ({ accountId }: TestAccount) => ({ accountId, entryId: await makeRoom(accountId) });

/** Makes a move that can be undone. */
async function move({ accountId }: TestAccount): Promise<string> {
  const { sessionToken } = await makeSuperadmin();
  const id = await makeRoom(accountId, { order: 7 });
  const { moveId } = await callPlatform(
    moveRoom,
    { accountId, move: { kind: 'entry', id, folder: '', after: null }, before: [] },
    sessionToken,
  );
  if (!moveId) throw new Error('Nothing was moved.');
  return moveId;
}

/** A bulk edit by the caller or by the owner. */
function bulkEdit(status: 'planned' | 'done') {
  return async ({ accountId, people }: TestAccount, caller: Person | undefined) => {
    const params = { entryIds: [], values: {} };
    const by = caller ?? people.owner;
    const taskId = await makeTask({ accountId, by, kind: 'rooms.bulkEdit', status, params });
    await sql.query('update "Task" set done = 1 where id = $1', [taskId]);
    return { accountId, taskId };
  };
}

/** Examples for operations on rooms and commands. */
export const roomExamples: Examples<Pick<inferRouterInputs<AppRouter>, 'rooms'>> = {
  'rooms.list': onlyAccount,
  'rooms.find': ({ accountId }) => ({ accountId, search: 'a' }),
  'rooms.version': onlyAccount,
  'rooms.use': onlyAccount,
  'rooms.levels': onlyAccount,
  'rooms.locations': ({ accountId }) => ({ accountId, levelName: 'lobby' }),
  'rooms.doors': ({ accountId }) => ({ accountId, levelName: 'lobby' }),
  'rooms.groups': onlyAccount,
  'rooms.supportedLevels': onlyAccount,
  'rooms.lookup': onlyAccount,
  'rooms.references': ofRoom,
  'rooms.planBulkEdit': async ({ accountId }) => ({
    accountId,
    entryIds: [await makeRoom(accountId)],
    values: { permAccess: 1 },
  }),
  'rooms.bulkEditRows': bulkEdit('planned'),
  'rooms.applyBulkEdit': bulkEdit('planned'),
  'rooms.lastBulkEdit': onlyAccount,
  'rooms.undoBulkEdit': bulkEdit('done'),
  'rooms.diagnose': onlyAccount,
  'rooms.remedy': async ({ accountId }) => ({
    accountId,
    problem: {
      kind: 'zoom.half',
      subjectId: await makeRoom(accountId, { zoomCredential: { id: '1', passcode: '' } }),
      otherId: '',
    },
    remedy: 'clearZoom',
  }),
  'rooms.acceptProblem': async ({ accountId }) => ({
    accountId,
    problem: {
      kind: 'zoom.half',
      subjectId: await makeRoom(accountId, { zoomCredential: { id: '1', passcode: '' } }),
      otherId: '',
    },
    isAccepted: true,
  }),
  'rooms.duplicate': async ({ accountId }) => ({ accountId, source: { entry: await makeRoom(accountId) } }),
  'rooms.preview': onlyAccount,
  'rooms.passcodes': ofRoom,
  'rooms.changes': ofEntry,
  'rooms.update': async (account) => ({
    ...(await ofEntry(account)),
    change: { kind: 'room', fields: { name: 'Foyer' } },
  }),
  'rooms.save': async ({ accountId }) => ({
    accountId,
    create: false,
    entries: [
      { entryId: await makeRoom(accountId), change: { kind: 'room' as const, fields: { name: 'Foyer' } } },
    ],
  }),
  'rooms.delete': ofEntry,
  'rooms.restore': async ({ accountId }) => {
    const { sessionToken } = await makeSuperadmin();
    const entryId = await makeRoom(accountId);
    await callPlatform(deleteRoom, { accountId, entryId }, sessionToken);
    return { accountId, entryId };
  },
  'rooms.deleted': onlyAccount,
  'rooms.move': async ({ accountId }) => ({
    accountId,
    move: { kind: 'entry', id: await makeRoom(accountId), folder: '', after: null },
  }),
  'rooms.undoMove': async (account) => ({ accountId: account.accountId, moveId: await move(account) }),
  'rooms.renameFolder': async ({ accountId }) => {
    const folder = `Folder ${await makeRoom(accountId)}`;
    await makeRoom(accountId, { group: folder });
    return { accountId, folder, name: `New ${folder}` };
  },
};
