import { logIn } from '@campus/contracts/auth/functions';
import { suspendMembers } from '@campus/contracts/members/action-functions';
import { stack } from '@campus/tests/stack/stack';
import { makeAccount, type TestAccount } from '@campus/tests/world/world';
import { beforeAll, describe, expect, it } from 'vitest';

let account: TestAccount;
beforeAll(async () => {
  account = await makeAccount();
});

const deep = (levels: number) => `{"email":${'['.repeat(levels)}${']'.repeat(levels)}}`;
const wide = (parts: number) => `{"email":[${'{},'.repeat(parts - 1)}{}]}`;
const padded = (bytes: number) => JSON.stringify({ email: 'x'.repeat(bytes) });

const malformed = { status: 400, key: 'request.malformed' };
const tooLarge = { status: 413, key: 'request.tooLarge' };

async function post(
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
  name: string = logIn.name,
) {
  const response = await fetch(`${stack.urls.platform}/functions/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-parse-application-id': 'campus', ...headers },
    body,
  });
  const { key } = (await response.json()) as { key?: string };
  return { status: response.status, key, requestId: response.headers.get('x-request-id') };
}

describe('a body sent to the platform', () => {
  it.each([
    ['deep', deep(17), malformed],
    ['deeper than Parse Server can follow', deep(3_000), malformed],
    ['as deep as fits', deep(30_000), malformed],
    ['as deep as Node could read', deep(150_000), tooLarge],
    ['wide', wide(600), tooLarge],
    ['as wide as fits', wide(330_000), tooLarge],
    ['large', padded(70_000), tooLarge],
  ])('is refused without a session when it is %s', async (_, body, refusal) => {
    expect(await post(body)).toMatchObject(refusal);
    const invented = { 'x-parse-session-token': `r:${'0'.repeat(32)}` };
    expect(await post(body, invented)).toMatchObject(refusal);
    const invalid = `{"_SessionToken":"r:${'0'.repeat(32)}",${body.slice(1)}`;
    expect(await post(invalid, { 'content-type': 'text/plain' })).toMatchObject(refusal);
  });

  it('may be larger with a session in the header or in the body of the SDKs, up to a limit', async () => {
    const { sessionToken } = account.people.member;
    const header = { 'x-parse-session-token': sessionToken };
    const judged = { status: 400, key: expect.stringMatching(/^(request\.(invalid|type)|text\.tooLong)$/) };
    expect(await post(deep(33), header)).toMatchObject(malformed);
    expect(await post(wide(13_000), header)).toMatchObject(tooLarge);
    for (const body of [deep(20), wide(2_000), padded(500_000)]) {
      expect(await post(body, header)).toMatchObject(judged);
      const likeSdk = `{"_ApplicationId":"campus","_SessionToken":"${sessionToken}",${body.slice(1)}`;
      expect(await post(likeSdk, { 'content-type': 'text/plain' })).toMatchObject(judged);
    }
  });

  it('with a thousand ids reaches the function', async () => {
    const { accountId, people } = account;
    const selection = { ids: Array.from({ length: 1_000 }, (_, nth) => `nobody${nth}`) };
    const body = JSON.stringify({ accountId, selection });
    const header = { 'x-parse-session-token': people.owner.sessionToken };
    expect(await post(body, header, suspendMembers.name)).toMatchObject({ status: 200 });
  });

  it('is refused in an encoding whose bytes are not what they seem', async () => {
    const body = Uint8Array.from(Buffer.from('{"email":"a@campus.test","password":"x"}', 'utf16le'));
    const type = { 'content-type': 'application/json; charset=utf-16le' };
    expect(await post(body, type)).toMatchObject({ status: 415, key: 'request.contentType' });
  });
});

describe('the platform answers', () => {
  const { origin } = new URL(stack.urls.platform);

  it.each(['/gateway/ClientInfo/%', '/gateway/avatars/%c3', '/nowhere', '/parse/%', `/${'x'.repeat(6_000)}`])(
    '%s with our own problem format',
    async (path) => {
      for (const method of ['GET', 'PROPFIND', 'POST']) {
        const response = await fetch(origin + path, { method });
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
        expect(await response.json()).toMatchObject({ key: expect.stringMatching(/^(request|access)\./) });
        expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      }
    },
  );

  it('with the request id of a gateway, if that is valid, and with a new id for other callers', async () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.7' };
    const idOf = async (id: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`${origin}/nowhere`, { headers: { 'x-request-id': id, ...headers } });
      return response.headers.get('x-request-id');
    };
    expect(await idOf('of-the-gateway', forwarded)).toBe('of-the-gateway');
    expect(await idOf('<script>', forwarded)).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf('of-the-gateway')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
