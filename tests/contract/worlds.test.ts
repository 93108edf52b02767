import { refuses, sends, startUpstream } from '@campus/parse-adapter/testing/upstream';
import { makeSsoWorld } from '@campus/tests/areas/sso/sso-world';
import { openBrowser } from '@campus/tests/calls/browser';
import { openGateway } from '@campus/tests/calls/gateway';
import { stack } from '@campus/tests/stack/stack';
import { makeAccount, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it, onTestFinished } from 'vitest';

const gateway = await openGateway();
const { http } = gateway;
const notFound = (id: string) => `Could not find world ${id}.`;

/**
 * A gateway that receives this answer about every world. All other calls go to the platform at `url`, by
 * default the stack's.
 */
async function gatewayTelling(behavior: ReturnType<typeof sends>, url = stack.urls.platform) {
  const rest = await startUpstream(behavior);
  onTestFinished(rest.close);
  const routesUrl = new URL('/gateway', rest.url).href;
  return openGateway({ parse: { url, appId: 'campus', routesUrl, supportEmail: 'support@campus.test' } });
}

describe('a world', () => {
  it('is found by its id and by the name of its server configuration', async () => {
    const name = `world-${unique()}`;
    const { accountId, organizationName } = await makeAccount({
      world: { name, disableRememberMe: true },
      invitesOnly: true,
      invitesOnlyHint: 'Ask Ana.',
    });
    const row = await sql.one<{ id: string }>('select "objectId" as id from "World" where account = $1', [
      accountId,
    ]);
    for (const id of [name, row?.id]) {
      const { body } = await http.get(`/api/v1/worlds/${id}`);
      expect(body).toMatchObject({
        name,
        accountId,
        organizationName,
        passwordLogin: true,
        rememberMe: false,
        signUp: { offered: false, restricted: false, hint: 'Ask Ana.' },
      });
    }
  });

  it('AUTH-078 without a name is refused', async () => {
    const { http: other } = await gatewayTelling(sends(200, '{"name":"","levels":[]}'));
    const { status, body } = await other.get('/api/v1/worlds/w1');
    expect([status, body.detail]).toEqual([404, 'World w1 is missing a name.']);
  });

  it('AUTH-079 whose server configuration is gone is refused', async () => {
    const { http: other } = await gatewayTelling(sends(200, `{"name":"gone-${unique()}","levels":[]}`));
    const { status, body } = await other.get('/api/v1/worlds/w1');
    expect([status, body.detail]).toEqual([404, 'Failed to get server configuration.']);
  });

  it('AUTH-079 whose server configuration cannot be loaded is refused', async () => {
    const platform = await startUpstream(refuses(1, 'out of memory', 500));
    onTestFinished(platform.close);
    const { http: other } = await gatewayTelling(sends(200, '{"name":"demo","levels":[]}'), platform.url);
    const { body } = await other.get('/api/v1/worlds/w1');
    expect(body.detail).toBe('Failed to get server configuration.');
  });

  it('AUTH-080 that there is not is refused by its id', async () => {
    const { status, body } = await http.get('/api/v1/worlds/nowhere');
    expect([status, body.detail]).toEqual([404, notFound('nowhere')]);
  });

  it.each([
    [sends(400, '{"error":"Not in this region."}'), 'Failed to resolve world data: Not in this region.'],
    [
      sends(502, '<html>Bad gateway</html>'),
      'Failed to resolve world data: The platform cannot be reached at the moment. Please try again in a minute.',
    ],
  ])('AUTH-081 that cannot be resolved is refused with the reason: %#', async (behavior, message) => {
    const { http: other } = await gatewayTelling(behavior);
    expect((await other.get('/api/v1/worlds/w1')).body.detail).toBe(message);
  });
});

const elsewhere = [
  '//evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '\\\\evil.test',
  '../../evil.test',
  '%2f%2fevil.test',
  'demo?next=https://evil.test',
];

describe('a world name that is an address elsewhere', () => {
  it.each(elsewhere)('%s is no world, and leads nowhere', async (id) => {
    const { status, body, headers } = await http.get(`/api/v1/worlds/${encodeURIComponent(id)}`);
    expect([status, body.detail]).toEqual([404, notFound(id)]);
    expect(headers).not.toHaveProperty('location');
  });

  it.each(elsewhere)('%s begins no sign-in', async (world) => {
    const browser = openBrowser(gateway);
    const { wanted } = await makeSsoWorld('oidc');
    const { status } = await browser.call('sso.start', { ...wanted, world });
    expect([400, 403]).toContain(status);
    expect(browser.cookies.size).toBe(0);
  });

  it('does not change the address to which a provider leads back', async () => {
    const { wanted } = await makeSsoWorld('oidc');
    const url = new URL(
      await openBrowser(gateway).start(wanted, {
        host: 'evil.test',
        'x-forwarded-host': 'evil.test',
        referer: 'https://evil.test/oidc',
      }),
    );
    expect(url.origin).toBe(stack.urls.identityProvider);
    expect(url.searchParams.get('redirect_uri')).toBe(`${stack.urls.console}/oidc`);
  });
});
