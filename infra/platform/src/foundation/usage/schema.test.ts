import { rm } from 'node:fs/promises';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { expect, it } from 'vitest';
import { connect } from './connect.ts';
import { createSchema } from './schema.ts';
import { createWriter } from './writer.ts';

const day = 24 * 60 * 60 * 1000;

it('events go after as many days as the service keeps them, also where it kept them longer before; who came first stays known', async () => {
  const folder = await makeTemporaryFolder();
  const connection = await connect({ databaseUrl: '', folder });
  const daysAgo = (days: number) => Date.now() - days * day;
  const login = (ms: number, person: number) => ({
    ...{ account: 'mine', kind: 'LOGIN' as const, ms, person, session: '1', seq: 0 },
    ...{ room: '', server: 'w', employee: false, talk: 0 },
  });
  const people = async (table: string) => {
    await connection.command(`optimize table ${table} final`);
    const rows = await connection.query(`select toInt32(person) as person from ${table} order by person`, {});
    return rows.map((row) => (row as { person: number }).person);
  };
  try {
    await createSchema(connection, 3_650);
    await createWriter(connection).insert([login(daysAgo(300), 1), login(daysAgo(90), 2)], 'a'.repeat(64));
    expect(await people('raw_event')).toEqual([1, 2]);
    await createSchema(connection, 200);
    expect(await people('raw_event')).toEqual([2]);
    expect(await people('raw_first_login')).toEqual([1, 2]);
  } finally {
    await connection.close();
    await rm(folder, { recursive: true });
  }
});
