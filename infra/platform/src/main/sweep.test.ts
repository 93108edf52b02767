import { networkOf } from '@campus/server-kit/network';
import { makeRemoval } from '@campus/tests/areas/effective-access';
import { makePeopleSet } from '@campus/tests/world/people-sets';
import { makeAccount, makePerson, sql, unique, uniqueAddress } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { startSession } from '../areas/identity/sessions.ts';
import { hashOf } from '../foundation/secret.ts';
import { sweep } from './sweep.ts';

describe('sweeping', () => {
  it('deletes only counters whose time is over', async () => {
    const [over, under] = [unique(), unique()];
    const now = Date.now();
    await sql.query('insert into rate_limit (key, points, expire) values ($1, 1, $2), ($3, 1, $4)', [
      over,
      now - 1_000,
      under,
      now + 60_000,
    ]);
    await sql.query(
      `insert into sign_in_failure (person, place, known, failures, charged, until, counted)
       values ($1, '', false, 1, 1, now() - interval '1 day', now() - interval '25 hours'),
         ($2, '', false, 1, 1, now() - interval '1 minute', now() - interval '23 hours')`,
      [over, under],
    );
    await sweep(sql, { sessionIdleHours: 168 });
    const left = await sql.query(
      'select key from rate_limit where key = any($1) union all select person from sign_in_failure where person = any($1)',
      [[over, under]],
    );
    expect(left).toEqual([{ key: under }, { key: under }]);
  });

  it('deletes lists of people a day after they could be opened last', async () => {
    const { accountId, people } = await makeAccount();
    const { userId } = people.admin;
    const [old, recent] = [
      await makePeopleSet(accountId, userId, [userId]),
      await makePeopleSet(accountId, userId, [userId]),
    ];
    const until = `update people_set set until = now() - $2::interval where id = $1`;
    await sql.query(until, [old, '25 hours']);
    await sql.query(until, [recent, '23 hours']);
    await sweep(sql, { sessionIdleHours: 168 });
    expect(await sql.query('select id from people_set where account = $1', [accountId])).toEqual([
      { id: recent },
    ]);
    expect(await sql.query('select from people_set_person where set = $1', [old])).toEqual([]);
  });

  it('deletes counts a day after they could be used last', async () => {
    const { accountId, people } = await makeAccount();
    await sql.query(
      `insert into counted_set (id, account, "user", door, items, until)
       values ('old-' || $1, $1, $2, 'members.suspend', '{}', now() - interval '25 hours'),
         ('recent-' || $1, $1, $2, 'members.suspend', '{}', now() - interval '23 hours')`,
      [accountId, people.admin.userId],
    );
    await sweep(sql, { sessionIdleHours: 168 });
    expect(await sql.query('select id from counted_set where account = $1', [accountId])).toEqual([
      { id: `recent-${accountId}` },
    ]);
  });

  it('deletes moves of rooms that are older than 30 days', async () => {
    const [old, recent] = [unique(), unique()];
    await sql.query(
      `insert into "RoomMove" (id, account, before, after, back, at)
       values ($1, '', '[]', '[]', '{}', now() - interval '31 days'),
         ($2, '', '[]', '[]', '{}', now() - interval '29 days')`,
      [old, recent],
    );
    await sweep(sql, { sessionIdleHours: 168 });
    const left = await sql.query('select id from "RoomMove" where id = any($1)', [[old, recent]]);
    expect(left).toEqual([{ id: recent }]);
  });

  it('deletes rooms and commands for good 30 days after they were deleted', async () => {
    const { accountId } = await makeAccount();
    const [old, recent] = [unique(), unique()];
    await sql.query(
      `insert into "DeletedEntry" (id, account, kind, row, place, at)
       values ($1, $3, 'room', '{}', '{}', now() - interval '30 days 1 minute'),
         ($2, $3, 'room', '{}', '{}', now() - interval '29 days')`,
      [old, recent, accountId],
    );
    await sweep(sql, { sessionIdleHours: 168 });
    expect(await sql.query('select id from "DeletedEntry" where account = $1', [accountId])).toEqual([
      { id: recent },
    ]);
  });

  it('deletes removals of overrides a day after they were made, when they are no longer offered to be undone', async () => {
    const { accountId, people } = await makeAccount();
    const [old, recent] = [
      await makeRemoval(accountId, people.admin.userId),
      await makeRemoval(accountId, people.admin.userId),
    ];
    const age = `update "OverrideRemoval" set at = now() - $2::interval where id = $1`;
    await sql.query(age, [old, '24 hours 1 minute']);
    await sql.query(age, [recent, '23 hours 59 minutes']);
    await sweep(sql, { sessionIdleHours: 168 });
    expect(await sql.query('select id from "OverrideRemoval" where account = $1', [accountId])).toEqual([
      { id: recent },
    ]);
  });

  it('forgets batches of events that came more than 90 days ago', async () => {
    const [old, recent] = [unique(), unique()];
    await sql.query(
      `insert into usage_batch (key, content, rows, "receivedAt")
       values ($1, '', 0, now() - interval '91 days'), ($2, '', 0, now() - interval '89 days')`,
      [old, recent],
    );
    await sweep(sql, { sessionIdleHours: 168 });
    const left = await sql.query('select key from usage_batch where key = any($1)', [[old, recent]]);
    expect(left).toEqual([{ key: recent }]);
  });

  it('deletes ended sessions, and addresses that nobody has signed in from for 90 days', async () => {
    const { userId, sessionToken } = await makePerson();
    const [previous, recent] = [uniqueAddress(), uniqueAddress()];
    for (const address of [previous, recent])
      await startSession(sql, { userId, method: 'password', origin: { address, userAgent: '' } });
    await sql.query(
      `update "_Session" set "expiresAt" = now() - interval '1 second' where "user" = $1 and address <> ''`,
      [userId],
    );
    await sql.query(`update sign_in_address set seen = now() - interval '91 days' where address = $1`, [
      networkOf(previous),
    ]);
    await sweep(sql, { sessionIdleHours: 168 });
    await expect(
      sql.query('select "sessionToken" from "_Session" where "user" = $1', [userId]),
    ).resolves.toEqual([{ sessionToken: hashOf(sessionToken) }]);
    await expect(
      sql.query('select address from sign_in_address where "user" = $1', [userId]),
    ).resolves.toEqual([{ address: networkOf(recent) }]);
  });
});
