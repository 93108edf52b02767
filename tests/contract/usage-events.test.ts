import { gzipSync } from 'node:zlib';
import { monthRange, usDate } from '@campus/domain/analytics/period';
import { ndjson, postEvents, search, type TestEvent } from '@campus/tests/events/usage';
import { makeAccount, type Person, sql, type TestAccount, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const minute = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * minute);

function joins(accountId: string, count: number): TestEvent[] {
  const session = unique();
  return Array.from({ length: count }, (_, index) => ({
    ...{ event: 'JOINROOM', accountId, user: 'guest', session, server: 'world-1', room: 'hall_1' },
    at: new Date(ago(50).getTime() + index),
  }));
}

async function counted({ accountId, people }: TestAccount): Promise<number> {
  const asked = {
    accountId,
    server: 'staging',
    earliestTime: ago(60).toISOString(),
    latestTime: new Date().toISOString(),
  };
  const { body } = await search('getRoomActivitiesCount', asked, people.owner.sessionToken);
  return (body as [{ count: number }])[0].count;
}

describe('a batch of events', () => {
  it('is stored once, however often it is sent', async () => {
    const account = await makeAccount();
    const [key, batch] = [unique(), ndjson(joins(account.accountId, 3))];
    const answers = await Promise.all(Array.from({ length: 5 }, () => postEvents(batch, { key })));
    answers.push(await postEvents(batch, { key }));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(answers.at(-1)?.body).toEqual({ rows: 3, repeated: true });
    expect(await counted(account)).toBe(3);
  });

  it('is refused with the key of another content', async () => {
    const account = await makeAccount();
    const key = unique();
    await postEvents(ndjson(joins(account.accountId, 1)), { key });
    const other = await postEvents(ndjson(joins(account.accountId, 2)), { key });
    expect(other).toMatchObject({ status: 409, body: { key: 'usage.batch.otherContent' } });
    expect(await counted(account)).toBe(1);
  });

  it('is stored beside equal ones of other keys', async () => {
    const account = await makeAccount();
    const batch = ndjson(joins(account.accountId, 2));
    for (const key of [unique(), unique(), unique()]) await postEvents(batch, { key });
    expect(await counted(account)).toBe(6);
  });

  it('is taken with a key only, by servers that know theirs', async () => {
    const { accountId, people } = await makeAccount();
    const batch = ndjson(joins(accountId, 1));
    for (const token of ['wrong', people.owner.sessionToken])
      expect(await postEvents(batch, { token })).toMatchObject({
        status: 401,
        body: { key: 'usage.events.wrongKey' },
      });
    expect(await postEvents(batch, { key: 'no spaces' })).toMatchObject({
      status: 400,
      body: { key: 'usage.batch.keyMissing' },
    });
  });

  it('is refused without a line, which leaves its key to the batch that got lost on its way', async () => {
    const account = await makeAccount();
    const key = unique();
    for (const nothing of ['', '\n', '\uFEFF\r\n \n'])
      expect(await postEvents(nothing, { key })).toMatchObject({
        status: 400,
        body: { key: 'usage.batch.empty' },
      });
    expect(await postEvents(ndjson(joins(account.accountId, 2)), { key })).toMatchObject({ status: 200 });
    expect(await counted(account)).toBe(2);
  });

  it('is refused as a whole, with the line that is no event and the reason, and can be sent again corrected', async () => {
    const account = await makeAccount();
    const [good] = joins(account.accountId, 1);
    if (!good) throw new Error('There is no event.');
    const key = unique();
    const wrong: [string, string, string?][] = [
      ['{', 'json'],
      ['[]', 'json'],
      ['\uFEFF', 'json'],
      ['{}', 'line', 'event'],
      [JSON.stringify({ ...good, event: 'DANCE' }), 'line', 'event'],
      [JSON.stringify({ ...good, room: undefined }), 'line', 'room'],
      [JSON.stringify({ ...good, user: 'bad\0' }), 'line', 'user'],
      [JSON.stringify({ ...good, session: '\0' }), 'line', 'session'],
      [JSON.stringify({ ...good, server: 'half\ud800' }), 'line', 'server'],
      [JSON.stringify({ ...good, at: ago(-60) }), 'ahead'],
      [JSON.stringify({ ...good, at: ago(401 * 24 * 60) }), 'expired'],
      [JSON.stringify({ ...good, at: '0001-01-01T00:00:00.000Z' }), 'expired'],
      [JSON.stringify({ ...good, accountId: 'Nowhere000' }), 'account'],
    ];
    for (const [line, reason, field] of wrong)
      expect(await postEvents(`${ndjson([good])}${line}\n`, { key }), line).toMatchObject({
        status: 400,
        body: { key: `usage.batch.${reason}`, params: { line: 2, ...(field && { field }) } },
      });
    expect(await counted(account)).toBe(0);
    expect(await postEvents(ndjson([good]), { key })).toMatchObject({ status: 200 });
    expect(await counted(account)).toBe(1);
  });

  it('may have a byte order mark, blank lines, CRLF, fields to come, and gzip', async () => {
    const account = await makeAccount();
    const [first, second] = joins(account.accountId, 2);
    const lines = ['\uFEFF', first && { ...first, shoes: { size: [44] } }, '', ' \t', second, '', ''];
    const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\r\n');
    const [body, key] = [text.replace('\uFEFF\r\n', '\uFEFF'), unique()];
    expect(await postEvents(body, { key })).toMatchObject({ status: 200, body: { rows: 2 } });
    const headers = { 'content-encoding': 'gzip', 'content-type': 'application/x-ndjson; charset=utf-8' };
    const zipped = await postEvents(gzipSync(body), { key, headers });
    expect(zipped.body).toEqual({ rows: 2, repeated: true });
    expect(await counted(account)).toBe(2);
  });

  it('counts blank lines when it says which line is wrong', async () => {
    const { accountId } = await makeAccount();
    const event = ndjson(joins(accountId, 1));
    expect(await postEvents(`\n${event}\r\n[]\n`)).toMatchObject({
      body: { key: 'usage.batch.json', params: { line: 4 } },
    });
    expect(await postEvents(`\n\n${event.replace(accountId, 'Nowhere000')}`)).toMatchObject({
      body: { key: 'usage.batch.account', params: { line: 3 } },
    });
    const broken = Buffer.concat([Buffer.from(`${event}{"user":"`), Buffer.from([0xc3, 0x28])]);
    expect(await postEvents(broken)).toMatchObject({
      status: 400,
      body: { key: 'usage.batch.utf8', params: { line: 2 } },
    });
  });

  it('is refused by type, encoding, and size with their own statuses, and leaves its key free', async () => {
    const { accountId } = await makeAccount();
    const [key, batch] = [unique(), ndjson(joins(accountId, 1))];
    const sent = (headers: Record<string, string>, body: Parameters<typeof postEvents>[0] = batch) =>
      postEvents(body, { key, headers });
    const gzip = { 'content-encoding': 'gzip' };
    for (const type of ['application/json', 'application/x-ndjson; charset=iso-8859-1', 'text/plain', ''])
      expect(await sent({ 'content-type': type }), type).toMatchObject({
        status: 415,
        body: { key: 'usage.batch.contentType' },
      });
    for (const encoding of ['br', 'zstd', 'deflate', 'gzip, gzip', 'x'])
      expect(await sent({ 'content-encoding': encoding }), encoding).toMatchObject({
        status: 415,
        body: { key: 'usage.batch.encoding' },
      });
    for (const body of [batch, gzipSync(batch).subarray(0, 40)])
      expect(await sent(gzip, body)).toMatchObject({ status: 400, body: { key: 'usage.batch.incomplete' } });
    expect(await sent(gzip, gzipSync(Buffer.alloc(17 * 1024 * 1024, 10)))).toMatchObject({
      status: 413,
      body: { key: 'request.tooLarge' },
    });
    const line = JSON.stringify({ event: 'HEARTBEAT', accountId, server: 'w', at: ago(1) });
    expect(await sent(gzip, gzipSync(`${line}\n`.repeat(50_001)))).toMatchObject({
      status: 413,
      body: { key: 'usage.batch.tooMany', params: { max: 50_000 } },
    });
    expect(await sent({})).toMatchObject({ status: 200, body: { rows: 1, repeated: false } });
  });

  it('has no events of people who are erased by now: they neither come back nor count again', async () => {
    const { accountId, people } = await makeAccount();
    const { userId: user } = people.member;
    const login = (minutes: number) =>
      ndjson([{ event: 'LOGIN', accountId, user, session: 's', server: 'w', at: ago(minutes) }]);
    const newUsers = () => monthly('getNewUsersByMonth', 'New_Users', people.owner);
    const uniqueUsers = () => monthly('getUniqueLoginsByMonth', 'Unique_Users', people.owner);
    const monthly = async (name: string, field: string, { sessionToken }: Person) => {
      const { from, to } = monthRange(new Date());
      const asked = { accountId, server: 'staging', startDateStr: usDate(from), endDateStr: usDate(to) };
      const { body } = await search(name, asked, sessionToken);
      return (body as Record<string, number | null>[]).reduce((sum, row) => sum + (row[field] ?? 0), 0);
    };
    await postEvents(login(30));
    expect([await uniqueUsers(), await newUsers()]).toEqual([1, 1]);
    await sql.query('delete from "Membership" where "user" = $1', [user]);
    await sql.query('delete from "_User" where "objectId" = $1', [user]);
    expect(await postEvents(login(20))).toMatchObject({ status: 200, body: { rows: 1, repeated: false } });
    expect([await uniqueUsers(), await newUsers()]).toEqual([1, 1]);
    expect(await sql.query('select key from usage_person where "user" = $1', [user])).toEqual([]);
  });
});
