import { rm } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import { claim } from '@campus/local/ports';
import { readSecrets } from '@campus/local/secrets';
import { ndjson, postEvents, search } from '@campus/tests/events/usage';
import { startUsageProcess } from '@campus/tests/stack/platform-process';
import { stack } from '@campus/tests/stack/stack';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { makeAccount, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

/** How many batches may arrive at once. */
const atOnce = 8;
const { usageEventsKey } = await readSecrets(stack.data.path);

/** A batch of which only the beginning is sent. */
function beginBatch(url: string): ClientRequest {
  const headers = {
    authorization: `Bearer ${usageEventsKey}`,
    'content-type': 'application/x-ndjson',
    'idempotency-key': unique(),
    'content-length': '1000',
  };
  const begun = request(`${url}/events`, { method: 'POST', headers });
  begun.on('error', () => undefined);
  begun.write('{"event":');
  return begun;
}

it('while too many batches arrive, more are asked to come later; sent again, they are stored once', async () => {
  const { accountId, people } = await makeAccount();
  const folder = await makeTemporaryFolder();
  const service = startUsageProcess(await claim(0), folder);
  await service.ready();
  const at = new Date(Date.now() - 30 * 60_000);
  const joins = Array.from({ length: 3 }, (_, index) => ({
    ...{ event: 'JOINROOM' as const, accountId, user: 'guest', session: 's', server: 'w', room: 'hall_1' },
    at: new Date(at.getTime() + index),
  }));
  const batch = { key: unique(), url: service.url };
  const send = () => postEvents(ndjson(joins), batch);
  const count = async () => {
    const window = {
      earliestTime: new Date(at.getTime() - 1).toISOString(),
      latestTime: new Date().toISOString(),
    };
    const asked = { accountId, server: 'staging', ...window };
    const { body } = await search('getRoomActivitiesCount', asked, people.owner.sessionToken, service.url);
    return (body as [{ count: number }])[0].count;
  };

  const begun = Array.from({ length: atOnce }, () => beginBatch(service.url));
  await expect.poll(async () => (await postEvents('', { url: service.url })).status).toBe(429);
  expect(await send()).toMatchObject({ status: 429, retryAfter: '1', body: { key: 'request.busy' } });
  expect(await count()).toBe(0);

  for (const one of begun) one.destroy();
  await expect.poll(async () => (await send()).status).toBe(200);
  expect((await send()).body).toEqual({ rows: 3, repeated: true });
  expect(await count()).toBe(3);
  service.stop();
  await service.ended;
  await rm(folder, { recursive: true });
});
