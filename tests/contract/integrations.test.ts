import { consentAt } from '@campus/tests/areas/slack';
import { letVendorFail, makeStreamingWorld } from '@campus/tests/areas/streaming';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { makeAccount } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const gateway = await openGateway();

it('INT-003 INT-030 INT-031 INT-034 connects and disconnects Slack from the gateway to the database', async () => {
  const { accountId, people } = await makeAccount();
  const client = gateway.as(people.admin);
  const began = await client.integrations.startSlack.mutate({ accountId });
  const { channel, ...back } = await consentAt(began.url);
  expect(back.state).toBe(began.state);
  const { slack } = await client.integrations.connectSlack.mutate({ accountId, ...back });
  expect(slack).toMatchObject({ isConnected: true, channel });
  const refusal = await refusalOf(client.integrations.connectSlack.mutate({ accountId, ...back }));
  expect(refusal).toMatchObject({ key: 'integrations.slack.failed' });
  await letVendorFail(channel, { malformed: true });
  const { call } = await client.integrations.test.mutate({ accountId, connection: 'slack' });
  expect(call).toMatchObject({ outcome: 'malformed' });
  const { health } = await client.integrations.read.query({ accountId });
  expect(health).toContainEqual(expect.objectContaining({ connection: 'slack', state: 'failing' }));
  await client.integrations.disconnectSlack.mutate({ accountId });
  expect((await client.integrations.read.query({ accountId })).slack.isConnected).toBe(false);
});

it('INT-023 tests a connection, and refuses to test one that the account does not have', async () => {
  const { accountId, people } = await makeStreamingWorld();
  const client = gateway.as(people.admin);
  const { call } = await client.integrations.test.mutate({ accountId, connection: 'streaming' });
  expect(call).toMatchObject({ operation: 'test', outcome: 'ok' });
  const { health } = await client.integrations.read.query({ accountId });
  expect(health).toContainEqual(expect.objectContaining({ connection: 'streaming', state: 'working' }));
  const refusal = await refusalOf(client.integrations.test.mutate({ accountId, connection: 'zoom' }));
  expect(refusal).toMatchObject({
    key: 'integrations.notConnected',
    message: 'The world is not connected with Zoom.',
  });
});
