import { rm } from 'node:fs/promises';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Connection, connect } from './connect.ts';
import { isLimitReached } from './limits.ts';
import type { Relations, Scope } from './query.ts';
import { createReader, type QueryLimits } from './reader.ts';
import { createSchema } from './schema.ts';
import { createWriter } from './writer.ts';

let folder: string;
let connection: Connection;

const day = 24 * 60 * 60 * 1000;
const began = Date.parse('2026-11-20T09:00Z');
const scope: Scope = { accountId: 'mine', from: new Date(began), to: new Date(began + day) };

/** Makes this many logins, one millisecond apart. */
const logins = (account: string, count: number, ms = began) =>
  Array.from({ length: count }, (_, seq) => ({
    ...{ account, kind: 'LOGIN' as const, ms: ms + seq, person: seq + 1, session: '1', seq },
    ...{ room: '', server: 'w', employee: false, talk: 0 },
  }));

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  connection = await connect({ databaseUrl: '', folder });
  await createSchema(connection, 3_650);
  const writer = createWriter(connection);
  await writer.insert(logins('mine', 3_000), 'a'.repeat(64));
  await writer.insert(logins('theirs', 5), 'b'.repeat(64));
  await writer.insert([...logins('mine', 1, began - 1), ...logins('mine', 1, began + day)], 'c'.repeat(64));
});

afterAll(async () => {
  await connection.close();
  await rm(folder, { recursive: true });
});

const usual: QueryLimits = { seconds: 5, rows: 1_000_000, megabytes: 500 };
/**
 * A query over this many numbers takes many seconds but ends. Without its own limit, it fails only its test.
 */
const many = 1_000_000_000;
const runaway = () => `select sum(sipHash64(number)) as n from numbers(${many})`;
const row = z.object({ n: z.coerce.number() });
const counted = ({ events }: Relations) => `select count() as n from ${events}`;
const read = (sql: (relations: Relations) => string, limits: Partial<QueryLimits> = {}, of = scope) =>
  createReader([connection], { ...usual, ...limits }).rows(of, { sql, row });

describe('a query', () => {
  it('sees the events of its account and its times, the end excluded', async () => {
    expect(await read(counted)).toEqual([{ n: 3_000 }]);
    expect(await read(counted, {}, { ...scope, accountId: 'theirs' })).toEqual([{ n: 5 }]);
    expect(await read(({ firstLogins }) => `select count() as n from ${firstLogins}`)).toEqual([
      { n: 3_000 },
    ]);
  });

  it('cannot have values of its own in place of its account and its times', async () => {
    const params = { account: 'theirs', from: 0, to: began + 9 * day };
    const reader = createReader([connection], usual);
    expect(await reader.rows(scope, { sql: counted, params, row })).toEqual([{ n: 3_000 }]);
  });

  it.each([
    ['a table', () => 'select count() as n from raw_event'],
    ['a table in other letters', () => 'select count() as n from RAW_first_login'],
    [
      'a view with an account of its own',
      ({ events }: Relations) => `select count() as n from ${events.replace('{account:String}', "'theirs'")}`,
    ],
    ['settings of its own', (relations: Relations) => `${counted(relations)} settings max_threads = 8`],
    ['a second statement', (relations: Relations) => `${counted(relations)}; select 1 as n`],
    ['a name in quotes', () => 'select count() as n from `raw` '],
  ])('that names %s is refused before it runs', async (_, sql) => {
    await expect(read(sql)).rejects.toThrow('A query may name views only');
  });

  it.each<[string, string, Partial<QueryLimits>, (relations: Relations) => string]>([
    ['seconds', 'TIMEOUT_EXCEEDED', { seconds: 1, rows: many }, runaway],
    ['rows', 'TOO_MANY_ROWS', { rows: 1_000 }, ({ events }) => `select sum(person) as n from ${events}`],
    [
      'memory',
      'MEMORY_LIMIT_EXCEEDED',
      { megabytes: 20, rows: many },
      () => 'select length(groupArray(sipHash64(number))) as n from numbers(10000000)',
    ],
  ])('is ended by its own limit of %s, which the next one does not have', async (_, type, limits, sql) => {
    const failure = await read(sql, limits).catch((error: unknown) => error);
    expect(failure).toMatchObject({ type });
    expect(isLimitReached(failure)).toBe(true);
    expect(await read(counted)).toEqual([{ n: 3_000 }]);
  });

  it('may take fewer seconds than usual', async () => {
    const reader = createReader([connection], { ...usual, seconds: 60, rows: many });
    await expect(reader.rows(scope, { sql: runaway, row, seconds: 1 })).rejects.toMatchObject({
      type: 'TIMEOUT_EXCEEDED',
    });
  });

  it('that answers another row than it should says so, with the row', async () => {
    await expect(read(() => `select 'many' as n`)).rejects.toThrow(
      'The engine answered another row: {"n":"many"}',
    );
  });
});

describe('queries of several accounts', () => {
  /**
   * Creates a reader with four connections. Queries start in the order of `begun` and end when the test ends
   * them.
   */
  async function sharing() {
    const opened = await Promise.all(Array.from({ length: 4 }, () => connect({ databaseUrl: '', folder })));
    const begun: { account: unknown; end: () => void }[] = [];
    const held = opened.map((one) => ({
      ...one,
      query: async (sql: string, params: Record<string, unknown>) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        begun.push({ account: params.account, end: resolve });
        await promise;
        return one.query(sql, params);
      },
    }));
    const reader = createReader(held, usual);
    return {
      ask: (accountId: string) => reader.rows({ ...scope, accountId }, { sql: counted, row }),
      begun,
      order: () => begun.map(({ account }) => account).join(' '),
      close: () => Promise.all(opened.map((one) => one.close())),
    };
  }

  it('two of an account run at a time, and accounts that wait take turns', async () => {
    const { ask, begun, order, close } = await sharing();
    const asked = ['mine', 'mine', 'mine', 'mine', 'mine', 'theirs', 'third', 'fourth', 'fourth'].map(ask);
    const four = 'mine mine theirs third';
    await expect.poll(order).toBe(four);
    begun[0]?.end();
    await expect.poll(order).toBe(`${four} fourth`);
    begun[1]?.end();
    await expect.poll(order).toBe(`${four} fourth fourth`);
    begun[2]?.end();
    begun[3]?.end();
    await expect.poll(order).toBe(`${four} fourth fourth mine mine`);
    begun[6]?.end();
    await expect.poll(order).toBe(`${four} fourth fourth mine mine mine`);
    for (const { end } of begun) end();
    const [first, , , , , theirs] = await Promise.all(asked);
    expect([first, theirs]).toEqual([[{ n: 3_000 }], [{ n: 5 }]]);
    await close();
  });

  it('an account whose queries are too many is refused, and no other one', async () => {
    const { ask, begun, close } = await sharing();
    const asked = Array.from({ length: 70 }, () => ask('mine'));
    const ended = Promise.allSettled(asked);
    const theirs = ask('theirs');
    await expect.poll(() => begun.length).toBe(3);
    for (let at = 0; at < 67; at += 1) {
      await expect.poll(() => begun.length).toBeGreaterThan(at);
      begun[at]?.end();
    }
    expect(await theirs).toEqual([{ n: 5 }]);
    const refused = (await ended).filter(({ status }) => status === 'rejected');
    // Two run and 64 wait.
    expect(refused).toHaveLength(4);
    expect(refused[0]).toMatchObject({ reason: { kind: 'tooMany', key: 'request.busy' } });
    await close();
  });
});
