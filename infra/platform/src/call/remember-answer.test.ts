import { randomBytes } from 'node:crypto';
import { sql, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';
import type { Sql } from '../foundation/database/sql.ts';
import { rememberAnswer } from './remember-answer.ts';

/** A call that increments a number in the database and returns it. */
function counting(key = unique()) {
  const { userId, accountId } = { userId: 'u1', accountId: 'a1' };
  const counter = unique();
  const count = async (tx: Sql) =>
    tx.one<{ mails: number }>(
      `insert into mail_count (key, mails, until) values ($1, 1, now() + interval '1 hour')
       on conflict (key) do update set mails = mail_count.mails + 1 returning mails`,
      [counter],
    );
  const call = (asked: unknown = 'x', during = async (_tx: Sql) => {}) =>
    sql.transaction((tx) =>
      rememberAnswer(
        tx,
        { userId, accountId, key },
        {
          asked: [asked],
          answer: async () => {
            const counted = await count(tx);
            await during(tx);
            return counted;
          },
        },
      ),
    );
  const counted = async () =>
    (await sql.one<{ mails: number }>('select mails from mail_count where key = $1', [counter]))?.mails ?? 0;
  return { call, counted };
}

it('calls with the same key and input run once and get the same answer', async () => {
  const { call, counted } = counting();
  expect([await call(), await call()]).toEqual([{ mails: 1 }, { mails: 1 }]);
  expect(await counted()).toBe(1);
});

it('the same key for another call is refused', async () => {
  const { call, counted } = counting();
  await call('x');
  await expect(call('y')).rejects.toMatchObject({ kind: 'mismatch', key: 'request.key.reused' });
  expect(await counted()).toBe(1);
});

it('a repetition is refused while the first call runs, and answered afterwards', async () => {
  const { call, counted } = counting();
  await call('x', async () => {
    await expect(call('x')).rejects.toMatchObject({ kind: 'conflict', key: 'request.key.running' });
  });
  expect(await call('x')).toEqual({ mails: 1 });
  expect(await counted()).toBe(1);
});

it('an interrupted call leaves nothing, and runs when it is repeated', async () => {
  const { call, counted } = counting();
  const died = call('x', async (tx) => {
    const backend = await tx.one<{ pid: number }>('select pg_backend_pid() as pid');
    await sql.query('select pg_terminate_backend($1)', [backend?.pid]);
    await tx.query('select 1');
  });
  await expect(died).rejects.toThrow();
  expect(await counted()).toBe(0);
  expect(await call('x')).toEqual({ mails: 1 });
  expect(await counted()).toBe(1);
});

it('the same key of another person is a different key', async () => {
  const key = unique();
  const own = counting(key);
  await own.call();
  const other = sql.transaction((tx) =>
    rememberAnswer(
      tx,
      { userId: 'u2', accountId: 'a1', key },
      { asked: ['x'], answer: async () => 'theirs' },
    ),
  );
  expect(await other).toBe('theirs');
});

it('the oldest large answers of a person make room; their keys run nothing again', async () => {
  const person = { userId: unique(), accountId: 'a1' };
  let runs = 0;
  const call = (key: string, asked = 'x') =>
    sql.transaction((tx) =>
      rememberAnswer(
        tx,
        { ...person, key },
        {
          asked: [asked],
          answer: async () => {
            runs += 1;
            return { noise: randomBytes(6 * 1024 ** 2).toString('base64') };
          },
        },
      ),
    );
  await call('first');
  const second = await call('second');
  await call('third');
  expect(await call('second')).toEqual(second);
  await expect(call('first')).rejects.toMatchObject({ kind: 'conflict', key: 'request.key.forgotten' });
  await expect(call('first', 'y')).rejects.toMatchObject({ key: 'request.key.reused' });
  expect(runs).toBe(3);
});
