import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/messages';
import { updateMember } from '@campus/contracts/members/functions';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callPlatform } from '../../../../tests/support/platform.ts';
import { makeServices, type TestServices } from '../../../../tests/support/platform-services.ts';
import { makeAccount, makePerson, sql } from '../../../../tests/support/world.ts';
import { recordFailure } from './refused-mutations.ts';
import { createTrail } from './trail.ts';
import { countUnrecorded } from './unrecorded-refusals.ts';

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

const entriesIn = async (accountId: string) =>
  (await sql.query('select from "AuditEntry" where account = $1', [accountId])).length;

describe('a refused change', () => {
  it('security 15: of a person without access to the account leaves nothing in its trail', async () => {
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

  it('security 15: leaves an entry up to a limit of each user; then the user is told to wait', async () => {
    const { accountId, people } = await makeAccount();
    const { userId, email } = people.member;
    const refusal = new AppError('forbidden', 'access.forbidden');
    const refuse = async () => {
      const trail = createTrail('members.update', 'request');
      trail.note({ account: accountId, actor: { id: userId, email } });
      const told = await recordFailure(
        trail,
        { userId, accountId, isStranger: false },
        refusal,
        test.services,
      );
      return told instanceof AppError ? told.key : undefined;
    };
    const told = [];
    for (let call = 0; call < 63; call++) told.push(await refuse());
    expect(told.slice(0, 60)).toEqual(Array(60).fill('access.forbidden'));
    expect(told.slice(60)).toEqual(Array(3).fill('request.tooMany'));
    expect(await entriesIn(accountId)).toBe(60);
    expect(test.services.unrecorded.total()).toBe(3);
  });
});

it('security 15: a line of the log tells of many unrecorded refusals once a minute', () => {
  const lines: string[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => void lines.push(line) });
  let now = 0;
  const unrecorded = countUnrecorded(log, () => now);
  const refusal = { userId: 'u1', accountId: 'a1', key: 'access.forbidden' };
  for (let count = 0; count < 100; count++) unrecorded.count(refusal);
  now = 60_000;
  unrecorded.count(refusal);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { refusals: 1, total: 1, last: refusal },
    { refusals: 100, total: 101 },
  ]);
});
