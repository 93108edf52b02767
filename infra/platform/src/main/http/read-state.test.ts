import { claim } from '@campus/local/ports';
import { makeDatabase } from '@campus/tests/stack/databases';
import { startPlatformProcess } from '@campus/tests/stack/platform-process';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../foundation/database/sql.ts';
import { readState } from './read-state.ts';

it('counts jobs by queue, and ages those that are due or failed', {
  timeout: 60_000,
  tags: ['nightly'],
}, async () => {
  const url = await makeDatabase();
  const platform = startPlatformProcess(await claim(0), { DATABASE_URL: url });
  await platform.ready();
  platform.stop();
  await platform.ended;
  const sql = openDatabase(url, { connections: 2 });
  onTestFinished(() => sql.close());
  const add = (state: string, created: string, due: string, key: string) =>
    sql.query(
      `insert into jobs.job (name, state, created_on, start_after, singleton_key, policy)
       values ('invitation-mail', $1, now() + $2::interval, now() + $3::interval, $4, 'short')`,
      [state, created, due, key],
    );
  await add('created', '-5 days', '-1 minute', 'postponed until a minute ago');
  await add('created', '-9 days', '1 hour', 'not due');
  await add('retry', '-10 minutes', '5 minutes', 'failed at first');
  await add('failed', '-2 days', '-2 days', 'given up');
  await add('completed', '-2 days', '-2 days', 'done');
  await sql.query(
    `insert into sign_in_failure (person, place, known, failures, charged, until, counted)
     values ('a', 'x', false, 3, 3, now(), now()), ('b', 'x', false, 4, 4, now(), now() - interval '1 hour')`,
  );
  const state = await readState(sql);
  const job = state.jobs.find(({ queue }) => queue === 'invitation-mail');
  expect(job).toMatchObject({ waiting: 3, failed: 1 });
  expect(Math.round((job?.oldestSeconds ?? 0) / 60)).toBe(10);
  expect(state.jobs.find(({ queue }) => queue === 'task')).toMatchObject({
    waiting: 0,
    failed: 0,
    oldestSeconds: 0,
  });
  expect(state).toMatchObject({ signInFailures: 3 });
  expect(state.tasks).toContainEqual({ status: 'waiting', count: 0 });
});
