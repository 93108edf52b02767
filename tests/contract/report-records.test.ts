import { createHash } from 'node:crypto';
import { daysLater } from '@campus/domain/core/days';
import { endOfTask } from '@campus/tests/areas/tasks';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { heartbeats, sendEvents } from '@campus/tests/events/usage';
import { openPages } from '@campus/tests/world/page-access';
import { makeAccount, sql, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const { as } = await openGateway();
const day = daysLater(new Date().toISOString().slice(0, 10), -3);
const at = (clock: string) => new Date(`${day}T${clock}Z`);

function visit(accountId: string, user: string, [from, to]: [from: string, to: string]) {
  const common = { accountId, user, session: unique(), server: 'world-1' };
  return sendEvents([
    { event: 'LOGIN', ...common, at: at(from) },
    { event: 'LOGOUT', ...common, at: at(to) },
  ]);
}

/** An account in which a member was online for an hour on a day that is over. */
async function visited() {
  const account = await makeAccount();
  const { accountId, people } = account;
  await sendEvents(heartbeats(accountId, at('00:00:00'), new Date()));
  await visit(accountId, people.member.userId, ['10:00:00', '11:00:00']);
  const { analytics } = as(people.admin);
  const asked = { accountId, from: day, to: day, timeZone: 'UTC' } as const;
  const keep = async (changed: object = {}) => {
    const { task } = await analytics.keepReport.mutate({ ...asked, ...changed });
    return { taskId: task.id, ended: await endOfTask(task.id) };
  };
  return { ...account, analytics, asked, keep };
}

async function kept() {
  const account = await visited();
  const { taskId, ended } = await account.keep();
  expect(ended).toMatchObject({ status: 'done', done: 1, skipped: 0 });
  const { accountId, analytics } = account;
  const { record } = await analytics.reportRecord.query({ accountId, recordId: taskId });
  const named = { accountId, recordId: record.id } as const;
  const look = async () => endOfTask((await analytics.correctReportRecord.mutate(named)).task.id);
  return { ...account, record, named, look };
}

it('a report is kept with its hash, is listed, and leaves an audit entry with the hash', async () => {
  const { accountId, people, analytics, record, named } = await kept();
  expect(record).toMatchObject({
    ...{ name: '', from: day, to: day, timeZone: 'UTC', hideEmployees: true, grain: 'day', compare: 'none' },
    ...{ people: 1, takenBy: people.admin.email, corrections: 0 },
  });
  const { text } = await analytics.reportRecordText.query(named);
  expect(createHash('sha256').update(text).digest('hex')).toBe(record.sha256);
  expect(text).not.toContain(people.member.userId);
  const { report } = await analytics.reportRecord.query(named);
  expect(JSON.stringify(report)).toBe(text);
  expect(report).toMatchObject({
    totals: { people: 1, guests: 0, logins: 1, hours: 1, known: { days: 1, complete: 1 } },
    completeUntil: at('23:59:59.999').toISOString(),
    takenBy: people.admin.userId,
  });
  expect(await analytics.reportRecords.query({ accountId })).toEqual({ items: [record] });
  const entries = await sql.query(
    `select operation, "targetId", after->>'sha256' as sha256 from "AuditEntry"
     where account = $1 and operation = 'analytics.keepReport'`,
    [accountId],
  );
  expect(entries).toEqual([
    { operation: 'analytics.keepReport', targetId: record.id, sha256: record.sha256 },
  ]);
});

it('the same report with the same figures is kept once, also by two people at the same time', async () => {
  const { accountId, people, analytics, asked, keep, record } = await kept();
  const again = await keep();
  expect(again.ended).toMatchObject({ status: 'done', done: 0, skipped: 1 });
  const found = await analytics.reportRecord.query({ accountId, recordId: again.taskId });
  expect(found.record).toEqual(record);
  const callers = [people.admin, people.owner];
  const started = await Promise.all(
    callers.map((person) => as(person).analytics.keepReport.mutate({ ...asked, grain: 'week' })),
  );
  const ended = await Promise.all(started.map(({ task }) => endOfTask(task.id)));
  expect(ended.map(({ done }) => done).sort()).toEqual([0, 1]);
  expect((await analytics.reportRecords.query({ accountId })).items).toHaveLength(2);
});

it('what arrives later is added beside a record, from old to new, and never changes it', async () => {
  const { accountId, people, analytics, named, record, look, keep } = await kept();
  const before = await analytics.reportRecordText.query(named);
  expect(await look()).toMatchObject({ status: 'done', done: 0, skipped: 1 });
  await visit(accountId, people.leader.userId, ['10:30:00', '11:30:00']);
  expect(await look()).toMatchObject({ status: 'done', done: 1, skipped: 0 });
  expect(await look()).toMatchObject({ status: 'done', done: 0, skipped: 1 });
  const after = await analytics.reportRecordText.query(named);
  expect({ ...after, corrections: [] }).toEqual(before);
  const { corrections } = await analytics.reportRecord.query(named);
  expect(corrections).toHaveLength(1);
  const [correction] = corrections;
  expect(correction?.changes).toContainEqual({
    ...{ part: 'totals', of: '', figure: 'people', before: 1, after: 2 },
  });
  expect(correction?.changes).toContainEqual({
    ...{ part: 'points', of: day, figure: 'hours', before: 1, after: 2 },
  });
  expect(correction?.parts).not.toContain('groups');
  expect(JSON.parse(after.corrections[0]?.text ?? '')).toMatchObject({
    ...{ record: record.id, number: 1, follows: record.sha256 },
  });
  // A new record has the new figures; the old one stays.
  expect((await keep()).ended).toMatchObject({ done: 1 });
});

it('members who become guests, and guests who become members, are no correction', async () => {
  const { accountId, people, look } = await kept();
  await sql.query('delete from "Membership" where account = $1 and "user" = $2', [
    accountId,
    people.member.userId,
  ]);
  expect(await look()).toMatchObject({ status: 'done', done: 0, skipped: 1 });
});

it('no report is kept of a day that is not over, or of which nothing is known', async () => {
  const { analytics, asked, keep } = await visited();
  const today = new Date().toISOString().slice(0, 10);
  expect(await refusalOf(analytics.keepReport.mutate({ ...asked, to: today }))).toMatchObject({
    status: 400,
    message: 'The last day of this report is not over yet. Only reports of days that are over can be kept.',
  });
  const earlier = { from: daysLater(day, -90), to: daysLater(day, -80) };
  expect((await keep(earlier)).ended).toMatchObject({
    status: 'failed',
    reason: 'Nothing is known of these days, so there is no report to keep.',
  });
});

it('who may not open the dashboard can neither keep nor read a report', async () => {
  const { accountId, people, asked, named } = await kept();
  await openPages(accountId, 'owner', ['analyticsDashboard']);
  const { analytics } = as(people.admin);
  for (const call of [
    () => analytics.keepReport.mutate(asked),
    () => analytics.reportRecords.query({ accountId }),
    () => analytics.reportRecord.query(named),
    () => analytics.correctReportRecord.mutate(named),
  ])
    expect(await refusalOf(call())).toMatchObject({ status: 403 });
});
