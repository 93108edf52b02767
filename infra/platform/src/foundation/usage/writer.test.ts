import { rm } from 'node:fs/promises';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Connection, connect } from './connect.ts';
import { createSchema, eventColumns } from './schema.ts';
import { createWriter, type StoredEvent, type UsageWriter } from './writer.ts';

let folder: string;
let connection: Connection;
let writer: UsageWriter;

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  connection = await connect({ databaseUrl: '', folder });
  await createSchema(connection, 3_650);
  writer = createWriter(connection);
});

afterAll(async () => {
  await connection.close();
  await rm(folder, { recursive: true });
});

const token = (digit: string) => digit.repeat(64);

/** Makes login events of this many people, at one minute of an hour. */
const logins = (account: string, count: number, minute = 0): StoredEvent[] =>
  Array.from({ length: count }, (_, seq) => ({
    ...{
      account,
      kind: 'LOGIN',
      ms: Date.parse('2026-11-20T09:00Z') + minute * 60_000 + seq,
      person: seq + 1,
      session: '1',
      seq,
    },
    ...{ room: '', server: 'w', employee: false, talk: 0 },
  }));

const countOf = async (table: string, account: string) => {
  const asked = `select toInt32(count()) as n from ${table} where account = {account:String}`;
  return (await connection.query(asked, { account }))[0];
};

/** Inserts rows as the writer does, but without a token. */
function insertWithoutToken(events: readonly StoredEvent[]): Promise<void> {
  const rows = events.map(({ ms, ...event }) => {
    const ts = new Date(ms).toISOString().slice(0, -1).replace('T', ' ');
    const stored = { ...event, ts, arrived: 0 };
    return JSON.stringify(eventColumns.map((column) => stored[column]));
  });
  return connection.insert(
    `insert into raw_event (${eventColumns.join(', ')}) format JSONCompactEachRow`,
    rows.join('\n'),
  );
}

it('an insert without a token after one with a token is not swallowed', async () => {
  await writer.insert(logins('plain', 5), token('a'));
  // The engine itself recognizes identical rows, so these have different times.
  for (const minute of [1, 2]) await insertWithoutToken(logins('plain', 5, minute));
  expect(await countOf('raw_event', 'plain')).toEqual({ n: 15 });
});

it('a batch is stored once for its token, and again for another one, whatever was inserted between', async () => {
  const events = logins('once', 4);
  for (const digit of ['b', 'c', 'b', 'c']) await writer.insert(events, token(digit));
  expect(await countOf('raw_event', 'once')).toEqual({ n: 8 });
  await connection.command('optimize table raw_first_login final');
  expect(await countOf('raw_first_login', 'once')).toEqual({ n: 4 });
});

it('a token that is no hash is refused: it would be read as a part of the statement', async () => {
  await expect(writer.insert(logins('odd', 1), `a', async_insert = 1 --`)).rejects.toThrow(
    'A token is the hash of',
  );
  expect(await countOf('raw_event', 'odd')).toEqual({ n: 0 });
});

it('a batch can hold events of more months than the engine takes by default', async () => {
  const month = 30 * 24 * 60;
  const events = Array.from({ length: 120 }, (_, back) => logins('months', 1, -back * month)).flat();
  await writer.insert(events, token('d'));
  expect(await countOf('raw_event', 'months')).toEqual({ n: 120 });
});
