import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gatewayOn } from '../testing/gateway.ts';

let webDir: string;
beforeAll(async () => {
  webDir = await mkdtemp(path.join(tmpdir(), 'campus-web-'));
  await mkdir(path.join(webDir, 'assets'));
  await writeFile(path.join(webDir, 'index.html'), '<!doctype html><head><title>Console</title></head>');
  await writeFile(
    path.join(webDir, 'preloads.json'),
    '{"/admin/members":["/assets/members-1a2b3c.js"],"/world/*":["/assets/world-1a2b3c.js"]}',
  );
  await writeFile(path.join(webDir, 'assets/app-1a2b3c.js'), 'export {};');
  await writeFile(path.join(webDir, 'assets/app-1a2b3c.js.br'), brotliCompressSync('export {};'));
  await writeFile(path.join(webDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(webDir, '.secret'), 'secret');
});
afterAll(() => rm(webDir, { recursive: true }));

const page = { accept: 'text/html,application/xhtml+xml' };

it.each(['/', '/admin/members?page=2', '/invitation/abc'])(
  'answers %s with the client’s page, revalidated each time',
  async (url) => {
    const { app } = await gatewayOn({}, { webDir });
    const response = await app.inject({ url, headers: page });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<title>Console</title>');
    expect(response.headers['cache-control']).toBe('no-cache');
  },
);

it('names the scripts of a public page for everyone', async () => {
  const { app } = await gatewayOn({}, { webDir });
  const bodyAt = async (url: string) => (await app.inject({ url, headers: page })).body;
  const preload = '<link rel="modulepreload" crossorigin href="/assets/world-1a2b3c.js"></head>';
  expect(await bodyAt('/world/demo?view=sign-up')).toContain(preload);
  expect(await bodyAt('/worlds')).not.toContain('modulepreload');
});

it('names the scripts of an account page only for a signed-in browser', async () => {
  const { app, sealed } = await gatewayOn({}, { webDir });
  const bodyAt = async (url: string, headers = {}) =>
    (await app.inject({ url, headers: { ...page, ...headers } })).body;
  const signedIn = { cookie: `__Host-campus_session=${sealed}` };
  const preload = '<link rel="modulepreload" crossorigin href="/assets/members-1a2b3c.js"></head>';
  expect(await bodyAt('/admin/members?page=2', signedIn)).toContain(preload);
  expect(await bodyAt('/admin/members')).not.toContain('modulepreload');
  expect(await bodyAt('/login', signedIn)).not.toContain('modulepreload');
  expect((await app.inject('/preloads.json')).statusCode).toBe(404);
});

it('lets browsers keep what carries a hash in its name', async () => {
  const { app } = await gatewayOn({}, { webDir });
  const { headers, body } = await app.inject('/assets/app-1a2b3c.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toMatch('javascript');
  expect(body).toBe('export {};');
  expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
});

it('sends the compressed form of a file where there is one', async () => {
  const { app } = await gatewayOn({}, { webDir });
  const headers = { 'accept-encoding': 'br, gzip' };
  const response = await app.inject({ url: '/assets/app-1a2b3c.js', headers });
  expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(response.headers['cache-control']).toContain('immutable');
});

it.each([
  '/assets/gone.js',
  '/api/v1/nothing',
  '/trpc/no.operation',
  '/.secret',
  '/..%2f..%2fetc/passwd',
  '/index.html/..%5c',
])('answers %s as not found instead of the page', async (url) => {
  const { app } = await gatewayOn({}, { webDir });
  const response = await app.inject({
    url,
    headers: url.startsWith('/a') || url.startsWith('/t') ? page : {},
  });
  expect(response.statusCode).toBe(404);
  expect(response.body).toContain('There is nothing at this address.');
});

it.each([
  ['HEAD', {}],
  ['GET', {}],
  ['GET', { accept: '*/*' }],
] as const)('answers %s of a page by a program that does not ask for HTML', async (method, headers) => {
  const { app } = await gatewayOn({}, { webDir });
  const response = await app.inject({ method, url: '/world/demo', headers });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toMatch('text/html');
});
