import { AppError } from '@campus/contracts/core/app-error';
import { accountId } from '@campus/contracts/core/fields';
import { wireCall } from '@campus/contracts/core/wire-call';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { makeAccount, makePerson, makeSuperadmin, sql, uniqueAddress } from '@campus/tests/world/world';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Definition } from './call.ts';
import { cloudFunction } from './define.ts';

const wire = wireCall(
  'changeSeat',
  z.strictObject({
    accountId: accountId.optional(),
    seat: z.string().default(''),
    free: z.boolean().default(true),
  }),
  z.object({ seat: z.string() }),
);
type Rules = Partial<Definition<typeof wire.input, typeof wire.output, { level: 'admin' }>>;

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

/** Calls a function with these rules; by default, admins can call it. */
function call(
  rules: Rules,
  { params, sessionToken, address = '' }: { params: object; sessionToken?: string; address?: string },
) {
  const declared = cloudFunction(wire, {
    access: { level: 'admin' },
    handle: async ({ input }) => ({ seat: input.seat }),
    ...rules,
  });
  return declared.run(
    {
      params: { ...params },
      sessionToken,
      requestId: 'request-1',
      origin: { address, userAgent: '' },
      log: pino({ level: 'silent' }),
    },
    test.services,
  );
}

const failure = (called: Promise<unknown>) =>
  called.then(
    () => 'success',
    (error: unknown) => (error instanceof AppError ? `${error.kind} ${error.key}` : String(error)),
  );

describe('a call without a session', () => {
  it('is refused before its input is read, even with an ended session', async () => {
    const { accountId } = await makeAccount();
    expect(await failure(call({}, { params: { wrong: 1 } }))).toBe('signedOut access.signedOut');
    const dead = { params: { accountId }, sessionToken: 'r:0123456789abcdef0123456789abcdef' };
    expect(await failure(call({}, dead))).toBe('signedOut access.signedOut');
    const unread = { params: { wrong: 1 }, sessionToken: dead.sessionToken };
    expect(await failure(call({}, unread))).toBe('signedOut access.signedOut');
  });
});

describe('a call whose input is wrong', () => {
  it('is explained to people who may call it, not to those without a role in the account', async () => {
    const { accountId, people } = await makeAccount();
    const params = { accountId, wrong: 1 };
    const { sessionToken } = people.admin;
    expect(await failure(call({}, { params, sessionToken }))).toBe('invalid request.unknownField');
    expect(await failure(call({}, { params, sessionToken: people.leader.sessionToken }))).toBe(
      'forbidden access.forbidden',
    );
    const stranger = await makePerson();
    expect(await failure(call({}, { params, sessionToken: stranger.sessionToken }))).toBe(
      'forbidden access.forbidden',
    );
  });

  it('is explained if it names no account', async () => {
    const { people } = await makeAccount();
    const { sessionToken } = people.member;
    expect(await failure(call({}, { params: { wrong: 1 }, sessionToken }))).toBe(
      'invalid request.unknownField',
    );
    expect(await failure(call({}, { params: {}, sessionToken }))).toBe('forbidden access.forbidden');
  });
});

describe('a call about an object', () => {
  it('uses the account of the object; an object of another account or of none is missing', async () => {
    const { accountId, people } = await makeAccount();
    const other = await makeAccount();
    const rules: Rules = { account: async ({ seat }) => (seat === 'mine' ? accountId : undefined) };
    const by = (params: object, sessionToken = people.admin.sessionToken) =>
      failure(call({ ...rules, missing: 'badges.notFound' }, { params, sessionToken }));
    expect(await by({ seat: 'mine' })).toBe('success');
    expect(await by({ seat: 'mine', accountId })).toBe('success');
    expect(await by({ seat: 'none' })).toBe('notFound badges.notFound');
    expect(await by({ seat: 'none', accountId })).toBe('notFound badges.notFound');
    expect(await by({ seat: 'mine', accountId: other.accountId })).toBe('forbidden access.forbidden');
    const stranger = other.people.admin.sessionToken;
    expect(await by({ seat: 'mine' }, stranger)).toBe('notFound badges.notFound');
    expect(await by({ seat: 'mine', accountId: other.accountId }, stranger)).toBe('notFound badges.notFound');
    expect(await by({ seat: 'mine' }, people.leader.sessionToken)).toBe('forbidden access.forbidden');
    const unnamed = { params: { seat: 'none' }, sessionToken: people.admin.sessionToken };
    expect(await failure(call(rules, unnamed))).toBe('notFound request.notFound');
  });
});

describe('a call that is hidden', () => {
  it('seems missing only to people who may not make it, including suspended ones', async () => {
    const { accountId, people } = await makeAccount();
    const hidden: Rules['hidden'] = ({ seat }) => (seat === 'x' ? 'memberProfile.objectNotFound' : undefined);
    const by = (seat: string, { sessionToken }: { sessionToken: string }) =>
      failure(call({ hidden }, { params: { accountId, seat }, sessionToken }));
    expect(await by('x', people.leader)).toBe('notFound memberProfile.objectNotFound');
    expect(await by('x', people.suspended)).toBe('notFound memberProfile.objectNotFound');
    expect(await by('y', people.leader)).toBe('forbidden access.forbidden');
    expect(await by('y', people.suspended)).toBe('forbidden access.suspended');
    expect(await by('x', people.admin)).toBe('success');
  });
});

describe('a call that is limited', () => {
  it('is counted by address before anything else, for every caller', async () => {
    const { accountId, people } = await makeAccount();
    const limit = { calls: 1, seconds: 60 };
    const address = uniqueAddress();
    const by = (address: string) =>
      failure(call({ limit }, { params: { accountId }, sessionToken: people.admin.sessionToken, address }));
    expect(await failure(call({ limit }, { params: {}, address }))).toBe('signedOut access.signedOut');
    expect(await by(address)).toBe('tooMany request.tooMany');
    expect(await by(uniqueAddress())).toBe('success');
  });

  it('is counted by user over all addresses', async () => {
    const { accountId, people } = await makeAccount();
    const by = ({ sessionToken }: { sessionToken: string }) =>
      failure(
        call(
          { callerLimit: { calls: 2, seconds: 60 } },
          { params: { accountId }, sessionToken, address: uniqueAddress() },
        ),
      );
    expect([await by(people.admin), await by(people.admin)]).toEqual(['success', 'success']);
    expect(await by(people.admin)).toBe('tooMany request.tooMany');
    expect(await by(people.owner)).toBe('success');
  });
});

describe('the entry of a change that does one of several things', () => {
  const audit: Rules['audit'] = {
    operations: ['seats.free', 'seats.take'],
    which: ({ free }) => (free ? 'seats.free' : 'seats.take'),
  };
  const recorded = (accountId: string) =>
    sql.query(
      `select operation, outcome, "actorId" from "AuditEntry" where account = $1 order by at, "objectId"`,
      [accountId],
    );

  it('is named by the input, or by the first operation if the input cannot be read', async () => {
    const { accountId, people } = await makeAccount();
    const { sessionToken, userId: actorId } = people.admin;
    await call({ audit }, { params: { accountId, free: false }, sessionToken });
    await failure(call({ audit }, { params: { accountId, free: 'no' }, sessionToken }));
    await expect(recorded(accountId)).resolves.toEqual([
      { operation: 'seats.take', outcome: 'success', actorId },
      { operation: 'seats.free', outcome: 'refused', actorId },
    ]);
  });

  it('is left by superadmins too, who are strangers in no account', async () => {
    const { accountId } = await makeAccount();
    const { sessionToken, userId: actorId } = await makeSuperadmin();
    const handle = () => Promise.reject(new AppError('conflict', 'request.invalid'));
    await failure(call({ audit, handle }, { params: { accountId, free: true }, sessionToken }));
    await expect(recorded(accountId)).resolves.toEqual([
      { operation: 'seats.free', outcome: 'refused', actorId },
    ]);
  });
});
