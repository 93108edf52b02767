import { removeAccessOverrides, undoOverrideRemoval } from '@campus/contracts/effective-access/functions';
import { deleteRoomLevelPermissions } from '@campus/contracts/room-permissions/functions';
import { makeRemoval } from '@campus/tests/areas/effective-access';
import { makePermissionsAccount } from '@campus/tests/areas/room-permissions';
import { makeRoom } from '@campus/tests/areas/rooms';
import { callPlatform } from '@campus/tests/calls/platform';
import { giveRole, whileWaiting } from '@campus/tests/calls/while-waiting';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { openPages } from '@campus/tests/world/page-access';
import { sql } from '@campus/tests/world/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sql } from '../../foundation/database/sql.ts';
import { refuseBrokenPins } from '../effective-access/refuse-broken-pins.ts';
import { resetPermissions } from './reset.ts';

type Account = Awaited<ReturnType<typeof makePermissionsAccount>>;

/** Makes a call that waits for another change. The caller gets another role before that change ends. */
function givenWhile({ accountId, people }: Account, role: string, change: () => Promise<unknown>) {
  const lock = (other: Sql) =>
    other.query(
      `insert into room_permission_version (account, version) values ($1, 1)
       on conflict (account) do update set version = room_permission_version.version + 1`,
      [accountId],
    );
  return whileWaiting(lock, change, giveRole(people.admin.membershipId, role));
}

describe('a change whose author has lost the role while it waited', () => {
  const changes: Record<string, (account: Account) => Promise<unknown>> = {
    'a save of rooms': ({ save }) => save({ kick: 8 }, { level: 'lab' }),
    'a save of web boards': ({ saveBoards }) => saveBoards({ permissions: { webboardfull: 8 } }),
    'a reset': ({ accountId, people }) =>
      callPlatform(deleteRoomLevelPermissions, { accountId, level: 'hall' }, people.admin.sessionToken),
    'a removal of overrides': ({ accountId, people }) =>
      callPlatform(removeAccessOverrides, { accountId, keys: ['none kick'] }, people.admin.sessionToken),
    'an undo of such a removal': async ({ accountId, people }) => {
      const removalId = await makeRemoval(accountId, people.admin.userId);
      return callPlatform(undoOverrideRemoval, { accountId, removalId }, people.admin.sessionToken);
    },
  };
  it.each(Object.entries(changes))('is refused, and nothing is stored: %s', async (_, change) => {
    const account = await makePermissionsAccount();
    await account.save({ kick: 4 }, { level: 'hall' });
    const ended = await givenWhile(account, 'member', () => change(account));
    expect(ended).toMatchObject({ reason: { key: 'access.forbidden' } });
    const { accountId } = account;
    const rows = await sql.query('select kind, level, permissions from "RoomPermission" where account = $1', [
      accountId,
    ]);
    expect(rows).toEqual([{ kind: 'desktop', level: 'hall', permissions: { kick: 4 } }]);
  });

  it('is judged by the level that they have now', async () => {
    const account = await makePermissionsAccount();
    await openPages(account.accountId, 'moderator', ['roomPermissions']);
    const ended = await givenWhile(account, 'moderator', () => account.save({ kick: 8 }));
    expect(ended).toMatchObject({ reason: { key: 'roomPermissions.aboveOwn' } });
    expect(await account.read(account.people.owner)).toMatchObject({ records: [] });
  });
});

describe('a reset of many scenes', () => {
  let stack: TestServices;
  beforeAll(async () => {
    stack = await makeServices();
  });
  afterAll(() => stack.close());

  /** Resets all scenes of a hall. Returns the number of SQL statements. */
  async function statementsFor(scenes: number): Promise<number> {
    const { accountId, people, save } = await makePermissionsAccount();
    const instances = Array.from({ length: scenes }, (_, index) => index + 10);
    for (const instance of instances) await makeRoom(accountId, { levelName: 'hall', instance });
    for (const instance of instances) await save({ kick: 4, mute: 4 }, { level: 'hall', instance });
    let statements = 0;
    const counted = sql.transaction(async (within) => {
      const query: Sql['query'] = (...statement) => {
        statements += 1;
        return within.query(...statement);
      };
      const one: Sql['one'] = (...statement) => {
        statements += 1;
        return within.one(...statement);
      };
      const user = { id: people.owner.userId, email: people.owner.email };
      const call = { sql: { ...within, query, one }, audit: { note: () => {} }, user };
      const reset = { accountId, kinds: ['desktop'] as const, level: 'hall', instance: undefined };
      return resetPermissions({ ...call, services: stack.services }, reset, refuseBrokenPins);
    });
    expect((await counted).deleted).toBe(2 * scenes);
    const [row] = await sql.query(
      `select count(*)::int as changes from "RoomPermissionChange" where account = $1 and "to" = '' and by = $2`,
      [accountId, people.owner.email],
    );
    expect(row).toEqual({ changes: 2 * scenes });
    return statements;
  }

  it('takes as many statements as a reset of few, and keeps the history of each value', async () => {
    expect(await statementsFor(20)).toBe(await statementsFor(2));
  });
});
