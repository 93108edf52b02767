import type { AppRouter } from '@campus/api/router';
import { makePin, makeRemoval } from '@campus/tests/areas/effective-access';
import { makeRoom } from '@campus/tests/areas/rooms';
import { openPages } from '@campus/tests/world/page-access';
import { sql, type TestAccount } from '@campus/tests/world/world';
import type { inferRouterInputs } from '@trpc/server';
import type { Examples } from './example-types.ts';
import { membership } from './member-examples.ts';

const onlyAccount = ({ accountId }: TestAccount) => ({ accountId });
const toPage = { kind: 'page', page: 'members' } as const;
const aboutPage = ({ accountId }: TestAccount) => ({ accountId, target: toPage });

/** A draft that closes a room to everyone. */
const closedRoom = async (accountId: string) => ({
  id: await makeRoom(accountId, { permAccess: 4 }),
  permAccess: 0,
  teamAccess: [],
  groupAccess: [],
});

/** Examples for operations on effective access. */
export const effectiveAccessExamples: Examples<Pick<inferRouterInputs<AppRouter>, 'effectiveAccess'>> = {
  'effectiveAccess.explain': async (account) => ({ ...(await membership(account)), target: toPage }),
  'effectiveAccess.whoCan': aboutPage,
  'effectiveAccess.people': aboutPage,
  'effectiveAccess.configuration': onlyAccount,
  'effectiveAccess.overrides': onlyAccount,
  'effectiveAccess.removeOverrides': async ({ accountId }) => {
    await sql.query(
      `delete from "WorldPermission" where account = $1 and permission in
         (select "objectId" from "Permission" where type = 'pageAccess' and action = 'scavengerHunt')`,
      [accountId],
    );
    await openPages(accountId, 'admin', ['scavengerHunt']);
    return { accountId, keys: ['page scavengerHunt'] };
  },
  'effectiveAccess.lastRemoval': onlyAccount,
  'effectiveAccess.undoRemoval': async ({ accountId, people }, caller) => ({
    accountId,
    removalId: await makeRemoval(accountId, (caller ?? people.owner).userId),
  }),
  'effectiveAccess.replay': async ({ accountId }) => ({ accountId, rooms: [await closedRoom(accountId)] }),
  'effectiveAccess.replayPeople': async ({ accountId }) => ({
    accountId,
    rooms: [await closedRoom(accountId)],
    lost: { kind: 'room', device: null, optionId: null },
  }),
  'effectiveAccess.viewAs': ({ accountId }) => ({ accountId, role: 'member' }),
  'effectiveAccess.pins': onlyAccount,
  'effectiveAccess.addPin': async ({ accountId }) => ({
    accountId,
    role: 'member',
    can: true,
    target: { kind: 'room', roomId: await makeRoom(accountId, { permAccess: 4 }) },
  }),
  'effectiveAccess.removePin': async ({ accountId }) => ({ accountId, pinId: await makePin(accountId) }),
};
