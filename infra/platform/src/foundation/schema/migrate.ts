import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database, Queryable, Sql } from '../database/sql.ts';
import { StartFailure } from '../start-failure.ts';
import { seedPermissions } from './seed.ts';

/** The name of the lock held during schema changes. */
export const schemaLock = 'platform schema';

/** The ledger entry for functions.sql and tables/*.sql. */
const baseline = 'baseline';

const schemaFolder = fileURLToPath(new URL('.', import.meta.url));

/**
 * Migrates the database to this version, after Parse Server has created its tables. Several platforms may
 * start at once, so run it under `schemaLock`. Throws a `StartFailure` if the database is older than the
 * baseline.
 */
export async function migrate(sql: Database): Promise<void> {
  await applySchema(sql, schemaFolder);
  await sql.query(await readFile(path.join(schemaFolder, 'private-by-default.sql'), 'utf8'));
  await seedPermissions(sql);
}

/**
 * Applies the SQL files of a folder. A new database gets functions.sql and tables/*.sql, which define the
 * current schema. An existing one gets the missing files from migrations/, each in its own transaction.
 */
export async function applySchema(sql: Sql, folder: string): Promise<void> {
  await sql.query(
    'create table if not exists platform_migration (name text primary key, applied timestamptz not null)',
  );
  const applied = await appliedNames(sql);
  if (applied.size === 0) return sql.transaction((change) => createTables(change, folder));
  if (!applied.has(baseline))
    throw new StartFailure('The database was made by an older version. Empty it, or use another one.');
  for (const name of await missingMigrations(sql, folder))
    await sql.transaction(async (change) => {
      await run(change, path.join(folder, 'migrations', name));
      await record(change, [name]);
    });
}

/** Returns the ledger entries that the database lacks: 'baseline', or files in migrations/. */
export async function missingMigrations(sql: Queryable, folder = schemaFolder): Promise<string[]> {
  const table = await sql.one(
    `select from pg_tables where tablename = 'platform_migration' and schemaname = current_schema()`,
  );
  const applied = table ? await appliedNames(sql) : new Set();
  return [baseline, ...(await migrationsIn(folder))].filter((name) => !applied.has(name));
}

async function createTables(sql: Queryable, folder: string): Promise<void> {
  await run(sql, path.join(folder, 'functions.sql'));
  const tables = (await readdir(path.join(folder, 'tables'))).filter((file) => file.endsWith('.sql'));
  // Without the extension, "task" comes before "task-row", which refers to it.
  for (const name of tables.map((file) => path.parse(file).name).sort())
    await run(sql, path.join(folder, 'tables', `${name}.sql`));
  await record(sql, [baseline, ...(await migrationsIn(folder))]);
}

async function migrationsIn(folder: string): Promise<string[]> {
  const files = await readdir(path.join(folder, 'migrations'));
  return files.filter((name) => /^\d{3}-.*\.sql$/.test(name)).sort();
}

async function appliedNames(sql: Queryable): Promise<Set<string>> {
  const rows = await sql.query<{ name: string }>('select name from platform_migration');
  return new Set(rows.map(({ name }) => name));
}

async function record(sql: Queryable, names: readonly string[]): Promise<void> {
  await sql.query('insert into platform_migration (name, applied) select unnest($1::text[]), now()', [names]);
}

async function run(sql: Queryable, file: string): Promise<void> {
  await sql.query(await readFile(file, 'utf8'));
}
