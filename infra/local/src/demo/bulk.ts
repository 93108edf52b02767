import type { Sql } from '@campus/platform/foundation/database/sql';

/**
 * Runs `work` while a table has only its unique indexes, then recreates the others, in one transaction. This
 * inserts a hundred thousand rows several times faster. Readers of the table wait until it ends.
 */
export async function withoutIndexes(
  database: Sql,
  table: string,
  work: (sql: Sql) => Promise<void>,
): Promise<void> {
  await database.transaction(async (sql) => {
    await sql.query('set local statement_timeout = 0');
    const indexes = await sql.query<{ name: string; definition: string }>(
      `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
       from pg_index i where i.indrelid = to_regclass($1) and not i.indisunique`,
      [`"${table}"`],
    );
    for (const { name } of indexes) await sql.query(`drop index ${name}`);
    await work(sql);
    for (const { definition } of indexes) await sql.query(definition);
  });
}
