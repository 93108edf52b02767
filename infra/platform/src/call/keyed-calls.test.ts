import { accountId as accountIdField } from '@campus/contracts/core/fields';
import { wireCall } from '@campus/contracts/core/wire-call';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { makeAccount, makePerson, unique } from '@campus/tests/world/world';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { cloudFunction } from './define.ts';

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

interface Asked {
  params: { accountId?: string; count: number };
  sessionToken?: string;
  key?: string;
}

/** Makes mutations that return their total number of runs. One of them runs once per key. */
function counting() {
  let runs = 0;
  const input = z.strictObject({ accountId: accountIdField.optional(), count: z.int() });
  const output = z.object({ runs: z.int() });
  const declare = (name: string, access: 'public' | 'signedIn', keyed: boolean) => {
    const declared = cloudFunction(wireCall(name, input, output), {
      access,
      keyed,
      audit: { operation: 'tests.count' },
      handle: async () => ({ runs: ++runs }),
    });
    return async ({ params, sessionToken, key: idempotencyKey }: Asked) => {
      const origin = { address: '', userAgent: '' };
      const log = pino({ level: 'silent' });
      const request = { params, sessionToken, requestId: unique(), origin, log, idempotencyKey };
      return output.parse(await declared.run(request, test.services)).runs;
    };
  };
  return {
    keyed: declare('countUp', 'signedIn', true),
    otherKeyed: declare('countOn', 'signedIn', true),
    unkeyed: declare('countAgain', 'signedIn', false),
    publicKeyed: declare('countForVisitors', 'public', true),
  };
}

it('a call that is sent again with its key runs once, and its answer is repeated', async () => {
  const { sessionToken } = await makePerson();
  const { keyed } = counting();
  const asked = { params: { count: 1 }, sessionToken, key: unique() };
  expect([await keyed(asked), await keyed(asked)]).toEqual([1, 1]);
  expect(await keyed({ ...asked, key: unique() })).toBe(2);
});

it('calls without a key, of an operation that takes none, or of visitors run each time', async () => {
  const { sessionToken } = await makePerson();
  const { keyed, unkeyed, publicKeyed } = counting();
  const params = { count: 1 };
  const key = unique();
  expect([await keyed({ params, sessionToken }), await keyed({ params, sessionToken })]).toEqual([1, 2]);
  const asked = { params, sessionToken, key };
  expect([await unkeyed(asked), await unkeyed(asked)]).toEqual([3, 4]);
  expect([await publicKeyed({ params, key }), await publicKeyed({ params, key })]).toEqual([5, 6]);
  expect([await publicKeyed(asked), await publicKeyed(asked)]).toEqual([7, 7]);
});

it('the same key of another person, or in another account, is another key', async () => {
  const [{ sessionToken }, other] = await Promise.all([makePerson(), makePerson()]);
  const [first, second] = await Promise.all([makeAccount(), makeAccount()]);
  const { keyed } = counting();
  const key = unique();
  const call = (params: { accountId?: string; count: number }, token = sessionToken) =>
    keyed({ params, sessionToken: token, key });
  expect(await call({ count: 1 })).toBe(1);
  expect(await call({ count: 1 }, other.sessionToken)).toBe(2);
  expect(await call({ count: 1, accountId: first.accountId })).toBe(3);
  expect(await call({ count: 1, accountId: second.accountId })).toBe(4);
  expect(await call({ count: 1, accountId: first.accountId })).toBe(3);
});

it('the same key for another input or another operation is refused', async () => {
  const { sessionToken } = await makePerson();
  const { keyed, otherKeyed } = counting();
  const asked = { params: { count: 1 }, sessionToken, key: unique() };
  await keyed(asked);
  const reused = { kind: 'mismatch', key: 'request.key.reused' };
  await expect(keyed({ ...asked, params: { count: 2 } })).rejects.toMatchObject(reused);
  await expect(otherKeyed(asked)).rejects.toMatchObject(reused);
});
