import { afterEach, expect, it, vi } from 'vitest';
import { stack } from '../../../../../tests/support/stack.ts';
import { sql, unique } from '../../../../../tests/support/world.ts';
import { type Listening, listenTo } from './listen.ts';

const open: Listening[] = [];
afterEach(async () => {
  for (const listening of open.splice(0)) await listening.close();
});

/** Listens to a channel that nobody else knows. */
async function listen() {
  const channel = `test_${unique()}`;
  const heard = vi.fn();
  open.push(await listenTo(stack.urls.database, channel, heard));
  return { channel, heard, notify: () => sql.query('select pg_notify($1, $2)', [channel, '']) };
}

it('receives committed changes, and none that are undone', async () => {
  const { channel, heard, notify } = await listen();
  const change = sql.transaction(async (inner) => {
    await inner.query('select pg_notify($1, $2)', [channel, '']);
    throw new Error('changed my mind');
  });
  await expect(change).rejects.toThrow('changed my mind');
  await notify();
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 20_000);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('treats a broken connection as a missed change, and receives later changes', async () => {
  const { channel, heard, notify } = await listen();
  const ended = await sql.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "' || $1 || '"'`,
    [channel],
  );
  expect(ended).toHaveLength(1);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), 20_000);
  await notify();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), 20_000);
});

it('fails if the database refuses the connection', async () => {
  const nowhere = new URL(stack.urls.database);
  nowhere.password = 'wrong';
  await expect(listenTo(nowhere.href, 'test', vi.fn())).rejects.toThrow(/password/);
});
