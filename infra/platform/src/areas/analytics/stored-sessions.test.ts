// @module-tag sampled
import { sweepSize } from '@campus/domain/testing/sweep';
import { openStoredDays } from '@campus/tests/events/stored-days';
import type { TestEvent } from '@campus/tests/events/usage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetLostDays } from '../../foundation/usage/stays/keep-stays.ts';
import { claimDays, completeDays } from '../../foundation/usage/stays/session-days.ts';
import type { StoredEvent } from '../../foundation/usage/writer.ts';
import { createNumbers, randomEvents } from './testing/random-events.ts';

let store: Awaited<ReturnType<typeof openStoredDays>>;
let world: Awaited<ReturnType<(typeof store)['world']>>;

beforeAll(async () => {
  store = await openStoredDays();
});
beforeEach(async () => {
  world = await store.world();
});
afterAll(() => store.close());

/** Events as one writes them down: "8 10:00 LOGIN" is of the connection w/c, on the eighth day. */
function written(lines: readonly string[]): TestEvent[] {
  return world.sent(
    lines.map((line): StoredEvent => {
      const [day = '', time = '', kind = '', room = ''] = line.split(' ');
      const common = { account: world.accountId, kind, person: 1, session: 'c', seq: 0, room, server: 'w' };
      return { ...common, ms: world.at(Number(day), time), employee: false, talk: 0 };
    }),
  );
}

/** Signs of life on a day, every ten minutes from one time to another. */
function alive(day: number, from: string, to: string): string[] {
  const times: string[] = [];
  for (let ms = Date.parse(`1970-01-01T${from}Z`); ms <= Date.parse(`1970-01-01T${to}Z`); ms += 600_000)
    times.push(`${day} ${new Date(ms).toISOString().slice(11, 16)} ALIVE`);
  return times;
}

const same = async () => {
  const figures = await world.figures();
  expect(figures).toEqual(await world.computed());
  return figures;
};

/** Batches of a quarter of the time, as servers send them, and others that mix the whole time. */
function randomBatches(below: (limit: number) => number, seed: number): TestEvent[][] {
  const span = { from: world.at(1, '00:00'), to: world.at(79, '00:00') };
  const batches = Array.from({ length: 6 }, (): TestEvent[] => []);
  for (const event of world.sent(randomEvents(world.accountId, { ...span, sessions: 60, seed }))) {
    const part = Math.floor(((event.at.getTime() - span.from) / (span.to - span.from)) * 4);
    batches[below(3) > 0 ? Math.max(0, Math.min(3, part)) : 4 + below(2)]?.push(event);
  }
  return batches;
}

/** Sends a batch, for the first time or again, and takes it back for ever. */
async function deliver(
  batches: TestEvent[][],
  { number, key, isTakenBack }: { number: number; key: string; isTakenBack: boolean },
): Promise<void> {
  const batch = batches[number] ?? [];
  if (batch.length === 0) return;
  await world.send(key, batch);
  if (!isTakenBack) return;
  await world.retract(key);
  batches[number] = [];
}

describe('the figures of stored days', () => {
  const years = sweepSize({ sampled: 1, full: 10 });
  it(
    'ANA-039 ANA-040 ANA-041 are those of the events, when batches arrive, arrive again, are taken back, or are stored between',
    async () => {
      let storedDays = 0;
      for (let seed = 1; seed <= years; seed += 1) {
        const below = createNumbers(seed * 7_919);
        const batches = randomBatches(below, seed);
        for (let step = 0; step < 4; step += 1) {
          const number = below(batches.length);
          await deliver(batches, {
            number,
            key: `${seed} ${number}`,
            isTakenBack: below(6) === 0 && step > 1,
          });
          if (step !== 2) while ((await world.store()) > 0);
          storedDays += (await world.storedDays()).length;
          const from = below(78);
          const length = Math.min(1 + below(30), 81 - from);
          expect(await world.figures(from, length)).toEqual(await world.computed(from, length));
        }
      }
      await same();
      expect(storedDays).toBeGreaterThan(0);
    },
    years * 300_000,
  );

  it('ANA-039 ANA-040 ANA-041 come from their rows: they stay the same when the events are gone', async () => {
    const span = { from: world.at(1, '00:00'), to: world.at(60, '00:00'), sessions: 120, seed: 5 };
    await world.send('one', world.sent(randomEvents(world.accountId, span)));
    while ((await world.store()) > 0);
    const figures = await same();
    expect(figures.visits?.length).toBeGreaterThan(50);
    await world.connection.command(`delete from raw_event where account = '${world.accountId}'`);
    expect(await world.figures()).toEqual(figures);
    expect((await world.computed()).visits).toEqual([]);
  });

  it('ANA-039 ANA-040 ANA-041 have sessions whole that go over midnight, into a day that is stored or not', async () => {
    const night = ['9 23:50 LOGIN', '9 23:55 JOINROOM r1', ...alive(10, '00:00', '01:00'), '10 01:00 LOGOUT'];
    await world.send('night', written(night));
    while ((await world.store()) > 0);
    expect(await world.storedDays()).toEqual([8, 9, 10]);
    const whole = {
      sessionDuration: [[9, 70]],
      concurrentUsers: [
        [9, 1],
        [10, 1],
      ],
      roomConcurrentUsers: [
        [9, 1],
        [10, 1],
      ],
    };
    expect(await same()).toMatchObject(whole);
    for (const day of [9, 10]) {
      await world.sql.query('update usage_session_day set stored = day <> $1', [world.start + day]);
      expect(await same(), `without day ${day}`).toMatchObject(whole);
    }
  });

  it('ANA-039 ANA-040 ANA-041 follow an event that arrives late: it extends, joins, or ends a session of a stored day', async () => {
    await world.send('first', written(['9 23:50 LOGIN', '10 00:05 ALIVE']));
    while ((await world.store()) > 0);
    expect((await same()).sessionDuration).toEqual([
      [9, 0],
      [10, 0],
    ]);
    await world.send('joins', written(['9 23:58 ALIVE']));
    expect((await world.storedDays()).includes(9)).toBe(false);
    expect((await same()).sessionDuration).toEqual([[9, 15]]);
    while ((await world.store()) > 0);
    expect((await same()).sessionDuration).toEqual([[9, 15]]);
    await world.send('ends', written(['9 23:59 LOGOUT']));
    while ((await world.store()) > 0);
    expect((await same()).sessionDuration).toEqual([[9, 9]]);
    await world.retract('joins');
    expect((await same()).sessionDuration).toEqual([[9, 9]]);
    while ((await world.store()) > 0);
    await world.retract('ends');
    expect((await same()).sessionDuration).toEqual([
      [9, 0],
      [10, 0],
    ]);
  });

  it('ANA-039 ATT-019 have a session of a whole day if a sign of life comes after it', async () => {
    const day = ['9 10:00 LOGIN', ...alive(9, '10:05', '23:55'), ...alive(10, '00:05', '09:55')];
    await world.send('day', written(day));
    while ((await world.store()) > 0);
    expect((await same()).sessionDuration).toEqual([[9, 1_435]]);
    await world.send('later', written(['10 10:04 ALIVE']));
    expect((await world.figures(9, 1)).sessionDuration).toEqual([[9, 1_440]]);
    while ((await world.store()) > 0);
    expect((await same()).sessionDuration).toEqual([[9, 1_440]]);
  });
});

describe('days whose service is killed', () => {
  it('ANA-039 ANA-040 ANA-041 while rows are written are computed from events, and stored by the next one', async () => {
    const span = { from: world.at(1, '00:00'), to: world.at(20, '00:00'), sessions: 30, seed: 6 };
    await world.send('one', world.sent(randomEvents(world.accountId, span)));
    const figures = await world.computed();
    for (const nth of [0, 1, 2, 4]) {
      await expect(world.store(await world.dyingAt(nth)), `${nth}`).rejects.toThrow('killed');
      expect(await same()).toEqual(figures);
      await world.endLeases();
    }
    while ((await world.store()) > 0);
    expect((await world.storedDays()).length).toBeGreaterThan(15);
    expect(await same()).toEqual(figures);
    const [rows] = await world.connection.query(
      `select toUInt32(count()) as n, toUInt32(uniqExact(began, person, server, ended)) as sessions from raw_session
       where account = {account:String}`,
      { account: world.accountId },
    );
    const { n, sessions } = Object(rows);
    expect(n).toBe(sessions);
  });

  it('ANA-039 ANA-040 ANA-041 while a batch arrives or is removed are not stored until that is completed', async () => {
    const dying = {
      insert: () => Promise.reject(new Error('killed')),
      remove: () => Promise.reject(new Error('killed')),
      lastBeside: () => Promise.reject(new Error('killed')),
    };
    const long = written(['9 10:00 LOGIN', '9 10:05 ALIVE']);
    const longer = written(['9 10:10 LOGOUT']);
    await world.send('one', long);
    while ((await world.store()) > 0);
    await expect(world.send('two', longer, dying)).rejects.toThrow('killed');
    expect(await world.store()).toBe(0);
    expect(await world.storedDays()).not.toContain(9);
    expect((await same()).sessionDuration).toEqual([[9, 5]]);
    await world.send('two', longer);
    while ((await world.store()) > 0);
    expect((await same()).sessionDuration).toEqual([[9, 10]]);
    await expect(world.retract('two', dying)).rejects.toThrow('killed');
    expect(await world.store()).toBe(0);
    expect((await same()).sessionDuration).toEqual([[9, 10]]);
    await world.retract('two');
    while ((await world.store()) > 0);
    expect(await world.storedDays()).toContain(9);
    expect((await same()).sessionDuration).toEqual([[9, 5]]);
  });
});

describe('the rows of a day', () => {
  it('ANA-039 are not taken if a batch was registered while they were computed', async () => {
    await world.send('one', written(['9 10:00 LOGIN', '9 10:05 ALIVE']));
    const claimed = await claimDays(world.sql, { store: world.stays.store, limit: 10 });
    expect(claimed.map(({ day }) => day - world.start)).toEqual([8, 9]);
    expect(await claimDays(world.sql, { store: world.stays.store, limit: 10 })).toEqual([]);
    await world.stays.write(claimed);
    await world.send('two', written(['9 10:10 LOGOUT']));
    expect(await completeDays(world.sql, claimed)).toEqual([]);
    while ((await world.store()) > 0);
    expect((await same()).sessionDuration).toEqual([[9, 10]]);
  });

  it('ANA-039 are computed again if they are lost, or belong to another event database', async () => {
    await world.send('one', written(['9 10:00 LOGIN', '9 10:05 ALIVE']));
    while ((await world.store()) > 0);
    expect(await forgetLostDays(world)).toBe(0);
    for (const table of ['raw_session', 'raw_session_day'])
      await world.connection.command(`truncate table ${table}`);
    expect(await forgetLostDays(world)).toBe(2);
    expect((await same()).sessionDuration).toEqual([[9, 5]]);
    while ((await world.store()) > 0);
    expect(await world.storedDays()).toEqual([8, 9]);
    await world.connection.command('truncate table raw_session');
    await world.sql.query(`update usage_session_day set store = 'another'`);
    expect((await same()).sessionDuration).toEqual([[9, 5]]);
  });
});
