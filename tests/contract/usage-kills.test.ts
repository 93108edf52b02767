import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { claim } from '@campus/local/ports';
import { expect, it } from 'vitest';
import { startUsageProcess } from '../support/platform-process.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { ndjson, postEvents, search } from '../support/usage.ts';
import { makeAccount, unique } from '../support/world.ts';

const batchCount = 20;
const batchRows = 2_000;
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
  const batches = Array.from({ length: batchCount }, (_, number) => ({
    key: unique(),
    body: ndjson(
      Array.from({ length: batchRows }, (_, row) => ({
        ...{
          event: 'JOINROOM',
          accountId,
          user: `guest-${row % 50}`,
          session: 's',
          server: 'w',
          room: 'hall_1',
        },
        at: new Date(began + number * batchRows + row),
      })),
    ),
  }));
  const acknowledged = new Set<string>();
  let service = await start();
  /** Sends a batch until it is acknowledged, as senders do. */
  const send = async ({ key, body }: (typeof batches)[number]) => {
    while (!acknowledged.has(key)) {
      const answer = await postEvents(body, { key, url: service.url }).catch(() => undefined);
      if (answer?.status === 200) acknowledged.add(key);
      else await wait(20);
    }
  };
  const count = async () => {
    const asked = {
      accountId,
      server: 'staging',
      earliestTime: new Date(began - 1).toISOString(),
      latestTime: new Date().toISOString(),
    };
    const { body } = await search('getRoomActivitiesCount', asked, people.owner.sessionToken, service.url);
    return (body as [{ count: number }])[0].count;
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
    expect(await count()).toBeGreaterThanOrEqual(stored * batchRows);
  }
  await sending;
  expect(await count()).toBe(batchCount * batchRows);
  service.stop();
  await service.ended;
  await rm(folder, { recursive: true });
});
