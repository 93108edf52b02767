import type { RefusalKey } from '@campus/contracts/core/keys';
import { text } from '@campus/contracts/core/text';
import {
  askRoute,
  endsOf,
  letVendorFail,
  makeStreamingWorld,
  openStream,
} from '@campus/tests/areas/streaming';
import { stack } from '@campus/tests/stack/stack';
import { makeAccount, makeSuperadmin, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const { console: consoleUrl } = stack.urls;
const redirectUrl = `${consoleUrl}/launch/somewhere`;
const problem = (status: number, title: string, key: RefusalKey) => ({
  status,
  body: { status, title, detail: text(key), key, params: {} },
});
const signedOut = problem(401, 'Unauthorized', 'access.signedOut');

async function addressFor({ world, people }: Awaited<ReturnType<typeof makeStreamingWorld>>) {
  const { body } = await askRoute(`/GFN/Url/${world}`, { redirectUrl }, people.member.sessionToken);
  return String(body);
}

describe('GET /GFN/AccountStatus/{serverConfigName}', () => {
  const ask = (world: string, token?: string) => askRoute(`/GFN/AccountStatus/${world}`, {}, token);

  it('STR-009 tells a member whether GDN streams the world, whether to offer it, and under which label', async () => {
    const gdnStreaming = { enabled: true, showLaunchButton: false, launchButtonLabel: 'Play' };
    const { world, people } = await makeStreamingWorld({}, { gdnStreaming });
    expect(await ask(world, people.member.sessionToken)).toEqual({ status: 200, body: gdnStreaming });
    const bare = await makeStreamingWorld();
    expect(await ask(bare.world, bare.people.member.sessionToken)).toEqual({
      status: 200,
      body: { enabled: true, showLaunchButton: true, launchButtonLabel: '' },
    });
  });

  it('STR-009 needs a session', async () => {
    const { world } = await makeStreamingWorld();
    expect(await ask(world)).toEqual(signedOut);
    expect(await ask(world, 'r:nobody')).toEqual(signedOut);
  });

  it('STR-009 answers 404 for a world that is not enrolled, and the same to strangers and for no world', async () => {
    const { world, people } = await makeStreamingWorld({}, {});
    const notEnrolled = problem(404, 'Not Found', 'streaming.gdnNotEnrolled');
    const stranger = (await makeAccount()).people.owner.sessionToken;
    expect(await ask(world, people.owner.sessionToken)).toEqual(notEnrolled);
    expect(await ask((await makeStreamingWorld()).world, stranger)).toEqual(notEnrolled);
    expect(await ask(`nowhere-${unique()}`, stranger)).toEqual(notEnrolled);
  });
});

describe('GET /GFN/Url/{serverConfigName}', () => {
  const ask = (world: string, query: Record<string, string>, token?: string) =>
    askRoute(`/GFN/Url/${world}`, query, token);

  it('STR-008 gives a member the address of their own session, and the address where it ends', async () => {
    const streamed = await makeStreamingWorld();
    const { location, page } = await openStream(await addressFor(streamed));
    expect(location).toBeNull();
    expect(page).toContain(streamed.world);
    expect(page).toContain(`Signed in as ${streamed.people.member.displayName}`);
    expect(endsOf(page)).toContain(`${redirectUrl}?status=0`);
  });

  it('STR-008 answers 401 without a session, and for one that has ended', async () => {
    const { world } = await makeStreamingWorld();
    expect(await ask(world, { redirectUrl })).toEqual(signedOut);
    expect(await ask(world, { redirectUrl }, 'r:nobody')).toEqual(signedOut);
  });

  it('STR-008 is for members only: strangers learn nothing, the suspended are refused, superadmins enter', async () => {
    const { world, people } = await makeStreamingWorld();
    const stranger = (await makeAccount()).people.owner.sessionToken;
    const unknown = problem(404, 'Not Found', 'streaming.worldUnknown');
    expect(await ask(world, { redirectUrl }, stranger)).toEqual(unknown);
    expect(await ask(`nowhere-${unique()}`, { redirectUrl }, stranger)).toEqual(unknown);
    expect(await ask(world, { redirectUrl }, people.suspended.sessionToken)).toEqual(
      problem(403, 'Forbidden', 'access.suspended'),
    );
    const superadmin = await makeSuperadmin();
    expect(await ask(world, { redirectUrl }, superadmin.sessionToken)).toMatchObject({ status: 200 });
  });

  it('STR-008 refuses a world that GDN does not stream', async () => {
    for (const gdnStreaming of [undefined, { enabled: false, showLaunchButton: true }]) {
      const { world, people } = await makeStreamingWorld({}, gdnStreaming ? { gdnStreaming } : {});
      expect(await ask(world, { redirectUrl }, people.owner.sessionToken)).toEqual(
        problem(403, 'Forbidden', 'streaming.gdnNotEnabled'),
      );
    }
  });

  it.each([
    'https://evil.test/',
    'https://evil.test/launch/demo',
    `${consoleUrl}.evil.test/`,
    consoleUrl.replace('://', '://somebody@'),
    consoleUrl.replace('http:', 'https:'),
    `blob:${consoleUrl}/x`,
    '//evil.test/',
    '/launch/demo',
    'javascript:alert(1)',
  ])('leads only to the console: not to %s', async (elsewhere) => {
    const { world, people } = await makeStreamingWorld();
    expect(await ask(world, { redirectUrl: elsewhere }, people.member.sessionToken)).toEqual(
      problem(400, 'Bad Request', 'streaming.redirectForeign'),
    );
  });

  it('leaves an entry in the audit trail, without the address or its token', async () => {
    const streamed = await makeStreamingWorld();
    const address = new URL(await addressFor(streamed));
    const entries = await sql.query('select * from "AuditEntry" where account = $1', [streamed.accountId]);
    expect(entries).toMatchObject([
      { operation: 'streaming.start', outcome: 'success', targetType: 'world', targetId: streamed.world },
    ]);
    for (const name of ['sessionToken', 'nonce', 'signature'])
      expect(JSON.stringify(entries)).not.toContain(address.searchParams.get(name));
  });
});

describe('the address of a GDN session', () => {
  it('has a nonce of at least 128 bits, another each time, and an end within minutes', async () => {
    const streamed = await makeStreamingWorld();
    const addresses = await Promise.all([1, 2, 3].map(async () => new URL(await addressFor(streamed))));
    const nonces = addresses.map(({ searchParams }) => searchParams.get('nonce') ?? '');
    expect(new Set(nonces).size).toBe(3);
    for (const nonce of nonces)
      expect(Buffer.from(nonce, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    const left = Number(addresses[0]?.searchParams.get('expires')) - Date.now() / 1000;
    expect(left).toBeGreaterThan(60);
    expect(left).toBeLessThanOrEqual(5 * 60);
  });

  it('begins one session, however many browsers open it at once', async () => {
    const address = await addressFor(await makeStreamingWorld());
    const opened = await Promise.all(Array.from({ length: 20 }, () => openStream(address)));
    const refused = opened.filter(({ location }) => location === `${redirectUrl}?status=1`);
    expect(refused).toHaveLength(19);
    expect(opened.filter(({ location }) => location === null)).toHaveLength(1);
  });

  it.each(['campaign', 'nonce', 'expires', 'redirectUrl', 'sessionToken', 'signature'])(
    'is refused with status 1 when its %s was changed',
    async (name) => {
      const address = new URL(await addressFor(await makeStreamingWorld()));
      const { searchParams } = address;
      const value = searchParams.get(name) ?? '';
      searchParams.set(name, name === 'expires' ? String(Number(value) + 1) : `${value}x`);
      const { location } = await openStream(address.href);
      expect(new URL(location ?? '').searchParams.get('status')).toBe('1');
    },
  );

  it('never leads a browser elsewhere, even if it was changed', async () => {
    const address = new URL(await addressFor(await makeStreamingWorld()));
    address.searchParams.set('redirectUrl', 'https://evil.test/');
    const { location, page } = await openStream(address.href);
    expect(location).toBeNull();
    expect(page).not.toContain('evil.test');
  });

  it('ends at once with status 3 if the campaign is suspended', async () => {
    const streamed = await makeStreamingWorld();
    await letVendorFail(streamed.world, { ends: '3' });
    expect((await openStream(await addressFor(streamed))).location).toBe(`${redirectUrl}?status=3`);
  });
});
