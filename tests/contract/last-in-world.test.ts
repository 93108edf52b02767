import { openGateway } from '@campus/tests/calls/gateway';
import { ndjson, postEvents, retractEvents, type TestEvent } from '@campus/tests/events/usage';
import { makeAccount, sql, type TestAccount, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const { as } = await openGateway();

const minute = 60_000;
const now = Date.now();
const ago = (minutes: number) => new Date(now - minutes * minute);

const alive = (accountId: string, user: string, at: Date): TestEvent => ({
  ...{ event: 'ALIVE', accountId, user, session: unique(), server: 'world-1', at },
});

async function lastInWorld({ accountId, people }: TestAccount, direction: 'asc' | 'desc' = 'desc') {
  const { items } = await as(people.owner).members.list.query({
    accountId,
    sort: 'lastInWorldAt',
    direction,
  });
  return items.map(({ userId, lastInWorldAt }) => [userId, lastInWorldAt] as const);
}

describe('when a member was last in the world', () => {
  it('is the last event of the person, in any order of its batches, and nothing for who was never seen', async () => {
    const account = await makeAccount();
    const { accountId, people } = account;
    const [one, other] = [people.member.userId, people.leader.userId];
    await postEvents(ndjson([alive(accountId, one, ago(60)), alive(accountId, one, ago(50))]));
    await postEvents(
      ndjson([
        alive(accountId, one, ago(90)),
        alive(accountId, other, ago(20)),
        alive(accountId, 'guest', ago(1)),
      ]),
    );
    const expected = await lastInWorld(account);
    expect(expected.slice(0, 2)).toEqual([
      [other, ago(20).toISOString()],
      [one, ago(50).toISOString()],
    ]);
    expect(expected.slice(2).every(([, at]) => at === null)).toBe(true);
    expect(await lastInWorld(account, 'asc')).toEqual(expected.toReversed());
  });

  it('is of this account only', async () => {
    const [account, other] = [await makeAccount(), await makeAccount()];
    await postEvents(ndjson([alive(other.accountId, account.people.member.userId, ago(5))]));
    expect((await lastInWorld(account)).every(([, at]) => at === null)).toBe(true);
    expect((await lastInWorld(other)).every(([, at]) => at === null)).toBe(true);
  });

  it('goes back to the last event that remains, when a batch is taken back', async () => {
    const account = await makeAccount();
    const { accountId, people } = account;
    const [one, other] = [people.member.userId, people.leader.userId];
    await postEvents(ndjson([alive(accountId, one, ago(50))]));
    const key = unique();
    await postEvents(ndjson([alive(accountId, one, ago(10)), alive(accountId, other, ago(10))]), { key });
    expect((await lastInWorld(account)).filter(([, at]) => at === ago(10).toISOString())).toHaveLength(2);
    await retractEvents(key);
    const found = new Map(await lastInWorld(account));
    expect([found.get(one), found.get(other)]).toEqual([ago(50).toISOString(), null]);
  });

  it('is never later than its arrival, and goes with the membership', async () => {
    const account = await makeAccount();
    const { accountId, people } = account;
    const { userId, membershipId } = people.member;
    await postEvents(ndjson([alive(accountId, userId, new Date(Date.now() + 5 * minute))]));
    const at = new Map(await lastInWorld(account)).get(userId);
    expect(Date.parse(at ?? '')).toBeLessThanOrEqual(Date.now());
    await sql.query('delete from "Membership" where "objectId" = $1', [membershipId]);
    expect(await sql.query('select from member_in_world where membership = $1', [membershipId])).toEqual([]);
  });
});
