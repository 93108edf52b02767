import type { AddressInfo } from 'node:net';
import { checkSession } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { apiTokenHeader } from '@campus/contracts/core/wire-route';
import { getServerConfig } from '@campus/contracts/worlds/functions';
import { requestPlatform } from '@campus/tests/calls/platform';
import { makeAccount, sql, unique } from '@campus/tests/world/world';
import express, { type Express, type Request, type RequestHandler } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../../foundation/secret.ts';
import { keepRequest, keptRequest } from './kept-request.ts';

const session = 'x-parse-session-token';
let app: Express;
let base: string;
let end: () => void;
beforeAll(async () => {
  app = express();
  const server = app.listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  end = () => server.close();
});
afterAll(() => end());

describe('the caller', () => {
  /**
   * Serves a path with this handler. Returns the signal, and a promise that settles when the connection
   * closes.
   */
  const served = (path: string, answer: RequestHandler) =>
    new Promise<{ signal: AbortSignal | undefined; closed: Promise<unknown> }>((begun) =>
      app.get(path, keepRequest, (request, response, next) => {
        const closed = new Promise((close) => response.once('close', close));
        begun({ signal: keptRequest().signal, closed });
        answer(request, response, next);
      }),
    );

  it('that is gone before the answer aborts what runs for it', async () => {
    const begun = served('/gone', () => undefined);
    const leaving = new AbortController();
    const left = fetch(`${base}/gone`, { signal: leaving.signal }).catch(() => 'left');
    const { signal, closed } = await begun;
    expect(signal?.aborted).toBe(false);
    leaving.abort();
    await expect(left).resolves.toBe('left');
    await closed;
    expect(signal?.reason).toMatchObject({
      kind: 'tooMany',
      key: 'request.tookTooLong',
      params: { seconds: 10 },
    });
  });

  it('that has its answer aborts nothing', async () => {
    const begun = served('/stayed', (_request, response) => void response.json({}));
    await fetch(`${base}/stayed`);
    const { signal, closed } = await begun;
    await closed;
    expect(signal?.aborted).toBe(false);
    expect(keptRequest()).toEqual({});
  });
});

describe('the session of a request', () => {
  /** Returns what the function receives, and what Parse Server sees. */
  async function passing(path: string, headers: Record<string, string>, body: object = {}) {
    const seen = new Promise<Request>((arrived) =>
      app.post(path, express.json(), keepRequest, (request, response) => {
        response.json(keptRequest().sessionToken ?? null);
        arrived(request);
      }),
    );
    const answer = await fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const kept: unknown = await answer.json();
    const { headers: inHeaders, body: inBody } = await seen;
    return { kept, inHeader: inHeaders[session], inBody };
  }

  const name = 'Ana';

  it.each([
    ['in the header', { [session]: 'r:1' }, { name }, 'r:1'],
    ['in the body', {}, { _ApplicationId: 'campus', _SessionToken: 'r:2' }, 'r:2'],
    ['in both', { [session]: 'r:1' }, { _ApplicationId: 'campus', _SessionToken: 'r:2' }, 'r:2'],
  ])('%s is kept for the function, and hidden from Parse Server', async (at, headers, body, kept) => {
    const { _SessionToken: _, ...left } = { _SessionToken: '', ...body };
    await expect(passing(`/functions/${at.replaceAll(' ', '-')}`, headers, body)).resolves.toEqual({
      kept,
      inBody: left,
    });
  });

  it.each([
    [
      'of a request to another path',
      '/classes/Badge',
      'r:3',
      { _ApplicationId: 'campus', _SessionToken: 'r:4' },
    ],
    ['that is the token of a credential', '/functions/three', 'c:3', {}],
    ['that is a parameter of a call', '/functions/four', undefined, { _SessionToken: 'r:4' }],
    ['that is no text', '/functions/five', undefined, { _ApplicationId: 'campus', _SessionToken: 5 }],
  ])('%s is left to Parse Server', async (_, path, token, body) => {
    await expect(passing(path, token ? { [session]: token } : {}, body)).resolves.toEqual({
      kept: null,
      inHeader: token,
      inBody: body,
    });
  });
});

describe('a session that has ended', () => {
  async function endedSession(): Promise<string> {
    const { sessionToken } = (await makeAccount()).people.member;
    await sql.query('delete from "_Session" where "sessionToken" = $1', [hashOf(sessionToken)]);
    return sessionToken;
  }

  const refused = {
    code: parseCode.signedOut,
    key: 'access.signedOut',
    error: text('access.signedOut'),
  };

  it('is refused with its key, even by a function that everybody may call', async () => {
    const world = `world-${unique()}`;
    await makeAccount({ world: { name: world } });
    const sessionToken = await endedSession();
    const path = `/functions/${getServerConfig.name}`;
    const response = await requestPlatform('POST', path, { body: { name: world }, sessionToken });
    expect(response.status).toBe(400);
    await expect(response.json()).resolves.toMatchObject(refused);
    const signedOut = await requestPlatform('POST', path, { body: { name: world } });
    expect(signedOut.status).toBe(200);
  });

  it('is refused in the body of the SDKs too, where a live one is accepted', async () => {
    const ask = async (_SessionToken: string) => {
      const body = { _ApplicationId: 'campus', _SessionToken };
      const headers = { 'x-parse-application-id': '', 'content-type': 'text/plain' };
      const response = await requestPlatform('POST', `/functions/${checkSession.name}`, { body, headers });
      return { status: response.status, ...((await response.json()) as object) };
    };
    await expect(ask(await endedSession())).resolves.toMatchObject({ status: 400, ...refused });
    const { userId, sessionToken } = (await makeAccount()).people.member;
    await expect(ask(sessionToken)).resolves.toMatchObject({
      status: 200,
      result: { user: { _id: userId } },
    });
  });

  it('is not replaced by the token of a credential beside it', async () => {
    const response = await requestPlatform('POST', `/functions/${checkSession.name}`, {
      body: {},
      headers: { [session]: await endedSession(), [apiTokenHeader]: 'c:2' },
    });
    await expect(response.json()).resolves.toMatchObject(refused);
  });
});
