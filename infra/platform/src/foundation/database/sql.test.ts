import { setTimeout as wait } from 'node:timers/promises';
import { claim } from '@campus/local/ports';
import { stack } from '@campus/tests/stack/stack';
import { makeAccount, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it, vi } from 'vitest';
import { badgeTable } from '../schema/tables/badge.ts';
import { isCancelled, isUnavailable, openDatabase, violates } from './sql.ts';

describe('a transaction', () => {
  it('keeps all or nothing', async () => {
    const { accountId } = await makeAccount();
    await sql.transaction((transaction) => badgeTable.insert(transaction, [{ accountId, name: 'kept' }]));
    const undone = sql.transaction(async (transaction) => {
      await badgeTable.insert(transaction, [{ accountId, name: 'undone' }]);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await badgesOf(accountId)).toEqual(['kept']);
  });

  it('undoes only itself inside another transaction', async () => {
    const { accountId } = await makeAccount();
    await sql.transaction(async (outer) => {
      await badgeTable.insert(outer, [{ accountId, name: 'before' }]);
      const failed = outer.transaction(async (inner) => {
        await badgeTable.insert(inner, [{ accountId, name: 'undone' }]);
        await inner.query('select 1 / 0');
      });
      await expect(failed).rejects.toThrow('division by zero');
      await outer.transaction((inner) => badgeTable.insert(inner, [{ accountId, name: 'after' }]));
    });
    expect(await badgesOf(accountId)).toEqual(['after', 'before']);
  });
});

describe('a connection that is lost', () => {
  it('fails only the next statement on it', async () => {
    const other = openDatabase(stack.urls.database, { connections: 1 });
    const lost = other.transaction(async (transaction) => {
      const own = await transaction.one<{ pid: number }>('select pg_backend_pid() as pid');
      await sql.query('select pg_terminate_backend($1, 5000)', [own?.pid]);
      // No statement runs while it breaks.
      await wait(50);
      await transaction.query('select 1');
    });
    await expect(lost).rejects.toThrow();
    expect(await other.one('select 1 as one')).toEqual({ one: 1 });
    await other.close();
  });
});

describe('exclusive work', () => {
  it('runs one after the other, even after a failure', async () => {
    const other = openDatabase(stack.urls.database, { connections: 1 });
    const steps: string[] = [];
    const work = (database: typeof sql, name: string) =>
      database.exclusively('a test', async () => {
        steps.push(`${name} begins`);
        await wait(50);
        steps.push(`${name} ends`);
        if (name === 'second') throw new Error('gone wrong');
      });
    await Promise.allSettled([work(sql, 'first'), work(other, 'second'), work(other, 'third')]);
    await other.close();
    for (const name of ['first', 'second', 'third'])
      expect(steps.indexOf(`${name} ends`)).toBe(steps.indexOf(`${name} begins`) + 1);
  });
});

describe('an error', () => {
  it('means that the database is unavailable when nothing answers or a connection is cut', async () => {
    const nowhere = openDatabase(`postgres://campus:x@127.0.0.1:${await claim(0)}/campus`);
    expect(isUnavailable(await failureOf(nowhere.query('select 1')))).toBe(true);
    const cut = sql.query('select pg_terminate_backend(pg_backend_pid())');
    expect(isUnavailable(await failureOf(cut))).toBe(true);
    expect(isUnavailable(await failureOf(sql.query('select nonsense')))).toBe(false);
  });

  it('means unavailable for later statements on a connection that was cut', async () => {
    const follows = sql.transaction(async (transaction) => {
      await failureOf(transaction.query('select pg_terminate_backend(pg_backend_pid())'));
      throw await vi.waitFor(async () => {
        const error = await failureOf(transaction.query('select 1'));
        expect(String(error)).toContain('is not queryable');
        return error;
      }, 20_000);
    });
    expect(isUnavailable(await failureOf(follows))).toBe(true);
  });

  it('names the unique index it violates', async () => {
    const { organizationName, accountId } = await makeAccount();
    const twice = sql.query(`insert into "Account" ("objectId", "organizationName") values ($1, $2)`, [
      accountId,
      organizationName,
    ]);
    const error = await failureOf(twice);
    expect(violates(error, 'Account_pkey')).toBe(true);
    expect(violates(error, '_User_unique_email')).toBe(false);
  });
});

async function badgesOf(accountId: string): Promise<string[]> {
  const rows = await sql.query<{ name: string }>(
    'select name from "Badge" where account = $1 order by name',
    [accountId],
  );
  return rows.map((row) => row.name);
}

function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('a read', () => {
  const running = (mark: string) =>
    sql.query('select pid from pg_stat_activity where query like $1 and pid <> pg_backend_pid()', [
      `%${mark}%`,
    ]);

  it('is canceled after eight seconds', async () => {
    expect(await sql.reading().one('show statement_timeout')).toEqual({ statement_timeout: '8s' });
  });

  it('takes one process of the database, however many rows it goes through', async () => {
    const setting = 'max_parallel_workers_per_gather';
    expect(await sql.reading().one(`show ${setting}`)).toEqual({ [setting]: '0' });
  });

  it('ends in the database too when its caller leaves, and its connection stays usable', async () => {
    const database = openDatabase(stack.urls.database, { connections: 1 });
    const gone = new AbortController();
    const mark = `read-${unique()}`;
    const read = database.reading(gone.signal).query(`select pg_sleep(60), '${mark}'`);
    const outcome = read.catch((error: unknown) => error);
    await vi.waitFor(async () => expect(await running(`pg_sleep(60), '${mark}`)).toHaveLength(1), 20_000);
    gone.abort(new Error('The caller is gone.'));
    expect(isCancelled(await outcome)).toBe(true);
    await expect(database.reading(gone.signal).query('select 1')).rejects.toThrow('The caller is gone.');
    expect(await database.reading().query('select 1 as one')).toEqual([{ one: 1 }]);
    await database.close();
  });
});

it('reads what is committed while all connections for changes and for reads are held', async () => {
  const database = openDatabase(stack.urls.database, { connections: 1 });
  const { accountId } = await makeAccount();
  const name = 'select "organizationName" as name from "Account" where "objectId" = $1';
  const before = await database.one(name, [accountId]);
  const long = database.reading().query('select pg_sleep(1)');
  await database.transaction(async (change) => {
    await change.query('update "Account" set "organizationName" = $2 where "objectId" = $1', [
      accountId,
      unique(),
    ]);
    expect(await database.committed.one(name, [accountId])).toEqual(before);
  });
  await long;
  await database.close();
});
