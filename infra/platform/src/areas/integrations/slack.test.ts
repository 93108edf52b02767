import { parseCode } from '@campus/contracts/core/error-codes';
import {
  connectSlack,
  disconnectSlack,
  getIntegrations,
  startSlack,
  testConnection,
} from '@campus/contracts/integrations/functions';
import { connectToSlack, consentAt, postedTo } from '@campus/tests/areas/slack';
import { letVendorFail } from '@campus/tests/areas/streaming';
import { callPlatform } from '@campus/tests/calls/platform';
import { stack } from '@campus/tests/stack/stack';
import { makeAccount, sql, type TestAccount } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const failed = { message: 'Failed to connect to Slack.' };

async function began() {
  const account = await makeAccount();
  const { sessionToken } = account.people.admin;
  const { url } = await callPlatform(startSlack, { accountId: account.accountId }, sessionToken);
  const { channel, ...back } = await consentAt(url);
  const connect = (given: Partial<typeof back> = {}, token = sessionToken, { accountId } = account) =>
    callPlatform(connectSlack, { accountId, ...back, ...given }, token);
  return { account, url, channel, connect };
}

async function read({ accountId, people }: TestAccount) {
  const { slack, health } = await callPlatform(getIntegrations, { accountId }, people.owner.sessionToken);
  return { slack, health: health.find(({ connection }) => connection === 'slack') };
}

/** Returns everything that is stored about a connection. */
async function stored({ accountId }: Pick<TestAccount, 'accountId'>) {
  const account = await sql.one<{ isSlackConnected: boolean }>(
    'select "isSlackConnected" from "Account" where "objectId" = $1',
    [accountId],
  );
  const kept = await sql.query<{ webhook: string }>('select * from slack_connection where account = $1', [
    accountId,
  ]);
  return { flag: account?.isSlackConnected, webhooks: kept.map(({ webhook }) => webhook) };
}

const nothing = { flag: false, webhooks: [] };

describe('connecting Slack', () => {
  it('ACCT-016 INT-013 INT-030 exchanges the code, keeps the webhook encrypted, and says that it is connected', async () => {
    const { account, channel, connect } = await began();
    expect(await stored(account)).toEqual(nothing);
    const answer = await connect();
    expect(answer.slack).toEqual({ isOffered: true, isConnected: true, channel, team: 'Campus Workspace' });
    const { flag, webhooks } = await stored(account);
    expect([flag, webhooks.length]).toEqual([true, 1]);
    expect(webhooks[0]).not.toContain('http');
    expect(JSON.stringify([answer, await read(account)])).not.toContain('/services/');
    await callPlatform(
      testConnection,
      { accountId: account.accountId, connection: 'slack' },
      account.people.admin.sessionToken,
    );
    expect(await postedTo(channel)).toHaveLength(1);
  });

  it('INT-030 refuses a state that was used, of another session, of another account, or made up', async () => {
    const { account, connect } = await began();
    await expect(connect({ state: 'made-up' })).rejects.toMatchObject(failed);
    await expect(connect({}, account.people.owner.sessionToken)).rejects.toMatchObject(failed);
    const other = await makeAccount();
    await expect(connect({}, other.people.owner.sessionToken, other)).rejects.toMatchObject(failed);
    expect([await stored(account), await stored(other)]).toEqual([nothing, nothing]);
    await connect();
    await expect(connect()).rejects.toMatchObject(failed);
    expect(await stored(account)).toMatchObject({ flag: true });
  });

  it('INT-030 refuses a code that was used, and shows the refusal in the health at once', async () => {
    const used = await began();
    await used.connect();
    const { account, url, connect } = await began();
    const { searchParams } = new URL(url);
    expect(searchParams.get('redirect_uri')).toBe(`${stack.urls.console}/slack`);
    const { code } = await consentAt(used.url);
    await connect({ code });
    await callPlatform(disconnectSlack, { accountId: account.accountId }, account.people.owner.sessionToken);
    const again = await callPlatform(
      startSlack,
      { accountId: account.accountId },
      account.people.admin.sessionToken,
    );
    const { state } = await consentAt(again.url);
    await expect(connect({ code, state })).rejects.toMatchObject(failed);
    expect(await stored(account)).toEqual(nothing);
    const { health } = await read(account);
    expect(health).toMatchObject({ state: 'failing', lastFailure: { detail: 'code_already_used' } });
  });

  it.each([
    ['is down', { silent: true }, { outcome: 'unreachable', detail: '' }],
    ['never answers', { slow: true }, { outcome: 'timeout', detail: '' }],
    ['makes no sense', { malformed: true }, { outcome: 'malformed', detail: '' }],
    ['is broken', { code: 'fatal', status: 500 }, { outcome: 'refused', detail: '500' }],
  ] as const)(
    'INT-030 connects nothing while Slack %s, and shows the failure at once',
    async (_, fault, call) => {
      const { account, channel, connect } = await began();
      await letVendorFail(channel, fault);
      await expect(connect()).rejects.toMatchObject(failed);
      expect(await stored(account)).toEqual(nothing);
      const { slack, health } = await read(account);
      expect(slack.isConnected).toBe(false);
      expect(health).toMatchObject({ state: 'failing', lastSuccess: null, calls: [call] });
    },
  );

  it.each(['member', 'leader', 'moderator'] as const)('INT-003 refuses a %s', async (role) => {
    const { accountId, people } = await makeAccount();
    const token = people[role].sessionToken;
    const refused = { code: parseCode.forbidden };
    await expect(callPlatform(startSlack, { accountId }, token)).rejects.toMatchObject(refused);
    await expect(callPlatform(disconnectSlack, { accountId }, token)).rejects.toMatchObject(refused);
    await expect(
      callPlatform(testConnection, { accountId, connection: 'slack' }, token),
    ).rejects.toMatchObject(refused);
  });
});

describe('a connected channel', () => {
  it('INT-031 is forgotten with its webhook when it is disconnected', async () => {
    const account = await makeAccount();
    await connectToSlack(account);
    await callPlatform(disconnectSlack, { accountId: account.accountId }, account.people.admin.sessionToken);
    expect(await stored(account)).toEqual(nothing);
    expect((await read(account)).slack).toMatchObject({ isConnected: false, channel: '' });
  });
});
