// @module-tag nightly
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { readPostmaster } from '@campus/local/database/postmaster';
import { claim } from '@campus/local/ports';
import { startPart } from '@campus/local/processes';
import { openDatabase } from '@campus/platform/foundation/database/sql';
import { databasePart } from '@campus/tests/stack/database-part';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { expect, it, onTestFinished } from 'vitest';

const computes = `do $$ begin for step in 1..150000000 loop null; end loop; end $$`;

it('PostgreSQL, killed while a query runs, starts again as soon as the query has ended', async () => {
  const folder = await makeTemporaryFolder();
  const address = `postgres://campus:orphans@127.0.0.1:${await claim(0)}/postgres`;
  const database = path.join(folder, 'postgres');
  const definition = databasePart(database, address);
  const killed = await startPart(definition, folder);
  onTestFinished(async () => {
    await killed.stop();
    await rm(folder, { recursive: true });
  });
  await killed.ready;
  const sql = openDatabase(address, { connections: 2 });
  const query = sql.query(computes).catch(() => undefined);
  await expect
    .poll(() => sql.query(`select from pg_stat_activity where state = 'active' and query like 'do $$%'`))
    .toHaveLength(1);

  process.kill((await readPostmaster(database))?.pid ?? 0, 'SIGKILL');
  const again = await startPart(definition, folder, true);
  onTestFinished(() => again.stop());
  await again.ready;

  await query;
  await sql.close();
  expect(await readFile(path.join(folder, 'database.log'), 'utf8')).toContain(
    'pre-existing shared memory block',
  );
});
