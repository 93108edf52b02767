import { stack } from '@campus/tests/stack/stack';
import { sql, unique } from '@campus/tests/world/world';
import { afterEach, expect, it, vi } from 'vitest';
import { watchOutages } from './watch-outages.ts';

const open: Awaited<ReturnType<typeof watchOutages>>[] = [];
afterEach(async () => {
  for (const watch of open.splice(0)) await watch.close();
});

/** Returns the stack's database, with a connection name that no other test uses. */
function ownConnections() {
  const url = new URL(stack.urls.database);
  const name = `test-${unique()}`;
  url.searchParams.set('application_name', name);
  const breakAll = () =>
    sql.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [name]);
  return { url: url.href, breakAll };
}

it('says each time that the database is back', async () => {
  const { url, breakAll } = ownConnections();
  const isBack = vi.fn();
  open.push(await watchOutages(url, isBack));
  expect(isBack).not.toHaveBeenCalled();
  for (const times of [1, 2]) {
    await expect(breakAll()).resolves.toHaveLength(1);
    await vi.waitFor(() => expect(isBack).toHaveBeenCalledTimes(times), 20_000);
  }
});

it('says nothing when it is closed', async () => {
  const { url, breakAll } = ownConnections();
  const isBack = vi.fn();
  const watch = await watchOutages(url, isBack);
  await watch.close();
  await expect(breakAll()).resolves.toEqual([]);
  expect(isBack).not.toHaveBeenCalled();
});

it('fails if the database refuses the connection', async () => {
  const nowhere = new URL(stack.urls.database);
  nowhere.password = 'wrong';
  await expect(watchOutages(nowhere.href, vi.fn())).rejects.toThrow(/password/);
});
