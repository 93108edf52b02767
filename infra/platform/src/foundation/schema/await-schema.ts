import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../database/sql.ts';
import { missingMigrations, schemaLock } from './migrate.ts';

/**
 * Waits until a platform has migrated the database to this version. Only a platform can: it runs Parse
 * Server, which creates the tables.
 */
export async function awaitSchema(sql: Database, log: Logger): Promise<void> {
  const missing = () => sql.exclusively(schemaLock, () => missingMigrations(sql));
  let isLogged = false;
  for (let files = await missing(); files.length > 0; files = await missing()) {
    if (!isLogged) log.info({ missing: files }, 'waits for a platform to bring the database to this version');
    isLogged = true;
    await wait(500);
  }
}
