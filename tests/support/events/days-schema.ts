import { openDatabase, type Sql } from '@campus/platform/foundation/database/sql';
import { stack } from '../stack/stack.ts';
import { unique } from '../world/world.ts';

/** The platform's database with a list of stored days of its own: the stack's service would store them too. */
export async function openDaysSchema(): Promise<{ sql: Sql; close(): Promise<void> }> {
  const schema = `days_${unique()}`;
  const url = new URL(stack.urls.database);
  url.searchParams.set('options', `-c search_path=${schema},public`);
  const sql = openDatabase(url.href, { connections: 4 });
  await sql.query(`create schema ${schema}`);
  for (const table of ['usage_session_day', 'usage_batch'])
    await sql.query(`create table ${schema}.${table} (like public.${table} including all)`);
  return {
    sql,
    close: async () => {
      await sql.query(`drop schema ${schema} cascade`);
      await sql.close();
    },
  };
}
