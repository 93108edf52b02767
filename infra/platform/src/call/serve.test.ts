import type { AddressInfo } from 'node:net';
import { AppError } from '@campus/contracts/core/app-error';
import { TooManyCalls } from '@campus/contracts/core/quota';
import { apiTokenHeader, sessionTokenHeader, wireBytes, wireRoute } from '@campus/contracts/core/wire-route';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { makePerson } from '@campus/tests/world/world';
import express, { type Express } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { platformRoute } from './route.ts';
import { serve } from './serve.ts';
import { isApiToken, parseSessionTokenOf } from './session-token.ts';

const input = z.strictObject({ name: z.string(), tone: z.string().optional(), mark: z.string().optional() });
const output = z.object({ sentence: z.string() });
const of = { input, output, headers: { mark: 'x-mark' } };
const greeting = async ({ input: { name, tone, mark } }: { input: z.output<typeof input> }) => ({
  sentence: [name, tone, mark].join(' '),
});

const refusals: Record<string, Error> = {
  busy: new AppError('tooMany', 'request.busy', { seconds: 2 }),
  counted: new TooManyCalls({ operation: 'greet', limit: { calls: 5, seconds: 60 }, left: 0, seconds: 7 }),
  missing: new AppError('notFound', 'request.notFound'),
  broken: new Error('x is undefined'),
};

const routes = [
  platformRoute(wireRoute('GET', '/greet/:name', of), { access: 'public', handle: greeting }),
  platformRoute(wireRoute('POST', '/greet/:name', of), { access: 'public', handle: greeting }),
  platformRoute(wireRoute('GET', '/file', { input: z.object({}), output: wireBytes }), {
    access: 'public',
    handle: async () => ({ type: 'image/png', bytes: new Uint8Array([1, 2, 3]) }),
  }),
  platformRoute(wireRoute('GET', '/refuse/:name', { input, output }), {
    access: 'public',
    handle: async ({ input: { name } }) => {
      throw refusals[name];
    },
  }),
  platformRoute(wireRoute('GET', '/who', { input: z.object({}), output }), {
    access: 'signedIn',
    handle: async ({ user }) => ({ sentence: user.id }),
  }),
];

let test: TestServices;
let app: Express;
let base: string;
let end: () => void;
beforeAll(async () => {
  test = await makeServices();
  app = express();
  for (const route of routes)
    app[route.method === 'GET' ? 'get' : 'post'](route.path, express.json(), serve(route, test.services));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  end = () => server.close();
});
afterAll(async () => {
  end();
  await test.close();
});

const ask = (path: string, init?: RequestInit) => fetch(`${base}${path}`, init);
const sending = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-mark': '!' },
  body: JSON.stringify(body),
});

describe('a route', () => {
  it('is a function with a method, a path, and the headers of its input', () => {
    const wire = wireRoute('POST', '/greet/:name', of);
    const route = platformRoute(wire, { access: 'public', handle: greeting });
    expect(route).toMatchObject({ name: 'POST /greet/:name', access: 'public', operations: [] });
    expect([route.method, route.path, route.headers]).toEqual(['POST', '/greet/:name', { mark: 'x-mark' }]);
  });

  it('takes path, query, and headers, and answers JSON that nobody keeps', async () => {
    const answer = await ask('/greet/ana?tone=kind', { headers: { 'x-mark': '!' } });
    expect(await answer.json()).toEqual({ sentence: 'ana kind !' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('takes the JSON it is sent in place of the query; the path and the headers have the last word', async () => {
    const sent = await ask('/greet/ana?tone=rude', sending({ tone: 'kind', name: 'ben', mark: '?' }));
    expect(await sent.json()).toEqual({ sentence: 'ana kind !' });
  });

  it('answers a file as its bytes, of its type', async () => {
    const answer = await ask('/file');
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([1, 2, 3]);
  });

  it('knows the caller by the session of its header', async () => {
    const { sessionToken, userId } = await makePerson();
    const answer = await ask('/who', { headers: { [sessionTokenHeader]: sessionToken } });
    expect(await answer.json()).toEqual({ sentence: userId });
    expect((await ask('/who', { headers: { [sessionTokenHeader]: '' } })).status).toBe(401);
  });
});

describe('a refusal', () => {
  it('is a problem that says when to come back', async () => {
    const answer = await ask('/refuse/busy');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '2']);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(await answer.json()).toMatchObject({
      status: 429,
      title: 'Too Many Requests',
      detail: new AppError('tooMany', 'request.busy', { seconds: 2 }).message,
      key: 'request.busy',
      params: { seconds: 2 },
    });
    expect(answer.headers.get('ratelimit')).toBeNull();
  });

  it('by a limit says which one', async () => {
    const answer = await ask('/refuse/counted');
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(answer.headers.get('ratelimit')).toBe('"greet";r=0;t=7');
    expect(answer.headers.get('ratelimit-policy')).toBe('"greet";q=5;w=60');
  });

  it('that time does not change says nothing of it, and a fault tells nothing of itself', async () => {
    const missing = await ask('/refuse/missing');
    expect([missing.status, missing.headers.get('retry-after')]).toEqual([404, null]);
    const broken = await ask('/refuse/broken');
    expect(broken.status).toBe(500);
    expect(await broken.json()).toMatchObject({ key: 'internal.error' });
  });
});

describe('a session token', () => {
  const requestWith = (headers: Record<string, string>) =>
    ({ headers, get: (name: string) => headers[name] }) as unknown as Parameters<
      typeof parseSessionTokenOf
    >[0];

  it('is that of a session, or of an API credential', () => {
    expect(
      parseSessionTokenOf(requestWith({ 'x-parse-session-token': 'r:1', [apiTokenHeader]: 'c:2' })),
    ).toBe('r:1');
    expect(parseSessionTokenOf(requestWith({ [apiTokenHeader]: 'c:2' }))).toBe('c:2');
    expect(parseSessionTokenOf(requestWith({ [apiTokenHeader]: 'r:2' }))).toBeUndefined();
    expect(parseSessionTokenOf(requestWith({}))).toBeUndefined();
  });

  it('of an API credential begins as such', () => {
    expect([isApiToken('c:1'), isApiToken('r:c:'), isApiToken(undefined)]).toEqual([true, false, false]);
  });
});
