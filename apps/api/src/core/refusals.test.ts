import { describe, expect, it } from 'vitest';
import { accountAccessAs } from '../testing/answers.ts';
import { gatewayOn } from '../testing/gateway.ts';

const json = { 'content-type': 'application/json' };
const invitations = { method: 'POST', url: '/api/v1/accounts/a1/invitations' } as const;
const token = { method: 'POST', url: '/api/oauth/token' } as const;
const signIn = { method: 'POST', url: '/api/v1/auth/sign-in', headers: json } as const;

/** A gateway with a signed-in person of a1, and one call to it. Returns its answer and its log lines. */
async function callOf({ headers, ...request }: Refused) {
  const gateway = await gatewayOn(accountAccessAs('admin'));
  const authorization = `Bearer ${gateway.sealed}`;
  const response = await gateway.app.inject({ ...request, headers: { authorization, ...headers } });
  const requestId = response.headers['x-request-id'];
  const lines = gateway.lines.map((line) => JSON.parse(line)).filter((line) => line.requestId === requestId);
  const { body } = await gateway.app.inject('/metrics');
  return { response, lines, metrics: body };
}

interface Refused {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  payload?: string;
}

describe('a request that is refused outside of an operation', () => {
  it.each<[string, Refused, number, string]>([
    ['JSON that ends early', { ...invitations, headers: json, payload: '{' }, 400, 'request.malformed'],
    [
      'a text',
      { ...invitations, headers: { 'content-type': 'text/plain' }, payload: 'x' },
      415,
      'request.contentType',
    ],
    [
      'too large a body',
      { ...invitations, headers: json, payload: JSON.stringify('x'.repeat(2_000_000)) },
      413,
      'request.tooLarge',
    ],
    [
      'a malformed Idempotency-Key',
      { ...invitations, headers: { ...json, 'idempotency-key': 'ä' }, payload: '{}' },
      400,
      'request.key.invalid',
    ],
    [
      'another origin',
      { method: 'GET', url: '/api/v1/accounts', headers: { origin: 'https://elsewhere.test' } },
      403,
      'access.foreignOrigin',
    ],
    ['another method', { method: 'DELETE', url: '/api/v1/accounts' }, 405, 'request.method'],
    ['an unknown address', { method: 'GET', url: '/api/v1/nothing' }, 404, 'request.notFound'],
    ['an unknown address to change', { method: 'POST', url: '/nothing' }, 404, 'request.notFound'],
    ['an address that cannot be decoded', { method: 'GET', url: '/api/v1/%' }, 400, 'request.malformed'],
    ['an unknown operation of pages', { method: 'GET', url: '/trpc/no.such' }, 404, 'request.notFound'],
    ['a token asked for in JSON', { ...token, headers: json, payload: '{}' }, 400, 'credentials.oauth.form'],
    ['a token asked for without a form', { ...token, payload: '' }, 400, 'credentials.oauth.form'],
  ])('is logged once and counted by its key: %s', async (_, request, status, key) => {
    const { response, lines, metrics } = await callOf(request);
    expect(response.statusCode).toBe(status);
    const { method, url } = request;
    const path = url.replace('/a1/', '/:accountId/');
    expect(lines).toEqual([
      expect.objectContaining({ level: 'info', msg: 'request refused', key, status, method, path }),
    ]);
    expect(metrics).toContain(`campus_refused_requests_total{key="${key}"} 1`);
  });

  it('is logged without its query', async () => {
    const { lines } = await callOf({ method: 'GET', url: `/api/v1/${'x'.repeat(300)}?token=secret` });
    expect(lines).toHaveLength(1);
    expect(lines[0].path).toMatch(/^\/api\/v1\/x{192}$/);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });
});

const mailed = '/api/v1/senders/mailedSecret123';
const username = '/api/v1/accounts/a1/usernames/ada@campus.test';

it.each<[string, Refused, string]>([
  ['the code of a sender', { method: 'DELETE', url: mailed }, '/api/v1/senders/:code'],
  ['a mistyped address with it', { method: 'GET', url: `${mailed}/typo` }, '/api/v1/senders/…/typo'],
  ['an address with it that cannot be decoded', { method: 'GET', url: `${mailed}%` }, '/api/v1/senders/…'],
  ['a person', { method: 'DELETE', url: username }, '/api/v1/accounts/:accountId/usernames/:username'],
])('a refused request is logged without %s', async (_, request, path) => {
  const { lines } = await callOf(request);
  expect(lines.map((line) => line.path)).toEqual([path]);
});

describe('what an operation refuses', () => {
  it.each<[string, Refused, string]>([
    ['its input', { method: 'GET', url: '/api/v1/accounts/a1/members?page=0' }, 'operation refused'],
    [
      'a script without a token',
      { ...invitations, headers: { ...json, authorization: '' }, payload: '{}' },
      'operation refused',
    ],
    [
      'a large body unread',
      { ...invitations, headers: { ...json, authorization: '' }, payload: JSON.stringify('x'.repeat(9_000)) },
      'operation refused unread',
    ],
    ['a call of a page', { method: 'GET', url: '/trpc/members.list' }, 'operation refused'],
    ['a sign-in', { ...signIn, payload: '{}' }, 'operation refused'],
  ])('is logged once, as its outcome, with the key of the answer: %s', async (_, request, msg) => {
    const { response, lines } = await callOf(request);
    const body = response.json();
    expect(lines[0].key).toBe(body.error?.data.key ?? body.key);
    expect(lines.map((line) => line.msg)).toEqual([msg]);
  });
});
