import { removeAccessOverrides, undoOverrideRemoval } from '@campus/contracts/effective-access/functions';
import { deleteRoomLevelPermissions } from '@campus/contracts/room-permissions/functions';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeRemoval } from '../../../../../tests/support/effective-access.ts';
import { openPages } from '../../../../../tests/support/page-access.ts';
import { callPlatform } from '../../../../../tests/support/platform.ts';
import { makeServices, type TestServices } from '../../../../../tests/support/platform-services.ts';
import { makePermissionsAccount } from '../../../../../tests/support/room-permissions.ts';
import { makeRoom } from '../../../../../tests/support/rooms.ts';
import { sql } from '../../../../../tests/support/world.ts';
import type { Sql } from '../../ground/database/sql.ts';
import { resetPermissions } from './reset.ts';

type Account = Awaited<ReturnType<typeof makePermissionsAccount>>;

/** Makes a call that waits for another change; the caller loses their role before that change ends. */
async function demotedWhile(
  account: Account,
  { to, refusal }: { to: string; refusal: string },
  change: () => Promise<unknown>,
) {
  const { refused } = await sql.transaction(async (other) => {
    await other.query(
      `insert into room_permission_version (account, version) values ($1, 1)
       on conflict (account) do update set version = room_permission_version.version + 1`,
      [account.accountId],
    );
    const refused = expect(change()).rejects.toMatchObject({ key: refusal });
    await vi.waitFor(async () => {
      const waiting = await other.query(
        'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
      );
      expect(waiting.length).toBeGreaterThan(0);
    }, 10_000);
    await other.query('update "Membership" set permission = $2 where "objectId" = $1', [
      account.people.admin.membershipId,
      to,
    ]);
    return { refused };
  });
  await refused;
}

describe('issue 16, show 4: a change whose author has lost the role while it waited', () => {
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
    await demotedWhile(account, { to: 'member', refusal: 'access.forbidden' }, () => change(account));
    const { accountId } = account;
    const rows = await sql.query('select kind, level, permissions from "RoomPermission" where account = $1', [
      accountId,
    ]);
    expect(rows).toEqual([{ kind: 'desktop', level: 'hall', permissions: { kick: 4 } }]);
  });

  it('is judged by the level that they have now', async () => {
    const account = await makePermissionsAccount();
    await openPages(account.accountId, 'moderator', ['roomPermissions']);
    const demotion = { to: 'moderator', refusal: 'roomPermissions.aboveOwn' };
    await demotedWhile(account, demotion, () => account.save({ kick: 8 }));
    expect(await account.read(account.people.owner)).toMatchObject({ records: [] });
  });
});

describe('a reset of many scenes', () => {
  let stack: TestServices;
  beforeAll(async () => {
    stack = await makeServices();
  });
  afterAll(() => stack.close());

  /** Resets all scenes of a hall; returns how many statements that took. */
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
      return resetPermissions({ ...call, services: stack.services }, reset);
    });
    expect((await counted).deleted).toBe(2 * scenes);
    const [row] = await sql.query(
      `select count(*)::int as changes from "RoomPermissionChange" where account = $1 and "to" = '' and by = $2`,
      [accountId, people.owner.email],
    );
    expect(row).toEqual({ changes: 2 * scenes });
    return statements;
  }

  it('issue 16: takes as many statements as a reset of few, and keeps the history of each value', async () => {
    expect(await statementsFor(20)).toBe(await statementsFor(2));
  });
});
