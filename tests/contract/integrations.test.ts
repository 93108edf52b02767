import { expect, it } from 'vitest';
import { openGateway, refusalOf } from '../support/gateway.ts';
import { consentAt } from '../support/slack.ts';
import { letVendorFail } from '../support/streaming.ts';
import { makeAccount } from '../support/world.ts';

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
  const { call } = await client.integrations.testSlack.mutate({ accountId });
  expect(call).toMatchObject({ outcome: 'malformed' });
  const { health } = await client.integrations.read.query({ accountId });
  expect(health).toContainEqual(expect.objectContaining({ connection: 'slack', state: 'failing' }));
  await client.integrations.disconnectSlack.mutate({ accountId });
  expect((await client.integrations.read.query({ accountId })).slack.isConnected).toBe(false);
});
