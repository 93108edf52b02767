import { AppError } from '@campus/contracts/core/app-error';
import { accountId as accountIdField } from '@campus/contracts/core/fields';
import { wireCall } from '@campus/contracts/core/wire-call';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { makeAccount, makePerson, makeSuperadmin, sql, unique } from '@campus/tests/world/world';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { hashOf } from '../foundation/secret.ts';
import { type CloudFunction, cloudFunction } from './define.ts';
import type { Services } from './services.ts';

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

const touch = wireCall('touch', z.strictObject({ accountId: accountIdField.optional() }), z.object({}));
const handle = async () => ({});

/** Runs a function; `logged` is the text of its log. */
async function run(
  declared: CloudFunction,
  call: { accountId?: string; sessionToken?: string } = {},
  services: Services = test.services,
) {
  const { accountId, sessionToken } = call;
  const logged: string[] = [];
  const log = pino({ base: null }, { write: (line) => void logged.push(line) });
  const origin = { address: '', userAgent: '' };
  const params = accountId === undefined ? {} : { accountId };
  const failed = await declared
    .run({ params, sessionToken, requestId: unique(), origin, log }, services)
    .then(() => undefined)
    .catch((error: unknown) => error);
  return { failed, logged: logged.join('') };
}

it('looks for nothing in the database for a caller without a session', async () => {
  const account = vi.fn();
  const { failed } = await run(cloudFunction(touch, { access: 'signedIn', account, handle }));
  expect(failed).toMatchObject({ kind: 'signedOut', key: 'access.signedOut' });
  expect(account).not.toHaveBeenCalled();
});

it('does not show visitors an object that belongs to an account', async () => {
  const { accountId } = await makeAccount();
  const found = cloudFunction(touch, { access: 'public', account: async () => accountId, handle });
  expect((await run(found)).failed).toMatchObject({ kind: 'notFound', key: 'request.notFound' });
});

it('counts the calls of a person by operation', async () => {
  const { userId, sessionToken } = await makePerson();
  const count = vi.fn(async () => undefined);
  const callerLimit = { calls: 3, seconds: 60 };
  const declared = cloudFunction(touch, { access: 'signedIn', callerLimit, handle });
  await run(declared, { sessionToken }, { ...test.services, limits: { count } });
  expect(count.mock.calls).toEqual([['touch:user', callerLimit, userId]]);
});

it('dates the use of the session it was called with', async () => {
  const { sessionToken } = await makePerson();
  await sql.query(
    `update "_Session" set "lastUsedAt" = now() - interval '1 hour' where "sessionToken" = $1`,
    [hashOf(sessionToken)],
  );
  await run(cloudFunction(touch, { access: 'signedIn', handle }), { sessionToken });
  const recent = `select from "_Session" where "sessionToken" = $1 and "lastUsedAt" > now() - interval '1 minute'`;
  await expect.poll(() => sql.query(recent, [hashOf(sessionToken)])).toHaveLength(1);
});

const refusal = new AppError('conflict', 'request.invalid');
const refused = cloudFunction(touch, {
  access: 'signedIn',
  audit: { operation: 'tests.touch' },
  handle: async () => {
    throw refusal;
  },
});

it('the refused change of a superadmin is in the trail of an account without superadmins', async () => {
  const { accountId } = await makeAccount();
  const [superadmin, stranger] = await Promise.all([makeSuperadmin(), makePerson()]);
  for (const { sessionToken } of [superadmin, stranger])
    expect((await run(refused, { accountId, sessionToken })).failed).toBe(refusal);
  const entries = `select "actorId" as actor, outcome from "AuditEntry" where account = $1`;
  expect(await sql.query(entries, [accountId])).toEqual([{ actor: superadmin.userId, outcome: 'refused' }]);
});

it('says in the log that a refusal could not be written into the trail, and answers the refusal', async () => {
  const { sessionToken } = await makePerson();
  const limits = { count: () => Promise.reject(new Error('the database is away')) };
  const { failed, logged } = await run(refused, { sessionToken }, { ...test.services, limits });
  expect(failed).toBe(refusal);
  expect(logged).toContain('audit entry lost');
  expect(logged).toContain('the database is away');
});
