import { rm } from 'node:fs/promises';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Connection, connect } from './connect.ts';
import { removeBatch } from './remove-batch.ts';
import { createSchema } from './schema.ts';
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

const began = Date.parse('2026-10-31T23:00:00Z');
const hour = 3_600_000;

const login = (account: string, person: number, ms: number): StoredEvent => ({
  ...{ account, kind: 'LOGIN', ms, person, session: '1', seq: 0 },
  ...{ room: '', server: 'w', employee: person === 2, talk: 0 },
});

const events = (account: string) =>
  connection.query(
    `select toInt32(person) as person, toInt32(arrived) as arrived from raw_event
     where account = {account:String} order by person, arrived`,
    { account },
  );
const firsts = (account: string) =>
  connection.query(
    `select toInt32(person) as person, toInt64(toUnixTimestamp64Milli(min(ts))) as ms, max(employee) as employee
     from raw_first_login where account = {account:String} group by person order by person`,
    { account },
  );

it('removes the events of one batch over several months, and gives people the first login that remains', async () => {
  const later = began + 40 * 24 * hour;
  await writer.insert(
    [login('one', 1, began), login('one', 2, began), login('two', 1, later)],
    'a'.repeat(64),
    10,
  );
  await writer.insert([login('one', 1, began - hour), login('one', 2, began)], 'b'.repeat(64), 11);
  await writer.insert([login('one', 1, began + hour), login('one', 3, later)], 'c'.repeat(64), 12);
  const extent = { first: began, last: later };
  const remove = () => removeBatch(connection, { accounts: ['one', 'two'], arrived: 10, ...extent });
  for (const _ of ['once', 'again']) {
    await remove();
    expect(await events('one')).toEqual([
      { person: 1, arrived: 11 },
      { person: 1, arrived: 12 },
      { person: 2, arrived: 11 },
      { person: 3, arrived: 12 },
    ]);
    expect(await events('two')).toEqual([]);
    expect((await firsts('one')).map((row) => ({ ...Object(row), ms: Number(Object(row).ms) }))).toEqual([
      { person: 1, ms: began - hour, employee: false },
      { person: 2, ms: began, employee: true },
      { person: 3, ms: later, employee: false },
    ]);
    expect(await firsts('two')).toEqual([]);
  }
});

it('completes a removal that ended after the first logins were removed', async () => {
  await writer.insert([login('three', 1, began)], 'd'.repeat(64), 20);
  await writer.insert([login('three', 1, began + hour)], 'e'.repeat(64), 21);
  const batch = { accounts: ['three'], arrived: 20, first: began, last: began };
  const commands: string[] = [];
  const dying: Connection = {
    ...connection,
    command: async (sql) => {
      if (commands.length === 1) throw new Error('killed');
      commands.push(sql);
      await connection.command(sql);
    },
  };
  await expect(removeBatch(dying, batch)).rejects.toThrow('killed');
  await removeBatch(connection, batch);
  expect(await events('three')).toEqual([{ person: 1, arrived: 21 }]);
  expect(await firsts('three')).toMatchObject([{ person: 1 }]);
  expect(Number(Object((await firsts('three'))[0]).ms)).toBe(began + hour);
});

it('refuses accounts that would become part of the statement', async () => {
  const batch = { arrived: 30, first: began, last: began };
  await expect(removeBatch(connection, { accounts: [`x' or 1 = 1 --`], ...batch })).rejects.toThrow(
    'letters',
  );
});
