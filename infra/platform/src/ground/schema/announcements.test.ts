import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { stack } from '../../../../../tests/support/stack.ts';
import { makeAccount, type TestAccount } from '../../../../../tests/support/world.ts';
import { endSession } from '../../areas/identity/sessions.ts';
import { type Database, openDatabase, type Sql } from '../database/sql.ts';

let account: TestAccount;
let listener: pg.Client;
/** The database processes that have sent notifications: tests beside this one send some too. */
const tellers: number[] = [];
const databases: Database[] = [];

beforeAll(async () => {
  account = await makeAccount();
  listener = new pg.Client({ connectionString: stack.urls.database });
  listener.on('notification', ({ processId, payload }) => {
    expect(payload).toBe('');
    tellers.push(processId);
  });
  await listener.connect();
  await listener.query('listen campus_remembered');
});
afterAll(async () => {
  await listener.end();
  for (const database of databases) await database.close();
});

/** Makes a change on a separate connection; returns how often it was announced. */
async function tellingsOf(change: (sql: Sql) => Promise<unknown>): Promise<number> {
  const database = openDatabase(stack.urls.database, { connections: 1 });
  databases.push(database);
  const teller = await database.one<{ pid: number }>('select pg_backend_pid() as pid');
  await database.transaction(change);
  // Once this announcement arrives, all earlier ones have arrived.
  const end = openDatabase(stack.urls.database, { connections: 1 });
  databases.push(end);
  const last = await end.one<{ pid: number }>(
    `select pg_backend_pid() as pid from pg_notify('campus_remembered', '')`,
  );
  await vi.waitFor(() => expect(tellers).toContain(last?.pid), 20_000);
  return tellers.filter((pid) => pid === teller?.pid).length;
}

const setPermission = (sql: Sql, permission: string) =>
  sql.query('update "Membership" set permission = $2 where "objectId" = $1', [
    account.people.leader.membershipId,
    permission,
  ]);

describe('every platform is told', () => {
  it('that a session has ended', async () => {
    const { sessionToken } = account.people.member;
    expect(await tellingsOf((sql) => endSession(sql, sessionToken))).toBe(1);
  });

  it('that a person has another role or no role any more', async () => {
    expect(await tellingsOf((sql) => setPermission(sql, 'moderator'))).toBe(1);
    const { membershipId } = account.people.moderator;
    expect(
      await tellingsOf((sql) => sql.query('delete from "Membership" where "objectId" = $1', [membershipId])),
    ).toBe(1);
  });

  it('of no change that was undone, and of no other change of members', async () => {
    const undone = tellingsOf(async (sql) => {
      await setPermission(sql, 'suspended');
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    const { membershipId } = account.people.admin;
    const rename = `update "Membership" set title = 'Dean' where "objectId" = $1`;
    expect(await tellingsOf((sql) => sql.query(rename, [membershipId]))).toBe(0);
  });
});
