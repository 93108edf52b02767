import { AppError } from '@campus/contracts/core/app-error';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CloudFunction } from './define.ts';
import type { CloudRequest } from './perform.ts';
import { asAppError, runCall } from './run.ts';

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

/** Runs a function that does `work`. Returns its request and the log lines. */
async function run(work: () => Promise<unknown>, headers: Record<string, unknown> = {}) {
  const lines: string[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => void lines.push(line) });
  const given: CloudRequest[] = [];
  const declared: CloudFunction = {
    name: 'doIt',
    access: 'public',
    limit: undefined,
    carriesFile: false,
    operations: [],
    run: (request) => {
      given.push(request);
      request.noteUser?.('user1');
      return work();
    },
  };
  const now = vi.spyOn(performance, 'now').mockReturnValueOnce(5000).mockReturnValueOnce(5012.345);
  const call = { params: { accountId: 'account001' }, headers, ip: '::ffff:10.1.2.3', sessionToken: 'r:1' };
  const ended: { result?: unknown; error?: unknown } = await runCall(declared, call, {
    ...test.services,
    log,
  }).then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );
  now.mockRestore();
  return { ...ended, given: given[0], lines: lines.map((line) => JSON.parse(line)) };
}

const line = {
  operation: 'doIt',
  userId: 'user1',
  accountId: 'account001',
  ms: 12.3,
  msg: 'call',
};
const [info, error] = [30, 50];

describe('a call', () => {
  it('gets its parameters, its session and its origin, and leaves one line in the log', async () => {
    const { result, given, lines } = await run(async () => 'done', {
      'x-request-id': 'request-1',
      'user-agent': 'Vitest',
    });
    expect(result).toBe('done');
    expect(given).toMatchObject({
      params: { accountId: 'account001' },
      sessionToken: 'r:1',
      requestId: 'request-1',
      origin: { address: '10.1.2.3', userAgent: 'Vitest' },
    });
    expect(lines).toEqual([{ ...line, level: info, requestId: 'request-1', outcome: 'success' }]);
  });

  it.each([
    ['none', undefined],
    ['one with a space', 'request 1'],
    ['one with a line break', 'request-1\n'],
    ['one that is too long', 'r'.repeat(65)],
    ['an empty one', ''],
    ['a list', ['request-1']],
  ])('gets a new id when its sender gave it %s', async (_what, sent) => {
    const { given } = await run(async () => 'done', { 'x-request-id': sent });
    expect(given?.requestId).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });

  it('that is refused leaves the key of the refusal', async () => {
    const refusal = new AppError('forbidden', 'access.forbidden');
    const { error, lines } = await run(() => Promise.reject(refusal));
    expect(error).toBe(refusal);
    expect(lines).toMatchObject([{ ...line, level: info, outcome: 'refused', key: 'access.forbidden' }]);
  });

  it.each([
    ['a bug', new Error('x is undefined'), 'internal', 'internal.error', 'x is undefined'],
    [
      'a lost database',
      new Error('Connection terminated'),
      'unavailable',
      'platform.unavailable',
      'Connection',
    ],
    ['an error of ours', new AppError('internal', 'internal.error'), 'internal', 'internal.error', ''],
    [
      'an outage',
      new AppError('unavailable', 'platform.unavailable'),
      'unavailable',
      'platform.unavailable',
      '',
    ],
  ] as const)(
    'that fails by %s hides the cause from people, and logs it for operators',
    async (...failure) => {
      const [, cause, kind, key, sentence] = failure;
      const { error: answer, lines } = await run(() => Promise.reject(cause));
      expect(answer).toMatchObject({ kind, key });
      expect(lines).toMatchObject([
        { ...line, level: error, outcome: 'failed', err: { message: expect.stringContaining(sentence) } },
      ]);
    },
  );
});

it('says that a read took too long when the database canceled it', async () => {
  const tooLong = test.services.sql
    .transaction(async (transaction) => {
      await transaction.query("set local statement_timeout = '1ms'");
      await transaction.query('select pg_sleep(5)');
    })
    .catch((error: unknown) => error);
  expect(asAppError(await tooLong)).toMatchObject({
    kind: 'tooMany',
    key: 'request.tookTooLong',
    params: { seconds: 10 },
  });
});

it('keeps the cause of the error that people read', () => {
  const cause = new Error('x is undefined');
  expect(asAppError(cause).cause).toBe(cause);
  const lost = new Error('Connection terminated unexpectedly');
  expect(asAppError(lost).cause).toBe(lost);
  const refusal = new AppError('conflict', 'request.invalid');
  expect(asAppError(refusal)).toBe(refusal);
});
