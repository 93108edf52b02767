import { monthRange, usDate } from '@campus/domain/analytics/period';
import { ndjson, postEvents, retractEvents, search, type TestEvent } from '@campus/tests/events/usage';
import { makeAccount, type TestAccount, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const minute = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * minute);

const login = (accountId: string, user: string, at: Date): TestEvent => ({
  ...{ event: 'LOGIN', accountId, user, session: unique(), server: 'world-1', at },
});
const join = (accountId: string, user: string, at: Date): TestEvent => ({
  ...{ event: 'JOINROOM', accountId, user, session: unique(), server: 'world-1', room: 'hall_1', at },
});

/** The joins of the last hours, and the new users of the last months. */
async function figuresOf({ accountId, people }: TestAccount) {
  const ask = async (name: string, asked: object) =>
    (await search(name, { accountId, server: 'staging', ...asked }, people.owner.sessionToken)).body;
  const window = { earliestTime: ago(180).toISOString(), latestTime: new Date().toISOString() };
  const { from, to } = monthRange(new Date());
  const months = { startDateStr: usDate(from), endDateStr: usDate(to) };
  const [{ count }] = (await ask('getRoomActivitiesCount', window)) as [{ count: number }];
  const rows = (await ask('getNewUsersByMonth', months)) as { New_Users: number | null }[];
  return { joins: count, newUsers: rows.reduce((sum, row) => sum + (row.New_Users ?? 0), 0) };
}

describe('a batch that its sender takes back', () => {
  it('leaves the figures as if it had never been sent, and equal events of other batches where they are', async () => {
    const account = await makeAccount();
    const { accountId } = account;
    const [ana, bo] = [`${unique()}-ana`, `${unique()}-bo`];
    const [early, later] = [ago(90), ago(30)];
    const kept = ndjson([login(accountId, ana, later), join(accountId, ana, later)]);
    const wrong = ndjson([
      login(accountId, ana, early),
      login(accountId, bo, early),
      join(accountId, bo, later),
    ]);
    const key = unique();
    await postEvents(kept);
    expect(await figuresOf(account)).toEqual({ joins: 1, newUsers: 1 });
    await postEvents(wrong, { key });
    await postEvents(ndjson([join(accountId, bo, later)]));
    expect(await figuresOf(account)).toEqual({ joins: 3, newUsers: 2 });
    for (const _ of ['taken back', 'asked again'])
      expect(await retractEvents(key)).toEqual({ status: 200, body: { rows: 3, retracted: true } });
    expect(await figuresOf(account)).toEqual({ joins: 2, newUsers: 1 });
  });

  it('does not use up its events: they can be sent with a new key, not with the old one', async () => {
    const account = await makeAccount();
    const [key, batch] = [
      unique(),
      ndjson([login(account.accountId, 'guest', ago(20)), join(account.accountId, 'guest', ago(20))]),
    ];
    await postEvents(batch, { key });
    await retractEvents(key);
    for (const body of [batch, `${batch}\n`])
      expect(await postEvents(body, { key })).toMatchObject({
        status: 409,
        body: { key: 'usage.batch.retracted' },
      });
    expect(await figuresOf(account)).toEqual({ joins: 0, newUsers: 0 });
    expect(await postEvents(batch)).toMatchObject({ status: 200, body: { rows: 2, repeated: false } });
    expect(await figuresOf(account)).toEqual({ joins: 1, newUsers: 1 });
  });

  it('must have been sent, with a key of its sender', async () => {
    expect(await retractEvents(unique())).toMatchObject({
      status: 404,
      body: { key: 'usage.batch.unknown' },
    });
    expect(await retractEvents(unique(), { token: 'wrong' })).toMatchObject({ status: 401 });
    expect(await retractEvents('no spaces')).toMatchObject({
      status: 400,
      body: { key: 'usage.batch.keyMissing' },
    });
  });
});
