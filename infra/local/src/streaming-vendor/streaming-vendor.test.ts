import { createHmac } from 'node:crypto';
import { gdnSignedText } from '@campus/contracts/streaming/vendors';
import { expect, it, onTestFinished } from 'vitest';
import { buildStreamingVendor } from './server.ts';

const gdnSecret = 'a secret that only tests of the vendor use';
const campusKey = 'a key that only tests of the vendor have';
const console = 'http://localhost:3000';
const redirectUrl = `${console}/launch/demo?x=1`;

function vendor() {
  const app = buildStreamingVendor({
    url: 'http://localhost:9090',
    console,
    platformUrl: 'http://127.0.0.1:9/parse',
    gdnSecret,
    campusKey,
    slackSecret: 'a secret that only tests of Slack here ever use',
    zoomSecret: 'a secret that only tests of Zoom here ever use',
    suspended: ['quiet'],
  });
  onTestFinished(() => app.close());
  return app;
}

/** The address of a session without a signed-in person. */
function signed(overrides: Partial<{ campaign: string; expires: number }> = {}, secret = gdnSecret): string {
  const session = {
    campaign: 'demo',
    nonce: 'n'.repeat(32),
    expires: Math.floor(Date.now() / 1000) + 60,
    redirectUrl,
    sessionToken: '',
    ...overrides,
  };
  const signature = createHmac('sha256', secret).update(gdnSignedText(session)).digest('base64url');
  const params = { ...session, expires: String(session.expires), signature };
  return `/gdn?${new URLSearchParams(params)}`;
}

const refused = { statusCode: 303, headers: { location: `${redirectUrl}&status=1` } };

it('begins a session once', async () => {
  const app = vendor();
  const first = await app.inject(signed());
  expect(first).toMatchObject({ statusCode: 200 });
  expect(first.body).toContain('Nobody is signed in');
  expect(await app.inject(signed())).toMatchObject(refused);
});

it.each([
  ['too old', signed({ expires: Math.floor(Date.now() / 1000) - 1 })],
  ['signed by another party', signed({}, 'a secret that nobody else should ever use')],
  ['not signed', `/gdn?redirectUrl=${encodeURIComponent(redirectUrl)}`],
])('refuses %s with status 1', async (_, address) => {
  expect(await vendor().inject(address)).toMatchObject(refused);
});

it('sends browsers back to the console only', async () => {
  for (const elsewhere of ['https://evil.test/', 'javascript:alert(1)', '']) {
    const answer = await vendor().inject(`/gdn?redirectUrl=${encodeURIComponent(elsewhere)}`);
    expect(answer).toMatchObject({ statusCode: 400 });
    expect(answer.headers).not.toHaveProperty('location');
  }
});

it('ends the sessions of a suspended campaign at once, with status 3', async () => {
  const { headers } = await vendor().inject(signed({ campaign: 'quiet' }));
  expect(headers.location).toBe(`${redirectUrl}&status=3`);
});

it('prepares a session for a caller with the key; it can be started once', async () => {
  const app = vendor();
  const payload = { account: 'DemoCampus', loginUrl: `${console}/login`, logoutUrl: `${console}/profile` };
  const ask = (authorization: string) =>
    app.inject({ method: 'POST', url: '/campus/sessions', headers: { authorization }, payload });
  expect(await ask('Bearer another key')).toMatchObject({ statusCode: 401 });
  const { url } = (await ask(`Bearer ${campusKey}`)).json<{ url: string }>();
  expect(await app.inject(new URL(url).pathname)).toMatchObject({ statusCode: 200 });
  expect(await app.inject(new URL(url).pathname)).toMatchObject({ statusCode: 404 });
});

it('shows the data it received as text, never as markup', async () => {
  const { body } = await vendor().inject('/web-demo?world=%3Cb%3E&ticket=%22%3E%3Cscript%3E');
  expect(body).toContain('World &lt;b&gt;');
  expect(body).not.toContain('<script>');
});
