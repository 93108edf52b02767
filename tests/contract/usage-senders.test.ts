import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { ndjson, postEvents, retractEvents, search, type TestEvent } from '@campus/tests/events/usage';
import { makeAccount, sql, type TestAccount, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const { as } = await openGateway();

const join = (accountId: string, room = 'hall_1'): TestEvent => ({
  ...{ event: 'JOINROOM', accountId, user: 'guest', session: unique(), server: 'world-1', room },
  at: new Date(Date.now() - 60_000),
});

async function newKey({ accountId, people }: TestAccount) {
  return as(people.admin).analytics.makeEventKey.mutate({ accountId });
}

async function counted({ accountId, people }: TestAccount): Promise<number> {
  const [earliestTime, latestTime] = [new Date(Date.now() - 3_600_000), new Date()].map((at) =>
    at.toISOString(),
  );
  const asked = { accountId, server: 'staging', earliestTime, latestTime };
  const { body } = await search('getRoomActivitiesCount', asked, people.owner.sessionToken);
  return (body as [{ count: number }])[0].count;
}

describe('a key of the servers of an account', () => {
  it('sends the events of the account and of no other, under names of its own', async () => {
    const [mine, theirs] = [await makeAccount(), await makeAccount()];
    const [{ secret: token }, other] = [await newKey(mine), await newKey(theirs)];
    const key = unique();
    const own = ndjson([join(mine.accountId)]);
    const foreign = `${own}${ndjson([join(theirs.accountId)])}`;
    expect(await postEvents(foreign, { token, key })).toMatchObject({
      status: 400,
      body: { key: 'usage.batch.otherAccount', params: { line: 2 } },
    });
    for (const repeated of [false, true])
      expect((await postEvents(own, { token, key })).body).toEqual({ rows: 1, repeated });
    // The same name is free for other servers, and for those of the operator.
    const theirBatch = ndjson([join(theirs.accountId)]);
    for (const sender of [{ token: other.secret }, {}])
      expect((await postEvents(theirBatch, { ...sender, key })).body).toEqual({ rows: 1, repeated: false });
    expect([await counted(mine), await counted(theirs)]).toEqual([1, 2]);
  });

  it('has its refusals counted in its own account, whatever its events name', async () => {
    const [mine, theirs] = [await makeAccount(), await makeAccount()];
    const { secret: token } = await newKey(mine);
    await postEvents(ndjson([join(theirs.accountId)]), { token });
    const servers = ({ accountId, people }: TestAccount) =>
      as(people.admin).analytics.servers.query({ accountId });
    expect((await servers(theirs)).items).toEqual([]);
    expect((await servers(mine)).items).toMatchObject([{ server: 'world-1', refusedBatches: 1 }]);
  });

  it('cannot take back batches of other senders', async () => {
    const [mine, theirs] = [await makeAccount(), await makeAccount()];
    const { secret: token } = await newKey(mine);
    const key = unique();
    await postEvents(ndjson([join(theirs.accountId)]), { key });
    expect(await retractEvents(key, { token })).toMatchObject({
      status: 404,
      body: { key: 'usage.batch.unknown' },
    });
    expect(await counted(theirs)).toBe(1);
  });

  it('has one beside it for a change, no third, and ends at once when it is revoked', async () => {
    const account = await makeAccount();
    const { accountId, people } = account;
    const { analytics } = as(people.admin);
    const made = await Promise.allSettled([1, 2, 3, 4].map(() => newKey(account)));
    const keys = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(keys).toHaveLength(2);
    expect(await refusalOf(newKey(account))).toMatchObject({ status: 409 });
    const [first, second] = keys;
    if (!first || !second) throw new Error('There are two keys.');
    const send = (token: string) => postEvents(ndjson([join(accountId)]), { token });
    expect([(await send(first.secret)).status, (await send(second.secret)).status]).toEqual([200, 200]);
    await analytics.revokeEventKey.mutate({ accountId, keyId: first.keyId });
    expect(await send(first.secret)).toMatchObject({ status: 401, body: { key: 'usage.events.wrongKey' } });
    expect(await send(second.secret)).toMatchObject({ status: 200 });
    const { items } = await analytics.eventKeys.query({ accountId });
    expect(items).toEqual([
      { id: second.keyId, createdAt: expect.any(String), lastUsedAt: expect.any(String) },
    ]);
  });

  it('is shown once: its hash is stored', async () => {
    const account = await makeAccount();
    const { keyId, secret } = await newKey(account);
    const stored = await sql.query('select * from usage_sender_key where account = $1', [account.accountId]);
    expect(stored).toMatchObject([{ id: keyId, hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    const trail = await sql.query('select * from "AuditEntry" where account = $1', [account.accountId]);
    expect(JSON.stringify([stored, trail])).not.toContain(secret);
  });

  it('is made and revoked by those who may change the integrations of the account only', async () => {
    const [mine, theirs] = [await makeAccount(), await makeAccount()];
    const { keyId } = await newKey(mine);
    const { accountId, people } = mine;
    for (const person of [people.member, people.moderator, theirs.people.owner]) {
      const { analytics } = as(person);
      expect(await refusalOf(analytics.makeEventKey.mutate({ accountId }))).toMatchObject({ status: 403 });
      expect(await refusalOf(analytics.revokeEventKey.mutate({ accountId, keyId }))).toMatchObject({
        status: 403,
      });
    }
    const own = { accountId: theirs.accountId, keyId };
    const { analytics } = as(theirs.people.owner);
    expect(await refusalOf(analytics.revokeEventKey.mutate(own))).toMatchObject({ status: 404 });
  });
});
