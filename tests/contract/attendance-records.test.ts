import { createHash } from 'node:crypto';
import { attachedText, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { makeRecord } from '@campus/tests/events/attendance-records';
import { sendEvents } from '@campus/tests/events/usage';
import { addMember, makeAccount, sql, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const { as } = await openGateway();
const page = 'roomAttendance';
const minute = 60 * 1000;
const now = Math.floor(Date.now() / minute) * minute;
const ago = (minutes: number) => new Date(now - minutes * minute);
const at = (minutes: number) => ago(minutes).toISOString();

function stay(accountId: string, user: string, [joined, left]: [joined: number, left: number]) {
  const common = { accountId, user, session: unique(), server: 'world-1', room: 'hall_1' };
  return sendEvents([
    { event: 'JOINROOM', ...common, at: ago(joined) },
    { event: 'LEAVEROOM', ...common, talked: 60, at: ago(left) },
  ]);
}

/** A record of Mia's half hour, saved by the admin. */
async function recorded() {
  const account = await makeAccount();
  const { accountId, people } = account;
  const mia = await addMember(accountId, {}, { displayName: 'Mia Sol' });
  await stay(accountId, mia.userId, [100, 70]);
  const { attendance } = as(people.admin);
  const asked = { accountId, page, sfsRoom: 'hall_1', start: at(120), hours: 1 } as const;
  const { record } = await attendance.takeRecord.mutate(asked);
  const named = { accountId, page, recordId: record.id } as const;
  const stored = () =>
    sql.one<{ content: string; sha256: string }>('select * from attendance_record where id = $1', [
      record.id,
    ]);
  return { ...account, attendance, mia, asked, record, named, stored };
}

it('a record is taken with its hash, is listed, and leaves an audit entry', async () => {
  const { accountId, people, attendance, record, named, mia, stored } = await recorded();
  const content = (await stored())?.content ?? '';
  expect(record).toMatchObject({
    ...{ sfsRoom: 'hall_1', from: at(120), to: at(60), people: 1, corrections: 0 },
    takenBy: people.admin.email,
    sha256: createHash('sha256').update(content).digest('hex'),
  });
  expect(content).not.toContain('Mia');
  expect(content).not.toContain(mia.userId);
  expect(await attendance.records.query({ accountId, page })).toEqual({ items: [record] });
  expect((await attendance.record.query(named)).items).toMatchObject([
    { userId: mia.userId, displayName: 'Mia Sol', minutes: 30, talkMinutes: 1, leaveInferred: false },
  ]);
  const entries = await sql.query(
    `select operation, "targetId", after->>'sha256' as sha256 from "AuditEntry"
     where account = $1 and operation = 'attendance.takeRecord'`,
    [accountId],
  );
  expect(entries).toEqual([
    { operation: 'attendance.takeRecord', targetId: record.id, sha256: record.sha256 },
  ]);
});

it('what arrives later is added beside a record, from old to new, and never changes it', async () => {
  const { accountId, attendance, named, mia, stored } = await recorded();
  const before = { stored: await stored(), shown: (await attendance.record.query(named)).items };
  expect(await attendance.correctRecord.mutate(named)).toEqual({ changes: 0 });
  await stay(accountId, mia.userId, [69, 62]);
  await stay(accountId, 'guest:Lee', [110, 100]);
  expect(await attendance.correctRecord.mutate(named)).toEqual({ changes: 2 });
  expect(await attendance.correctRecord.mutate(named)).toEqual({ changes: 0 });
  expect(await stored()).toEqual(before.stored);
  const { record, items, corrections } = await attendance.record.query(named);
  expect(items).toEqual(before.shown);
  expect(record.corrections).toBe(1);
  expect(corrections).toHaveLength(1);
  // The order is that of people's keys as text: 10 comes before 9.
  const minutesOf = ({ after }: { after: { minutes: number } | null }) => after?.minutes ?? 0;
  const changes = corrections[0]?.changes.toSorted((one, other) => minutesOf(other) - minutesOf(one));
  expect(changes).toEqual([
    {
      ...{ userId: mia.userId, displayName: 'Mia Sol' },
      before: expect.objectContaining({ minutes: 30, leaveTime: at(70) }),
      after: expect.objectContaining({ minutes: 37, leaveTime: at(62) }),
    },
    {
      ...{ userId: 'guest:Lee', displayName: 'guest:Lee', before: null },
      after: expect.objectContaining({ minutes: 10 }),
    },
  ]);
  const [added] = await sql.query<{ content: string; sha256: string }>(
    'select content, sha256 from attendance_correction where record = $1',
    [named.recordId],
  );
  expect(corrections[0]?.sha256).toBe(
    createHash('sha256')
      .update(added?.content ?? '')
      .digest('hex'),
  );
  expect(JSON.parse(added?.content ?? '')).toMatchObject({ follows: record.sha256, number: 1 });
});

it('the export of a record has its rows, whatever arrived since, and states its hash', async () => {
  const { accountId, people, attendance, named, mia, record } = await recorded();
  await stay(accountId, mia.userId, [69, 62]);
  const { task } = await attendance.exportRecord.mutate({ ...named, timeZone: 'UTC' });
  expect(task.kind).toBe('attendance.exportRoom');
  const mail = await waitForMail(people.admin.email);
  for (const words of [`SHA-256 of the record: ${record.sha256}`, 'Rows: 1', 'Room: hall_1'])
    expect(mail.text).toContain(words);
  expect(await attachedText(mail)).toMatch(new RegExp(`,30,1,.*,${record.sha256}\\r\\n$`));
});

it('no record is taken of a time that is not over, or without a room', async () => {
  const { attendance, asked } = await recorded();
  const taking = (changed: object) => refusalOf(attendance.takeRecord.mutate({ ...asked, ...changed }));
  expect(await taking({ hours: 3 })).toMatchObject({
    status: 400,
    message: 'This time is not over yet. Records can be kept only of times that are over.',
  });
  expect(await taking({ sfsRoom: '' })).toMatchObject({
    message: 'Please try selecting another time/duration/room.',
  });
  expect(await taking({ sfsRoom: '', all: true })).toMatchObject({ status: 400 });
});

it('a record belongs to its report: the page of the other one does not show it', async () => {
  const { accountId, attendance, named } = await recorded();
  const other = 'privateVolumeAttendance' as const;
  expect(await refusalOf(attendance.record.query({ ...named, page: other }))).toMatchObject({ status: 404 });
  const recordId = await makeRecord(accountId, other);
  const { items } = await attendance.records.query({ accountId, page: other });
  expect(items.map(({ id }) => id)).toEqual([recordId]);
});

it('the database changes and deletes no record, until its account is deleted', async () => {
  const { accountId, named, mia, attendance, stored } = await recorded();
  const before = await stored();
  await stay(accountId, mia.userId, [69, 62]);
  await attendance.correctRecord.mutate(named);
  for (const statement of [
    'update attendance_record set people = 9 where account = $1',
    'delete from attendance_record where account = $1',
    'update attendance_correction set number = 9 where account = $1',
    'delete from attendance_correction where account = $1',
  ])
    await expect(sql.query(statement, [accountId])).rejects.toThrow('never changed');
  for (const statement of ['truncate attendance_record cascade', 'truncate attendance_correction'])
    await expect(sql.query(statement)).rejects.toThrow('never changed');
  await sql.query(`delete from usage_person where "user" = $1`, [mia.userId]);
  expect(await stored()).toEqual(before);
  const [erased] = (await attendance.record.query(named)).items;
  expect(erased).toMatchObject({
    displayName: '',
    minutes: 30,
    userId: expect.stringMatching(/^erased-\d+$/),
  });
  await sql.query('delete from "Account" where "objectId" = $1', [accountId]);
  const left = await sql.query('select from attendance_record where account = $1', [accountId]);
  expect([
    ...left,
    ...(await sql.query('select from attendance_correction where account = $1', [accountId])),
  ]).toEqual([]);
});

it('the same attendance is stored once, a changed one again', async () => {
  const { accountId, attendance, asked, record, mia } = await recorded();
  expect((await attendance.takeRecord.mutate(asked)).record).toEqual(record);
  const later = await attendance.takeRecord.mutate({ ...asked, start: at(121) });
  expect(later.record.id).not.toBe(record.id);
  await stay(accountId, mia.userId, [69, 65]);
  expect((await attendance.takeRecord.mutate(asked)).record.id).not.toBe(record.id);
});
