// @module-tag nightly
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { monthRange, usDate } from '@campus/domain/analytics/period';
import { claim } from '@campus/local/ports';
import { ndjson, postEvents, search, type TestEvent } from '@campus/tests/events/usage';
import { startUsageProcess } from '@campus/tests/stack/platform-process';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { makeAccount, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const batchCount = 20;
const batchRows = 2_000;
/** The number of rows that a separate insert also stores in the table of first logins. */
const batchLogins = 100;
const batchJoins = batchRows - batchLogins;
const kills = 2;

it('a service that is killed while batches arrive loses none that it acknowledged, and none is there twice', async () => {
  const { accountId, people } = await makeAccount();
  const folder = await makeTemporaryFolder();
  const port = await claim(0);
  const start = async () => {
    const started = startUsageProcess(port, folder);
    await started.ready();
    return started;
  };
  const began = Date.now() - 30 * 60_000;
  /** Every login is by a new user. The joins are by fifty guests. */
  const event = (isLogin: boolean, { number, row }: { number: number; row: number }): TestEvent => ({
    ...{ accountId, session: 's', server: 'w', at: new Date(began + number * batchRows + row) },
    ...(isLogin
      ? { event: 'LOGIN', user: `new-${number}-${row}` }
      : { event: 'JOINROOM', user: `guest-${row % 50}`, room: 'hall_1' }),
  });
  const batches = Array.from({ length: batchCount }, (_, number) => ({
    key: unique(),
    body: ndjson(Array.from({ length: batchRows }, (_, row) => event(row < batchLogins, { number, row }))),
  }));
  const acknowledged = new Set<string>();
  let service = await start();
  /** Sends a batch until it is acknowledged, like real senders. */
  const send = async ({ key, body }: (typeof batches)[number]) => {
    while (!acknowledged.has(key)) {
      const answer = await postEvents(body, { key, url: service.url }).catch(() => undefined);
      if (answer?.status === 200) acknowledged.add(key);
      else await wait(20);
    }
  };
  const ask = async (name: string, asked: object) => {
    const body = { accountId, server: 'staging', ...asked };
    return (await search(name, body, people.owner.sessionToken, service.url)).body;
  };
  /** The row counts of both tables: joins in one, new users in the other. */
  const counted = async () => {
    const window = { earliestTime: new Date(began - 1).toISOString(), latestTime: new Date().toISOString() };
    const [{ count }] = (await ask('getRoomActivitiesCount', window)) as [{ count: number }];
    const { from, to } = monthRange(new Date());
    const months = { startDateStr: usDate(from), endDateStr: usDate(to) };
    const rows = (await ask('getNewUsersByMonth', months)) as { New_Users: number | null }[];
    return { joins: count, newUsers: rows.reduce((sum, row) => sum + (row.New_Users ?? 0), 0) };
  };

  const sending = Promise.all(
    [0, 1, 2].map(async (sender) => {
      for (const batch of batches.filter((_, index) => index % 3 === sender)) await send(batch);
    }),
  );
  for (let kill = 1; kill <= kills; kill += 1) {
    const target = Math.min(batchCount - 2, kill * 5);
    await expect.poll(() => acknowledged.size, { interval: 1 }).toBeGreaterThanOrEqual(target);
    service.stop('SIGKILL');
    expect((await service.ended).signal).toBe('SIGKILL');
    const stored = acknowledged.size;
    expect(stored).toBeLessThan(batchCount);
    service = await start();
    const { joins, newUsers } = await counted();
    expect(joins).toBeGreaterThanOrEqual(stored * batchJoins);
    expect(newUsers).toBeGreaterThanOrEqual(stored * batchLogins);
  }
  await sending;
  expect(await counted()).toEqual({
    joins: batchCount * batchJoins,
    newUsers: batchCount * batchLogins,
  });
  service.stop();
  await service.ended;
  await rm(folder, { recursive: true });
});
