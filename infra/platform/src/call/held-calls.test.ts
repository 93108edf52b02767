import { accountId as accountIdField } from '@campus/contracts/core/fields';
import { wireCall } from '@campus/contracts/core/wire-call';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { makeAccount, makeSuperadmin } from '@campus/tests/world/world';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { ChangeShares } from './change-shares.ts';
import { cloudFunction } from './define.ts';
import type { ReadShares } from './read-shares.ts';

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

const lookAround = wireCall(
  'lookAround',
  z.strictObject({ accountId: accountIdField.optional(), everywhere: z.boolean() }),
  z.object({}),
);
const narrow = cloudFunction(lookAround, { access: 'signedIn', handle: async () => ({}) });
const broad = cloudFunction(lookAround, {
  access: 'signedIn',
  broad: ({ everywhere }) => everywhere,
  handle: async () => ({}),
});

it('a read takes a place among those of its account, a broad one among the broad', async () => {
  const { accountId } = await makeAccount();
  const { userId, sessionToken } = await makeSuperadmin();
  const held: unknown[] = [];
  const reads: ReadShares = {
    hold: (reader, isBroad, read) => {
      held.push([reader, isBroad]);
      return read();
    },
  };
  const look = (read: typeof narrow, params: Record<string, unknown>) =>
    read.run(
      {
        params,
        sessionToken,
        requestId: 'request-1',
        origin: { address: '', userAgent: '' },
        log: pino({ level: 'silent' }),
      },
      { ...test.services, reads },
    );
  await look(narrow, { accountId, everywhere: true });
  await look(broad, { accountId, everywhere: true });
  await look(broad, { accountId, everywhere: false });
  await look(broad, { everywhere: true });
  expect(held).toEqual([
    [{ accountId, userId }, false],
    [{ accountId, userId }, true],
    [{ accountId, userId }, false],
  ]);
});

it('a change takes a place among those of its person and account before its transaction begins', async () => {
  const { accountId } = await makeAccount();
  const { userId, sessionToken } = await makeSuperadmin();
  const change = cloudFunction(lookAround, {
    access: 'signedIn',
    audit: { operation: 'test.change' },
    handle: async () => ({}),
  });
  const refused = new Error('no place');
  const held: unknown[] = [];
  const changes: ChangeShares = {
    hold: async (changer) => {
      held.push(changer);
      throw refused;
    },
  };
  const begun = vi.spyOn(test.services.sql, 'transaction');
  const request = {
    params: { accountId, everywhere: true },
    sessionToken,
    requestId: 'request-1',
    origin: { address: '', userAgent: '' },
    log: pino({ level: 'silent' }),
  };
  await expect(change.run(request, { ...test.services, changes })).rejects.toThrow();
  expect(held).toEqual([{ accountId, userId }]);
  expect(begun).not.toHaveBeenCalled();
});
