import { readdir, readFile } from 'node:fs/promises';
import type { Database, Queryable } from '../database/sql.ts';
import { seedPermissions } from './seed.ts';

const folder = new URL('sql/', import.meta.url);

/** Held while the database is brought to another version. */
export const schemaLock = 'platform schema';

/**
 * Brings the database to this version: each numbered file of schema/sql once, in its own transaction, after
 * Parse Server made the tables. Run it under a lock: several platforms may start at once.
 */
export async function migrate(sql: Database): Promise<void> {
  await sql.query(
    'create table if not exists platform_migration (name text primary key, applied timestamptz not null)',
  );
  for (const name of await missingMigrations(sql))
    await sql.transaction(async (change) => {
      await run(change, name);
      await change.query('insert into platform_migration (name, applied) values ($1, now())', [name]);
    });
  await run(sql, 'private-by-default.sql');
  await seedPermissions(sql);
}

/** The files of schema/sql that the database still has to be brought up to. */
export async function missingMigrations(sql: Queryable): Promise<string[]> {
  const table = await sql.one(
    `select from pg_tables where tablename = 'platform_migration' and schemaname = current_schema()`,
  );
  const applied = table ? await sql.query<{ name: string }>('select name from platform_migration') : [];
  const done = new Set(applied.map(({ name }) => name));
  const files = (await readdir(folder)).filter((name) => /^\d{3}-.*\.sql$/.test(name)).sort();
  return files.filter((file) => !done.has(file));
}

async function run(sql: Queryable, name: string): Promise<void> {
  await sql.query(await readFile(new URL(name, folder), 'utf8'));
}
