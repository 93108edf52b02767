import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import { updateMember } from '@campus/contracts/members/functions';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { makeAccount, makePerson, sql, unique } from '@campus/tests/world/world';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FailedCall, recordFailure } from './refused-mutations.ts';
import { createTrail } from './trail.ts';

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

const entriesIn = async (accountId: string) =>
  (await sql.query('select from "AuditEntry" where account = $1', [accountId])).length;

describe('a refused change', () => {
  it('by a person without access to the account leaves no audit entry there', async () => {
    const { accountId, people } = await makeAccount();
    const change = (sessionToken: string) =>
      callPlatform(
        updateMember,
        { accountId, username: 'anybody', attributes: { title: 'X' } },
        sessionToken,
      );
    const stranger = await makePerson();
    for (const _ of [1, 2, 3])
      await expect(change(stranger.sessionToken)).rejects.toMatchObject({
        message: text('access.forbidden'),
      });
    expect(await entriesIn(accountId)).toBe(0);
    await expect(change(people.member.sessionToken)).rejects.toMatchObject({
      message: text('access.forbidden'),
    });
    await expect(change(people.suspended.sessionToken)).rejects.toMatchObject({
      message: text('access.suspended'),
    });
    expect(await entriesIn(accountId)).toBe(2);
  });

  it('leaves an entry up to a limit for each user; then the user must wait', async () => {
    const { accountId, people } = await makeAccount();
    const { userId, email } = people.member;
    const refusal = new AppError('forbidden', 'access.forbidden');
    const refuse = async () => {
      const trail = createTrail('members.update', 'request');
      trail.note({ account: accountId, actor: { id: userId, email } });
      const thrown = await recordFailure(
        trail,
        { userId, accountId, isStranger: false },
        refusal,
        test.services,
      );
      return thrown instanceof AppError ? thrown.key : undefined;
    };
    const thrown = [];
    for (let call = 0; call < 63; call++) thrown.push(await refuse());
    expect(thrown.slice(0, 60)).toEqual(Array(60).fill('access.forbidden'));
    expect(thrown.slice(60)).toEqual(Array(3).fill('request.tooMany'));
    expect(await entriesIn(accountId)).toBe(60);
    expect(test.services.unrecorded.total()).toBe(3);
  });
});

describe('a refusal that is counted', () => {
  const caller = { userId: 'u1', accountId: 'a1', isStranger: false };
  const refusal = new AppError('forbidden', 'access.forbidden');
  /** Records a failure while counting refusals fails with `ending`. Returns what was counted and written. */
  const record = async (failed: FailedCall, error: AppError, ending?: Error) => {
    const counted: unknown[] = [];
    const unrecorded: unknown[] = [];
    const entries: unknown[] = [];
    const trail = createTrail('members.update', 'request');
    trail.note({ actor: { id: 'u1', email: 'ana@campus.test' } });
    const open = { ...trail, fail: async () => void entries.push(error) };
    const answer = await recordFailure(open, failed, error, {
      sql: test.services.sql,
      limits: {
        count: async (...asked) => {
          counted.push(asked);
          if (ending) throw ending;
        },
      },
      unrecorded: { count: (one) => unrecorded.push(one), total: () => unrecorded.length },
    });
    return { answer, counted, unrecorded, entries: entries.length };
  };

  it('is counted for its user, and of an unknown caller not at all', async () => {
    expect(await record(caller, refusal)).toEqual({
      answer: refusal,
      counted: [['refused', { calls: 60, seconds: 60 }, 'u1']],
      unrecorded: [],
      entries: 1,
    });
    expect(await record({ ...caller, userId: undefined }, refusal)).toMatchObject({
      counted: [],
      entries: 1,
    });
  });

  it('beyond the limit leaves no entry, and is told with its caller, account, and reason', async () => {
    const excess = new AppError('tooMany', 'request.busy', { seconds: 2 });
    expect(await record(caller, refusal, excess)).toMatchObject({
      answer: excess,
      unrecorded: [{ userId: 'u1', accountId: 'a1', key: 'access.forbidden' }],
      entries: 0,
    });
  });

  it('leaves an entry when a known person must wait for another limit', async () => {
    const wait = new AppError('tooMany', 'request.busy', { seconds: 2 });
    expect(await record(caller, wait)).toMatchObject({ answer: wait, unrecorded: [], entries: 1 });
  });

  it('that cannot be counted is a fault, and no excess', async () => {
    const away = new Error('the database is away');
    await expect(record(caller, refusal, away)).rejects.toBe(away);
  });
});

describe('a failed call', () => {
  const failed = { userId: undefined, accountId: undefined, isStranger: false };
  const signIn = () => {
    const trail = createTrail('auth.signIn', `request-${unique()}`);
    trail.note({ target: { type: 'user', id: '', label: `ada-${unique()}@campus.test` } });
    return trail;
  };
  const written = vi.fn();

  it('by a guesser leaves an entry until the guesser must wait', async () => {
    const before = test.services.unrecorded.total();
    const wrong = new AppError('invalid', 'auth.incorrect');
    const wait = new AppError('tooMany', 'request.busy', { seconds: 2 });
    for (const [error, entries] of [
      [wrong, 1],
      [wait, 0],
    ] as const) {
      const trail = { ...signIn(), fail: written };
      await expect(recordFailure(trail, failed, error, test.services)).resolves.toBe(error);
      expect(written).toHaveBeenCalledTimes(entries);
      written.mockClear();
    }
    expect(test.services.unrecorded.total()).toBe(before + 1);
  });

  it('does not count as a refusal for a query or an internal error', async () => {
    const before = test.services.unrecorded.total();
    const stranger = { ...failed, isStranger: true };
    const refusal = new AppError('forbidden', 'access.forbidden');
    await expect(
      recordFailure(createTrail(undefined, 'query'), stranger, refusal, test.services),
    ).resolves.toBe(refusal);
    const fault = new Error('x is undefined');
    await expect(recordFailure(signIn(), stranger, fault, test.services)).resolves.toBe(fault);
    expect(test.services.unrecorded.total()).toBe(before);
  });
});
