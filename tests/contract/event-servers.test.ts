import { text } from '@campus/contracts/core/text';
import { openGateway } from '@campus/tests/calls/gateway';
import { heartbeats, ndjson, postEvents, sendOnly, type TestEvent } from '@campus/tests/events/usage';
import { stack } from '@campus/tests/stack/stack';
import { makeAccount, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const { as } = await openGateway();
const minute = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * minute);

const alive = (accountId: string, server: string, at: Date): TestEvent => ({
  ...{ event: 'ALIVE', accountId, user: 'guest', session: 's', server, at },
});

describe('the servers of a world', () => {
  it('are listed with their first event, their last heartbeat, and how much came late or early', async () => {
    const { accountId, people } = await makeAccount();
    const [first, last] = [ago(60), ago(1)];
    const batch = [
      ...heartbeats(accountId, first, last),
      alive(accountId, 'world-2', ago(0.1)),
      alive(accountId, 'world-2', ago(-2)),
      alive(accountId, 'world-2', ago(12)),
    ];
    const key = unique();
    for (const _ of ['sent', 'sent again']) await postEvents(ndjson(batch), { key });
    await sendOnly([alive(accountId, 'world-2', ago(20))]);
    const { items } = await as(people.admin).analytics.servers.query({ accountId });
    const heard = new Date(first.getTime() + 55 * minute).toISOString();
    expect(items).toEqual([
      {
        ...{ server: 'world-1', reportsSince: first.toISOString(), lastHeard: heard, isSilent: false },
        ...{ lateEvents: 10, earlyEvents: 0, refusedBatches: 0, lastRefusal: null },
      },
      {
        ...{ server: 'world-2', reportsSince: expect.any(String), lastHeard: null, isSilent: true },
        ...{ lateEvents: 2, earlyEvents: 1, refusedBatches: 0, lastRefusal: null },
      },
    ]);
  });

  it('have their refused batches counted, with the reason of the last one', async () => {
    const { accountId, people } = await makeAccount();
    const good = ndjson([alive(accountId, 'world-1', ago(1))]);
    await postEvents(`${good}\n{`);
    await postEvents(`${good}${ndjson([alive(accountId, 'world-2', ago(-60))])}`);
    const { items } = await as(people.admin).analytics.servers.query({ accountId });
    expect(items).toMatchObject([
      {
        ...{ server: 'world-1', reportsSince: null, refusedBatches: 1 },
        lastRefusal: { reason: text('usage.batch.json', { line: 3 }), at: expect.any(String) },
      },
      { server: 'world-2', refusedBatches: 1, lastRefusal: { reasons: [{ key: 'usage.batch.ahead' }] } },
    ]);
  });

  it('are at most five hundred, however many names are sent', async () => {
    const { accountId, people } = await makeAccount();
    const names = Array.from({ length: 510 }, (_, index) => `server-${index}`);
    await sendOnly(names.map((name) => alive(accountId, name, ago(1))));
    await sendOnly([alive(accountId, 'one-more', ago(1)), alive(accountId, 'server-0', ago(12))]);
    const { items } = await as(people.admin).analytics.servers.query({ accountId });
    expect(items).toHaveLength(500);
    expect(items.find(({ server }) => server === 'server-0')?.lateEvents).toBe(1);
  });
});

it('the metrics of the usage-search service count stored and refused batches, and how events arrived', async () => {
  const { accountId } = await makeAccount();
  const names = {
    stored: 'campus_usage_batches_total{outcome="stored"}',
    refused: 'campus_usage_refused_batches_total{reason="usage.batch.empty"}',
    late: 'campus_usage_events_total{arrival="late"}',
  };
  const read = async () => {
    const lines = (await (await fetch(`${stack.urls.usage}/metrics`)).text()).split('\n');
    const value = (name: string) =>
      Number(
        lines
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')
          .at(-1),
      );
    return { stored: value(names.stored), refused: value(names.refused), late: value(names.late) };
  };
  const before = await read();
  await sendOnly([alive(accountId, 'w', ago(12)), alive(accountId, 'w', ago(1))]);
  await postEvents('\n');
  const after = await read();
  expect(after.stored).toBeGreaterThan(before.stored);
  expect(after.refused).toBeGreaterThan(before.refused);
  expect(after.late).toBeGreaterThan(before.late);
});
