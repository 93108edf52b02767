import { wireRoute } from '@campus/contracts/core/wire-route';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { makeAccount } from '@campus/tests/world/world';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { UsageReader } from '../foundation/usage/reader.ts';
import { usageFunction } from './usage-function.ts';

/** The tests only compare the reader's identity. */
const reader = {} as UsageReader;
const wire = wireRoute('POST', '/greet', {
  input: z.object({ accountId: z.string(), days: z.number() }),
  output: z.array(z.object({ days: z.number().max(9) })),
});
const makeGreet = () =>
  usageFunction(wire, { level: 'admin' }, async ({ days }, sources) => {
    if (sources.reader !== reader) throw new Error('another reader');
    await sources.sql.query('select 1');
    return [{ days }];
  });

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

describe('a function of the usage-search service', () => {
  it('is asked by its name', () => {
    expect(makeGreet().name).toBe('greet');
  });

  it('answers people whom its rule lets in, and nobody else', async () => {
    const { accountId, people } = await makeAccount();
    const asking = (sessionToken: string) =>
      makeGreet()
        .route(reader)
        .run(
          {
            params: { accountId, days: 3 },
            sessionToken,
            requestId: 'request-1',
            origin: { address: '', userAgent: '' },
            log: pino({ level: 'silent' }),
          },
          test.services,
        );
    await expect(asking(people.admin.sessionToken)).resolves.toEqual([{ days: 3 }]);
    await expect(asking(people.member.sessionToken)).rejects.toMatchObject({ key: 'access.forbidden' });
  });

  it('answers the platform itself, and reads what it is sent and what it answers by their shapes', async () => {
    const ask = (params: Record<string, unknown>) =>
      makeGreet().ask(params, { reader, sql: test.services.sql, retentionDays: 400 });
    await expect(ask({ accountId: 'a', days: 3 })).resolves.toEqual([{ days: 3 }]);
    await expect(ask({ accountId: 'a', days: 'x' })).rejects.toMatchObject({ kind: 'invalid' });
    await expect(ask({ accountId: 'a', days: 10 })).rejects.toThrow(z.ZodError);
  });
});
