import { parseCode } from '@campus/contracts/core/error-codes';
import { connectSlack, testConnection } from '@campus/contracts/integrations/functions';
import { connections } from '@campus/domain/integrations/health';
import { mailsTo, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { consentAtSlack } from '@campus/tests/areas/slack';
import { letVendorFail } from '@campus/tests/areas/streaming';
import { callPlatform } from '@campus/tests/calls/platform';
import { healthOf, makeConnectedWorld, type VendorFault } from '@campus/tests/stack/connections';
import { makeAccount, sql, type TestAccount } from '@campus/tests/world/world';
import { describe, expect, it, onTestFinished } from 'vitest';

describe('a test call', () => {
  it.each(connections)('INT-023 shows that %s works', async (connection) => {
    const world = await makeConnectedWorld();
    expect(await world.test(connection)).toMatchObject({ operation: 'test', outcome: 'ok', detail: '' });
    expect(await healthOf(world, connection)).toMatchObject({
      state: 'working',
      isTestable: true,
      lastFailure: null,
    });
  });

  it.each<[string, VendorFault, object]>([
    ['is down', { silent: true }, { outcome: 'unreachable', detail: '' }],
    ['never answers', { slow: true }, { outcome: 'timeout', detail: '' }],
    ['makes no sense', { malformed: true }, { outcome: 'malformed', detail: '' }],
    ['refuses', { code: 'no_service', status: 503 }, { outcome: 'refused' }],
  ])('shows at once when a vendor %s', async (_, fault, call) => {
    const world = await makeConnectedWorld();
    onTestFinished(() => world.fail('zoom', { none: true }));
    const shown = await Promise.all(
      connections.map(async (connection) => {
        await world.fail(connection, fault);
        await world.test(connection);
        return healthOf(world, connection);
      }),
    );
    for (const health of shown) expect(health).toMatchObject({ state: 'failing', lastFailure: call });
  });

  it('INT-024 shows the status with which GDN refuses a session', async () => {
    const world = await makeConnectedWorld();
    await world.fail('gdn', { ends: '3' });
    expect(await world.test('gdn')).toMatchObject({ outcome: 'refused', detail: 'status-3' });
  });

  it('shows the code with which Zoom refuses the user after it gave a token', async () => {
    const world = await makeConnectedWorld();
    onTestFinished(() => letVendorFail('zoom-me', { none: true }));
    await letVendorFail('zoom-me', { code: '4711', status: 400 });
    expect(await world.test('zoom')).toMatchObject({ outcome: 'refused', detail: '4711' });
  });

  it.each(connections)('is refused where the account is not connected with %s', async (connection) => {
    const account = await makeAccount();
    const { accountId, people } = account;
    const test = (token: string) => callPlatform(testConnection, { accountId, connection }, token);
    await expect(test(people.admin.sessionToken)).rejects.toMatchObject({ code: parseCode.conflict });
    await expect(test(people.moderator.sessionToken)).rejects.toMatchObject({ code: parseCode.forbidden });
    expect(await healthOf(account, connection)).toMatchObject({ isTestable: false, calls: [] });
  });
});

describe('the health of a connection', () => {
  const mailed = async ({ accountId }: TestAccount) => {
    const jobs = await sql.query(
      `select from jobs.job where name = 'connection-broken' and data->>'accountId' = $1`,
      [accountId],
    );
    return jobs.length;
  };
  const later = ({ accountId }: TestAccount) =>
    sql.query(`update integration_call set at = at - interval '61 minutes' where account = $1`, [accountId]);

  it('mails the owner once while it stays broken, and again only after it has worked', async () => {
    const world = await makeConnectedWorld();
    const { owner } = world.people;
    await world.fail('slack', { code: 'channel_is_archived', status: 410 });
    await world.test('slack');
    expect((await waitForMail(owner.email)).subject).toContain('Slack no longer works for');
    await later(world);
    await world.test('slack');
    expect(await mailed(world)).toBe(1);
    await world.fail('slack', { none: true });
    await world.test('slack');
    await world.fail('slack', { code: 'no_service', status: 404 });
    await world.test('slack');
    await waitForMail(owner.email, 2);
    expect(await mailsTo(owner.email)).toHaveLength(2);
  });

  it('mails nothing for an hour about a connection that alternately works and fails', async () => {
    const world = await makeConnectedWorld();
    for (const fault of [{ none: true }, { silent: true }, { none: true }, { silent: true }] as const) {
      await world.fail('streaming', fault);
      await world.test('streaming');
    }
    expect(await mailed(world)).toBe(1);
  });

  it('mails about a break even after a failed attempt to connect another channel', async () => {
    const world = await makeConnectedWorld();
    const { accountId, people } = world;
    const { state } = await consentAtSlack(accountId, people.admin);
    const connect = callPlatform(connectSlack, { accountId, code: 'none', state }, people.admin.sessionToken);
    await expect(connect).rejects.toMatchObject({ code: parseCode.conflict });
    expect(await healthOf(world, 'slack')).toMatchObject({ state: 'failing' });
    expect(await mailed(world)).toBe(0);
    await world.fail('slack', { silent: true });
    await world.test('slack');
    expect(await mailed(world)).toBe(1);
  });

  it('keeps the last twenty calls, and the last that succeeded', async () => {
    const world = await makeConnectedWorld();
    const { at } = await world.test('streaming');
    await sql.query(
      `insert into integration_call (account, connection, operation, outcome, latency)
       select $1, 'streaming', 'test', 'timeout', 1 from generate_series(1, 40)`,
      [world.accountId],
    );
    await world.fail('streaming', { silent: true });
    await world.test('streaming');
    const health = await healthOf(world, 'streaming');
    expect(health?.calls).toHaveLength(20);
    expect(health?.lastSuccess).toBe(at);
    const [stored] = await sql.query<{ count: number }>(
      `select count(*)::int from integration_call where account = $1 and connection = 'streaming'`,
      [world.accountId],
    );
    expect(stored?.count).toBe(21);
  });
});
