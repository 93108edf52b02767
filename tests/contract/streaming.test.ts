import { text } from '@campus/contracts/core/text';
import {
  askRoute,
  endsOf,
  letVendorFail,
  makeStreamingWorld,
  openStream,
} from '@campus/tests/areas/streaming';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { stack } from '@campus/tests/stack/stack';
import { makeAccount, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const gateway = await openGateway();
const { console: consoleUrl } = stack.urls;

describe('GET /GFN/UrlBypass/{worldName}', () => {
  const ask = (world: string, query: Record<string, string>) => askRoute(`/GFN/UrlBypass/${world}`, query);
  const redirectUrl = `${consoleUrl}/launch/somewhere`;

  it('STL-014 gives every caller the address of a session without a signed-in person', async () => {
    const { world } = await makeStreamingWorld();
    const { status, body } = await ask(world, { redirectUrl });
    expect(status).toBe(200);
    const { page } = await openStream(String(body));
    expect(page).toContain('Nobody is signed in');
    expect(endsOf(page)).toContain(`${redirectUrl}?status=0`);
  });

  it('STL-014 answers 404 for an unknown world', async () => {
    expect(await ask(`nowhere-${unique()}`, { redirectUrl })).toMatchObject({
      status: 404,
      body: { detail: text('streaming.worldUnknown') },
    });
  });

  it('STL-014 answers 403 for a world that GDN does not stream', async () => {
    for (const world of [{}, { gdnStreaming: { enabled: false, showLaunchButton: true } }]) {
      const streamed = await makeStreamingWorld({}, world);
      expect(await ask(streamed.world, { redirectUrl })).toMatchObject({
        status: 403,
        body: { detail: text('streaming.gdnNotEnabled') },
      });
    }
  });

  it('STL-014 answers 400 without redirectUrl, and for one that leads elsewhere', async () => {
    const { world } = await makeStreamingWorld();
    const refused = (detail: string) => ({ status: 400, body: { detail } });
    expect(await ask(world, {})).toMatchObject(refused(text('streaming.redirectMissing')));
    expect(await ask(world, { redirectUrl: 'https://evil.test/' })).toMatchObject(
      refused(text('streaming.redirectForeign')),
    );
  });
});

describe('streaming.launch', () => {
  it('leads back to the page of its launch, for every world name', async () => {
    const world = `Großer Saal & mehr ${unique()}`;
    await makeStreamingWorld({}, { name: world, gdnStreaming: { enabled: true, showLaunchButton: true } });
    const { url } = await gateway.as().streaming.launch.mutate({ world });
    const { page } = await openStream(url);
    expect(endsOf(page)[0]).toBe(`${consoleUrl}/launch/${encodeURIComponent(world)}?status=0`);
  });

  it('tells status and detail of what the platform refuses', async () => {
    const { world } = await makeStreamingWorld({}, {});
    expect(await refusalOf(gateway.as().streaming.launch.mutate({ world }))).toMatchObject({
      status: 403,
      key: 'streaming.gdnFailed',
      message: 'Error getting GDN streaming URL: 403 - GDN streaming is not enabled for this world.',
    });
    expect(await refusalOf(gateway.as().streaming.launch.mutate({ world: '\ud800' }))).toMatchObject({
      message: 'Error getting GDN streaming URL: 404 - There is no such world.',
    });
  });
});

describe('streaming.account', () => {
  it('offers what the account has, under its labels or the vendors’ own', async () => {
    const streamed = await makeStreamingWorld();
    const { accountId } = streamed;
    await expect(gateway.as(streamed.people.member).streaming.account.query({ accountId })).resolves.toEqual({
      campus: { label: 'Nutanix Streaming' },
      gdn: { label: 'GDN Streaming' },
      clientBuild: '1.0.0',
    });
  });

  it('offers nothing in an account that is neither enrolled nor known to GDN', async () => {
    const { accountId, people } = await makeAccount({ world: { name: `plain-${unique()}` } });
    await expect(gateway.as(people.member).streaming.account.query({ accountId })).resolves.toMatchObject({
      campus: null,
      gdn: null,
    });
  });
});

describe('streaming.start', () => {
  it.each(['campus', 'gdn'] as const)(
    'leads to a session of %s in which the member is signed in, and from it back to their own profile',
    async (vendor) => {
      const { accountId, people } = await makeStreamingWorld();
      const { url } = await gateway.as(people.member).streaming.start.mutate({ accountId, vendor });
      expect(new URL(url).origin).toBe(stack.urls.streamingVendor);
      const { page } = await openStream(url);
      expect(page).toContain(`Signed in as ${people.member.displayName}`);
      expect(endsOf(page)[0]).toBe(`${consoleUrl}/profile?status=0`);
    },
  );

  it('reports code and status of a vendor’s refusal', async () => {
    const { accountId, people } = await makeStreamingWorld();
    await letVendorFail(accountId, { code: 'NO_CAPACITY', status: 507 });
    const start = gateway.as(people.member).streaming.start.mutate({ accountId, vendor: 'campus' });
    expect(await refusalOf(start)).toMatchObject({ status: 409, message: 'NO_CAPACITY - 507' });
  });

  it('reports a vendor that does not answer', async () => {
    const { accountId, people } = await makeStreamingWorld();
    await letVendorFail(accountId, { silent: true });
    const start = gateway.as(people.member).streaming.start.mutate({ accountId, vendor: 'campus' });
    expect(await refusalOf(start)).toMatchObject({ key: 'streaming.noAnswer' });
  });
});
