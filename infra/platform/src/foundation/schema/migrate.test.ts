import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeDatabase } from '@campus/tests/stack/databases';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database/sql.ts';
import { StartFailure } from '../start-failure.ts';
import { applySchema, missingMigrations } from './migrate.ts';

let sql: Database;
let folder: string;

beforeEach(async () => {
  sql = openDatabase(await makeDatabase(), { connections: 1 });
  folder = await makeTemporaryFolder();
  await mkdir(path.join(folder, 'migrations'));
  await mkdir(path.join(folder, 'tables'));
  await write('functions.sql', 'create function one() returns int language sql as $$ select 1 $$');
  await write('tables/task.sql', 'create table task (id int primary key default one())');
  await write('tables/task-row.sql', 'create table task_row (task int references task)');
});
afterEach(async () => {
  await sql.close();
  await rm(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFile(path.join(folder, name), text);

const ledger = async () =>
  (await sql.query<{ name: string }>('select name from platform_migration order by name')).map(
    ({ name }) => name,
  );

const exists = async (table: string) =>
  (await sql.query('select from pg_tables where tablename = $1', [table])).length === 1;

describe('a new database', () => {
  it('gets functions and tables, and counts every migration as applied', async () => {
    await write('migrations/001-more.sql', 'create table task (id int)');
    expect(await missingMigrations(sql, folder)).toEqual(['baseline', '001-more.sql']);
    await applySchema(sql, folder);
    await expect(sql.query('insert into task default values returning id')).resolves.toEqual([{ id: 1 }]);
    expect(await exists('task_row')).toBe(true);
    expect(await ledger()).toEqual(['001-more.sql', 'baseline']);
    expect(await missingMigrations(sql, folder)).toEqual([]);
  });

  it('stays empty when one of the files fails', async () => {
    await write('tables/world.sql', 'create index nowhere on world (id)');
    await expect(applySchema(sql, folder)).rejects.toThrow('does not exist');
    expect(await exists('task')).toBe(false);
    expect(await ledger()).toEqual([]);
  });
});

describe('a database with the baseline', () => {
  it('gets each later migration once, in the order of the numbers', async () => {
    await applySchema(sql, folder);
    await write('migrations/002-second.sql', 'alter table room add name text');
    await write('migrations/001-first.sql', 'create table room (id int)');
    await write('migrations/notes.md', 'This is not SQL.');
    expect(await missingMigrations(sql, folder)).toEqual(['001-first.sql', '002-second.sql']);
    await applySchema(sql, folder);
    await applySchema(sql, folder);
    expect(await exists('room')).toBe(true);
    expect(await ledger()).toEqual(['001-first.sql', '002-second.sql', 'baseline']);
  });

  it('keeps nothing of a failed migration, and all earlier ones', async () => {
    await applySchema(sql, folder);
    await write('migrations/001-first.sql', 'create table room (id int)');
    await write('migrations/002-second.sql', 'create table door (id int); alter table nowhere add name text');
    await expect(applySchema(sql, folder)).rejects.toThrow('does not exist');
    expect(await exists('door')).toBe(false);
    expect(await missingMigrations(sql, folder)).toEqual(['002-second.sql']);
  });
});

it('refuses a database made before the baseline', async () => {
  await applySchema(sql, folder);
  await sql.query(`update platform_migration set name = '001-indexes.sql'`);
  await expect(applySchema(sql, folder)).rejects.toThrow(StartFailure);
});
