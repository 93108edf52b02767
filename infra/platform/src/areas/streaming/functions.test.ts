import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { getStreamingSettings, getStreamingUrl } from '@campus/contracts/streaming/functions';
import {
  endsOf,
  letVendorFail,
  makeStreamingWorld,
  openStream,
  type StreamingWorld,
} from '@campus/tests/areas/streaming';
import { callPlatform } from '@campus/tests/calls/platform';
import { healthOf } from '@campus/tests/stack/connections';
import { stack } from '@campus/tests/stack/stack';
import { makeAccount, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const { console: consoleUrl } = stack.urls;
const at = { loginUrl: `${consoleUrl}/login`, logoutUrl: `${consoleUrl}/profile` };

function ask({ accountId }: Pick<StreamingWorld, 'accountId'>, sessionToken?: string, where = at) {
  return callPlatform(getStreamingUrl, { accountId, ...where }, sessionToken);
}

describe('getStreamingUrl', () => {
  it('STR-011 gives a member the address of their own session, and the address where it ends', async () => {
    const streamed = await makeStreamingWorld();
    const { url } = await ask(streamed, streamed.people.member.sessionToken);
    const { page } = await openStream(url);
    expect(page).toContain(`Signed in as ${streamed.people.member.displayName}`);
    expect(endsOf(page)).toContain(`${at.logoutUrl}?status=0`);
  });

  it('STR-011 hands over a token of its own, which signs in once, and never the session’s', async () => {
    const streamed = await makeStreamingWorld();
    const { sessionToken } = streamed.people.member;
    const { url } = await ask(streamed, sessionToken);
    expect(url).not.toContain(encodeURIComponent(sessionToken));
    const opened = await Promise.all(Array.from({ length: 20 }, () => openStream(url)));
    expect(opened.filter(({ page }) => page.includes('Signed in as'))).toHaveLength(1);
  });

  it('STR-011 is for members of the account only', async () => {
    const streamed = await makeStreamingWorld();
    const stranger = (await makeAccount()).people.owner.sessionToken;
    await expect(ask(streamed)).rejects.toMatchObject({ code: parseCode.signedOut });
    await expect(ask(streamed, stranger)).rejects.toMatchObject({ code: parseCode.forbidden });
    await expect(ask(streamed, streamed.people.suspended.sessionToken)).rejects.toMatchObject({
      code: parseCode.forbidden,
    });
  });

  it.each([undefined, { enrolled: true, enabled: false }, { enrolled: false, enabled: true }])(
    'STR-011 fails in an account whose streaming is %j',
    async (streaming) => {
      const { accountId, people } = await makeAccount(streaming ? { streaming } : {});
      await expect(ask({ accountId }, people.owner.sessionToken)).rejects.toMatchObject({
        code: parseCode.forbidden,
        message: text('streaming.notEnabled'),
      });
    },
  );

  it.each(['loginUrl', 'logoutUrl'])('leads only to the console with its %s', async (name) => {
    const streamed = await makeStreamingWorld();
    const elsewhere = { ...at, [name]: 'https://evil.test/' };
    await expect(ask(streamed, streamed.people.member.sessionToken, elsewhere)).rejects.toMatchObject({
      code: parseCode.invalid,
      message: text('streaming.redirectForeign'),
    });
  });

  it('tells code and status of what the vendor refuses, and keeps it in the audit trail', async () => {
    const streamed = await makeStreamingWorld();
    await letVendorFail(streamed.accountId, { code: 'NO_CAPACITY', status: 507 });
    const params = { code: 'NO_CAPACITY', status: '507' };
    await expect(ask(streamed, streamed.people.member.sessionToken)).rejects.toMatchObject({
      code: parseCode.conflict,
      message: text('streaming.vendorFailed', params),
    });
    const entry = await sql.one('select * from "AuditEntry" where account = $1', [streamed.accountId]);
    expect(entry).toMatchObject({ operation: 'streaming.start', outcome: 'refused' });
    expect(entry).toMatchObject({ reasons: [{ key: 'streaming.vendorFailed', params }] });
    const call = { operation: 'session', outcome: 'refused', detail: 'NO_CAPACITY' };
    expect(await healthOf(streamed, 'streaming')).toMatchObject({ state: 'failing', calls: [call] });
  });

  it.each([
    ['does not answer', { silent: true }, 'streaming.noAnswer'],
    ['answers what makes no sense', { malformed: true }, 'streaming.badAddress'],
  ] as const)('reports a vendor that %s, and hands over no token', async (_, fault, reason) => {
    const streamed = await makeStreamingWorld();
    const { accountId, people } = streamed;
    await letVendorFail(accountId, fault);
    await expect(ask(streamed, people.member.sessionToken)).rejects.toMatchObject({
      code: parseCode.conflict,
      message: text(reason),
    });
    expect(await sql.query('select from "HandoverToken" where account = $1', [accountId])).toEqual([]);
    expect(await healthOf(streamed, 'streaming')).toMatchObject({ state: 'failing', lastSuccess: null });
  });
});

describe('getStreamingSettings', () => {
  it('tells a member the streaming settings of the account, and missing ones as not set', async () => {
    const { accountId, people, world } = await makeStreamingWorld({
      streaming: { enrolled: true, enabled: false, launchButtonLabel: 'Play' },
    });
    const { sessionToken } = people.member;
    await expect(callPlatform(getStreamingSettings, { accountId }, sessionToken)).resolves.toEqual({
      accountId,
      enrolled: true,
      enabled: false,
      launchButtonLabel: 'Play',
      serverConfigName: world,
      worldBuildVersion: '1.0.0',
    });
    const bare = await makeAccount();
    await expect(
      callPlatform(getStreamingSettings, { accountId: bare.accountId }, bare.people.member.sessionToken),
    ).resolves.toMatchObject({ enrolled: false, enabled: false, launchButtonLabel: '' });
  });
});
