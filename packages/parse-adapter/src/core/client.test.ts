import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import { wireCall } from '@campus/contracts/core/wire-call';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { supportEmail } from '../testing/platform.ts';
import * as upstream from '../testing/upstream.ts';
import { type CallObservation, type CallOptions, createParseClient } from './client.ts';

const countMembers = wireCall(
  'countMembers',
  z.strictObject({ accountId: z.string() }),
  z.object({ count: z.int() }),
);
const read: CallOptions = { session: { token: 'r:secret' }, requestId: 'request-1', idempotent: true };
const change: CallOptions = { ...read, idempotent: false };

const openings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of openings.splice(0)) await close();
  vi.useRealTimers();
});

type Behaviors = [upstream.Behavior, ...upstream.Behavior[]];

const world = (...behaviors: Behaviors) => worldWithin(10_000, ...behaviors);

/** A client of a platform with these behaviors, whose calls time out after this long. */
async function worldWithin(timeoutMs: number, ...behaviors: Behaviors) {
  const server = await upstream.startUpstream(...behaviors);
  const observed: CallObservation[] = [];
  const client = createParseClient({
    url: server.url,
    appId: 'campus',
    supportEmail,
    timeoutMs,
    observe: (call) => observed.push(call),
  });
  openings.push(client.close, server.close);
  const count = (options: CallOptions) => client.call(countMembers, { accountId: 'a1' }, options);
  return { received: server.received, observed, count };
}

async function refusal(call: Promise<unknown>): Promise<AppError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error('Expected an AppError.', { cause: error });
  return error;
}

describe('a call', () => {
  it('carries the session, the request id and the payload, and answers what the schema names', async () => {
    const { received, count } = await world(upstream.answers({ count: 3, secret: 'x' }));
    expect(await count(read)).toEqual({ count: 3 });
    expect(received[0]).toMatchObject({
      path: '/parse/functions/countMembers',
      headers: {
        'x-parse-application-id': 'campus',
        'x-parse-session-token': 'r:secret',
        'x-request-id': 'request-1',
      },
      body: { accountId: 'a1' },
    });
  });

  it('carries no session when the caller is anonymous', async () => {
    const { received, count } = await world(upstream.answers({ count: 3 }));
    await count({ ...read, session: 'anonymous' });
    expect(received[0]?.headers).not.toHaveProperty('x-parse-session-token');
  });

  it('is observed with its name, outcome and duration', async () => {
    const { observed, count } = await world(upstream.answers({ count: 3 }), upstream.refuses(119, 'No.'));
    const start = performance.now();
    await count(read);
    await refusal(count(read));
    expect(observed.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['countMembers', 'success'],
      ['countMembers', 'forbidden'],
    ]);
    const whole = (performance.now() - start) / 1000;
    expect(observed.every(({ seconds }) => seconds > 0 && seconds < whole)).toBe(true);
  });
});

describe('a refusal of the platform', () => {
  it.each([
    [209, text('access.signedOut'), 'signedOut', 'access.signedOut'],
    [209, 'Invalid session token', 'signedOut', 'access.signedOut'],
    [101, 'Object not found.', 'notFound', 'memberProfile.objectNotFound'],
    [142, text('members.notFound'), 'invalid', 'platform.reason'],
    [142, 'Account name is taken.', 'invalid', 'platform.reason'],
    [155, 'Too many.', 'tooMany', 'platform.reason'],
  ])('with code %d and text %j becomes %s with key %s', async (code, error, kind, key) => {
    const { count } = await world(upstream.refuses(code, error));
    const refused = await refusal(count(read));
    expect(refused).toMatchObject({ kind, key });
    if (key === 'platform.reason') expect(refused.message).toBe(error);
  });

  it('keeps the key and the parameters that are sent, whatever its sentence says', async () => {
    const sent = { key: 'auth.locked', params: { seconds: 3, more: 'x' } };
    const { count } = await world(upstream.refuses(155, 'Later.', 400, sent));
    expect(await refusal(count(read))).toMatchObject({
      kind: 'tooMany',
      key: 'auth.locked',
      params: { seconds: 3 },
      message: 'Too many failed attempts. Please try again in 3 seconds, or reset your password.',
    });
  });

  it.each([
    ['an unknown key', { key: 'no.such.key' }],
    ['a key that every object has', { key: 'constructor' }],
    ['a missing parameter', { key: 'auth.locked', params: {} }],
    ['a parameter that is no scalar', { key: 'auth.locked', params: { seconds: { toString: 1 } } }],
    ['no parameters but a text', { key: 'auth.locked', params: 'seconds' }],
    ['a key that is no text', { key: { length: 3 } }],
  ])('falls back to its sentence with %s', async (_, sent) => {
    const { count } = await world(upstream.refuses(142, 'Account name is taken.', 400, sent));
    expect(await refusal(count(read))).toMatchObject({
      key: 'platform.reason',
      message: 'Account name is taken.',
    });
  });

  it('says why something is unavailable only where it sends a key', async () => {
    const sent = { key: 'sso.unreachable', params: {} };
    const known = await world(upstream.refuses(153, 'connect ECONNREFUSED 10.0.0.1', 400, sent));
    expect(await refusal(known.count(change))).toMatchObject({ kind: 'unavailable', key: 'sso.unreachable' });
    const unknown = await world(upstream.refuses(153, 'connect ECONNREFUSED 10.0.0.1'));
    expect((await refusal(unknown.count(change))).key).toBe('platform.unavailable');
  });

  it.each([
    [
      'an own failure with a key',
      upstream.refuses(1, 'select 1', 500, { key: 'platform.reason', params: { reason: 'select 1' } }),
    ],
    ['an own failure', upstream.refuses(1, 'select "x" from "y": syntax error', 500)],
    ['a missing function', upstream.refuses(141, 'Invalid function: "countMembers"')],
    ['a refusal without a text', upstream.refuses(119, '')],
  ])('SHL-016 says nothing of the insides of %s', async (_, behavior) => {
    const { count } = await world(behavior);
    const refused = await refusal(count(read));
    expect(refused.message).toBe('The server could not complete your request. Please try again later.');
  });

  it('is given once: it is neither tried again nor taken for an outage', async () => {
    const { received, count } = await world(upstream.refuses(119, 'No.'));
    for (let i = 0; i < 15; i++) expect((await refusal(count(read))).kind).toBe('forbidden');
    expect(received).toHaveLength(15);
  });
});

const faults: [string, upstream.Behavior][] = [
  ['resets the connection', upstream.resets],
  ['breaks off in the middle', upstream.breaksOff],
  ['answers garbage', upstream.sends(200, '<html>Bad gateway</html>')],
  ['answers an empty body', upstream.sends(200, '')],
  ['answers a list', upstream.sends(200, '[]')],
  ['fails without a Parse error', upstream.sends(500, '{"message":"Internal"}')],
  ['does not know the application', upstream.sends(403, '{"error":"unauthorized"}')],
];

describe('a platform that', () => {
  it.each(faults)('%s is unavailable: a read is tried three times, a change once', async (_, behavior) => {
    const { received, count } = await world(behavior);
    expect(await refusal(count(change))).toMatchObject({ kind: 'unavailable', key: 'platform.unavailable' });
    expect(received).toHaveLength(1);
    expect((await refusal(count(read))).kind).toBe('unavailable');
    expect(received).toHaveLength(4);
  });

  it.each([
    ['does not answer', upstream.hangs],
    ['stops in the middle of an answer', upstream.trickles],
  ])('%s is unavailable after the timeout, which is for all attempts together', async (_, behavior) => {
    const { received, count } = await worldWithin(1_000, behavior);
    expect((await refusal(count(read))).kind).toBe('unavailable');
    expect(received.length).toBeLessThan(2);
  });

  it('answers in another shape is unavailable, and the cause names the call and not the values', async () => {
    const { received, count } = await world(upstream.answers({ count: 'secret-value' }));
    const refused = await refusal(count(read));
    expect(refused.kind).toBe('unavailable');
    expect(String(refused.cause)).toContain('countMembers');
    expect(JSON.stringify(refused.cause)).not.toContain('secret-value');
    expect(received).toHaveLength(1);
  });

  it('recovers answers a read that failed at first', async () => {
    const { count } = await world(upstream.resets, upstream.answers({ count: 3 }));
    expect(await count(read)).toEqual({ count: 3 });
  });

  it('stays down is not asked any more, until a second later one call tries again', async () => {
    const { received, count } = await world(
      ...(Array.from({ length: 10 }, () => upstream.resets) as Behaviors),
      upstream.answers({ count: 3 }),
    );
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let i = 0; i < 10; i++) await refusal(count(change));
    expect((await refusal(count(change))).kind).toBe('unavailable');
    expect(received).toHaveLength(10);
    vi.setSystemTime(Date.now() + 999);
    expect((await refusal(count(change))).kind).toBe('unavailable');
    expect(received).toHaveLength(10);
    vi.setSystemTime(Date.now() + 1);
    expect(await count(change)).toEqual({ count: 3 });
    expect(received).toHaveLength(11);
  });
});
