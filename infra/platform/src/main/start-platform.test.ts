import { logIn } from '@campus/contracts/auth/functions';
import { text } from '@campus/contracts/core/text';
import { claim } from '@campus/local/ports';
import { makeDatabase } from '@campus/tests/stack/databases';
import type { PlatformProcess } from '@campus/tests/stack/platform-of-stack';
import { startPlatformProcess } from '@campus/tests/stack/platform-process';
import { stack } from '@campus/tests/stack/stack';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../foundation/database/sql.ts';

const running: PlatformProcess[] = [];
afterEach(async () => {
  for (const platform of running) platform.stop();
  await Promise.all(running.splice(0).map((platform) => platform.ended));
});

async function start(env: NodeJS.ProcessEnv = {}, port?: number): Promise<PlatformProcess> {
  const platform = startPlatformProcess(port ?? (await claim(0)), env);
  running.push(platform);
  return platform;
}

// Each test starts whole processes, which is slow while many tests run.
describe('a platform', { timeout: 120_000 }, () => {
  it('starts beside another one on a new database, and both serve', async () => {
    const database = await makeDatabase();
    const platforms = await Promise.all([1, 2].map(() => start({ DATABASE_URL: database })));
    await Promise.all(platforms.map((platform) => platform.ready()));
    for (const { url } of platforms)
      await expect(signIn(url)).resolves.toMatchObject({ error: text('auth.incorrect') });
  });

  it('changes nothing in a database that another start has brought to this version', {
    tags: ['nightly'],
  }, async () => {
    const database = await makeDatabase();
    const first = await start({ DATABASE_URL: database });
    await first.ready();
    const before = await structureOf(database);
    first.stop();
    await first.ended;
    const second = await start({ DATABASE_URL: database });
    await second.ready();
    expect(await structureOf(database)).toEqual(before);
  });

  it('ends at once and without an error on a signal', { tags: ['nightly'] }, async () => {
    const platform = await start();
    await platform.ready();
    platform.stop();
    await expect(platform.ended).resolves.toEqual({ code: 0, signal: null, errors: '' });
  });

  it('stops being ready before it stops, and answers until then; on a second signal it does not wait', {
    tags: ['nightly'],
  }, async () => {
    const platform = await start({ DRAIN_SECONDS: '300' });
    await platform.ready();
    platform.stop();
    const readiness = await vi.waitFor(async () => {
      const answer = await fetch(`${platform.url}/readyz`);
      expect(answer.status).toBe(503);
      return answer;
    }, 20_000);
    await expect(readiness.json()).resolves.toEqual({ status: 'draining' });
    expect(readiness.headers.get('connection')).toBe('close');
    await expect(signIn(platform.url)).resolves.toMatchObject({ error: text('auth.incorrect') });
    platform.stop();
    await expect(platform.ended).resolves.toEqual({ code: 0, signal: null, errors: '' });
  });

  it('waits for running calls before it ends', async () => {
    const address = await makeDatabase();
    const platform = await start({ DATABASE_URL: address });
    await platform.ready();
    const database = openDatabase(address, { connections: 2 });
    const answer = await database.transaction(async (transaction) => {
      await transaction.query('lock table "_User"');
      const call = signIn(platform.url);
      await vi.waitFor(async () => {
        const waiting = await database.query(
          `select from pg_locks where not granted and locktype = 'relation'
           and database = (select oid from pg_database where datname = current_database())`,
        );
        expect(waiting.length).toBeGreaterThan(0);
      }, 20_000);
      platform.stop();
      return { call };
    });
    await database.close();
    await expect(answer.call).resolves.toMatchObject({ error: text('auth.incorrect') });
    await expect(platform.ended).resolves.toMatchObject({ code: 0 });
  });

  it('reports in one sentence that its port is taken', { tags: ['nightly'] }, async () => {
    const taken = Number(new URL(stack.urls.platform).port);
    const { ended } = await start({}, taken);
    await expect(ended).resolves.toEqual({
      code: 1,
      signal: null,
      errors: `Port ${taken} is already in use; set PLATFORM_PORT to a free one.\n`,
    });
  });

  it('reports in one sentence that the database cannot be reached', { tags: ['nightly'] }, async () => {
    const nowhere = await claim(0);
    const { ended } = await start({ DATABASE_URL: `postgres://campus:secret@127.0.0.1:${nowhere}/campus` });
    await expect(ended).resolves.toEqual({
      code: 1,
      signal: null,
      errors: `The database on 127.0.0.1, port ${nowhere}, cannot be reached.\n`,
    });
  });

  it('reports which part of its configuration is not valid', async () => {
    const { ended } = await start({ PARSE_MASTER_KEY: 'short' });
    await expect(ended).resolves.toMatchObject({
      code: 1,
      errors: expect.stringContaining('PARSE_MASTER_KEY'),
    });
  });
});

/** Tries to sign in with an unknown email: a public call that reads the database. */
async function signIn(url: string): Promise<unknown> {
  const response = await fetch(`${url}/parse/functions/${logIn.name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-parse-application-id': 'campus' },
    body: JSON.stringify({ email: 'nobody@campus.test', password: 'x' }),
  });
  return response.json();
}

/** Returns tables with columns and defaults, indexes, functions, triggers, migrations, and seeded rows. */
async function structureOf(url: string): Promise<unknown> {
  const database = openDatabase(url, { connections: 1 });
  const read = (text: string) => database.query(text);
  const structure = {
    columns: await read(
      `select table_name, column_name, data_type, column_default, is_nullable from information_schema.columns
       where table_schema = 'public' order by 1, 2`,
    ),
    indexes: await read(`select indexdef from pg_indexes where schemaname = 'public' order by 1`),
    functions: await read(
      `select proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
    ),
    triggers: await read('select tgname, tgrelid::regclass::text from pg_trigger order by 2, 1'),
    // Parse Server records its own id index at the second start.
    classes: await read(`select "className", "schema" - 'indexes' as schema from "_SCHEMA" order by 1`),
    migrations: await read('select * from platform_migration order by name'),
    permissions: await read('select * from "Permission" order by action'),
    roles: await read('select * from "_Role"'),
  };
  await database.close();
  return structure;
}
