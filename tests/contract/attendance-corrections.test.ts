import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { makeRecord } from '@campus/tests/events/attendance-records';
import { runRecordScript } from '@campus/tests/events/record-script';
import { sendEvents } from '@campus/tests/events/usage';
import { addMember, makeAccount, sql, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const { as } = await openGateway();
const page = 'roomAttendance';
const minute = 60 * 1000;
const now = Math.floor(Date.now() / minute) * minute;
const ago = (minutes: number) => new Date(now - minutes * minute);

function stay(accountId: string, user: string, [joined, left]: [joined: number, left: number]) {
  const common = { accountId, user, session: unique(), server: 'world-1', room: 'hall_1' };
  return sendEvents([
    { event: 'JOINROOM', ...common, at: ago(joined) },
    { event: 'LEAVEROOM', ...common, talked: 1200, at: ago(left) },
  ]);
}

/** A record of Mia's half hour and of a guest's ten minutes. */
async function recorded() {
  const account = await makeAccount();
  const { accountId, people } = account;
  const mia = await addMember(accountId, {}, { displayName: 'Mia Sol' });
  await stay(accountId, mia.userId, [100, 70]);
  await stay(accountId, 'Lee', [100, 90]);
  const { attendance } = as(people.admin);
  const asked = { accountId, page, sfsRoom: 'hall_1', start: ago(120).toISOString(), hours: 1 } as const;
  const { record } = await attendance.takeRecord.mutate(asked);
  return { ...account, attendance, mia, named: { accountId, page, recordId: record.id } as const };
}

it('an entry is corrected by hand beside the record, with author and reason, and later events do not undo it', async () => {
  const { accountId, people, attendance, mia, named } = await recorded();
  const before = (await attendance.record.query(named)).items;
  const reason = 'Connection lost';
  await attendance.correctEntry.mutate({ ...named, personId: mia.userId, minutes: 10.5, reason });
  await attendance.correctEntry.mutate({ ...named, personId: 'Lee', minutes: 0, reason: 'Another Lee' });
  const { items, corrections } = await attendance.record.query(named);
  expect(items).toEqual(before);
  expect(corrections).toMatchObject([
    {
      ...{ addedBy: people.admin.email, reason },
      changes: [
        {
          ...{ userId: mia.userId, displayName: 'Mia Sol', before: { minutes: 30, talkMinutes: 20 } },
          after: { minutes: 10.5, talkMinutes: 10.5 },
        },
      ],
    },
    { reason: 'Another Lee', changes: [{ displayName: 'Lee', before: { minutes: 10 }, after: null }] },
  ]);
  expect(await attendance.correctRecord.mutate(named)).toEqual({ changes: 0 });
  await stay(accountId, mia.userId, [69, 62]);
  expect(await attendance.correctRecord.mutate(named)).toEqual({ changes: 1 });
  const again = attendance.correctEntry.mutate({ ...named, personId: mia.userId, minutes: 10.5, reason });
  expect(await refusalOf(again)).toMatchObject({
    status: 400,
    message: 'The entry has these minutes already.',
  });
  const entries = await sql.query(
    `select after from "AuditEntry" where account = $1 and operation = 'attendance.correctEntry' order by at limit 1`,
    [accountId],
  );
  expect(entries).toEqual([{ after: { userId: mia.userId, minutes: 10.5, reason } }]);
});

it.each([
  ['a person without an entry', { personId: 'Kim' }, 'The record has no entry for this person.'],
  ['more than the time', { minutes: 60.1 }, /^The minutes are a number from 0/],
  ['two decimals', { minutes: 1.25 }, /^The minutes are a number from 0/],
  ['less than nothing', { minutes: -1 }, /^The minutes are a number from 0/],
  ['no reason', { reason: ' ' }, 'Give a reason.'],
])('an entry is not corrected with %s', async (_, changed, message) => {
  const { attendance, mia, named } = await recorded();
  const entry = { ...named, personId: mia.userId, minutes: 45, reason: 'Connection lost', ...changed };
  expect(await refusalOf(attendance.correctEntry.mutate(entry))).toMatchObject({
    status: 400,
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  });
  expect((await attendance.record.query(named)).corrections).toEqual([]);
});

it('a record has a name that can be given and taken away, and keeps its hash', async () => {
  const { attendance, named } = await recorded();
  const { record } = await attendance.record.query(named);
  expect(record.name).toBe('');
  await attendance.nameRecord.mutate({ ...named, name: ' Exam ' });
  const { accountId } = named;
  expect((await attendance.records.query({ accountId, page })).items).toEqual([{ ...record, name: 'Exam' }]);
  await attendance.nameRecord.mutate({ ...named, name: '' });
  expect((await attendance.record.query(named)).record).toEqual(record);
  const other = await recorded();
  const foreign = { ...other.named, recordId: named.recordId, name: 'Mine' };
  expect(await refusalOf(other.attendance.nameRecord.mutate(foreign))).toMatchObject({ status: 404 });
});

it('anybody who reads a record can compute its hash, and those of its corrections, by the script of the docs', async () => {
  const { attendance, mia, named } = await recorded();
  for (const minutes of [40, 50])
    await attendance.correctEntry.mutate({ ...named, personId: mia.userId, minutes, reason: 'Seen there' });
  const { text, sha256, corrections } = await attendance.recordText.query(named);
  expect(text).not.toContain(mia.userId);
  const texts = [text, ...corrections.map((one) => one.text)];
  const { files, printed, skipping } = await runRecordScript('attendance-records.md', texts);
  const hashes = [sha256, ...corrections.map((one) => one.sha256)];
  expect(printed.trim().split('\n')).toEqual(hashes.map((hash, index) => `${files[index]} ${hash} ok`));
  expect(skipping).toContain('does not follow the text before it');
});

it('the texts of a record belong to its report and account', async () => {
  const { accountId, attendance, named } = await recorded();
  const recordId = await makeRecord(accountId, 'privateVolumeAttendance');
  expect(await refusalOf(attendance.recordText.query({ ...named, recordId }))).toMatchObject({ status: 404 });
});
