import { attachedText, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { openGateway } from '@campus/tests/calls/gateway';
import { makeRecord, recordedStays } from '@campus/tests/events/attendance-records';
import { sendEvents, type TestEvent } from '@campus/tests/events/usage';
import { addMember, makeAccount, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const { as } = await openGateway();
const page = 'roomAttendance';
const minute = 60 * 1000;
const now = Math.floor(Date.now() / minute) * minute;
const ago = (minutes: number) => new Date(now - minutes * minute);

/** The rows of the mailed file. */
async function mailedRows(email: string): Promise<string[]> {
  const [, ...rows] = (await attachedText(await waitForMail(email))).trimEnd().split('\r\n');
  return rows;
}

it.each([
  {
    zone: 'Europe/Berlin',
    stays: [
      ['2026-11-20T23:40:00+01:00', '2026-11-21T00:20:00+01:00'],
      ['2026-03-29T01:50:00+01:00', '2026-03-29T03:10:00+02:00'],
      ['2026-10-25T02:50:00+02:00', '2026-10-25T02:10:00+01:00'],
    ],
    cells: [
      '2026-11-20 23:40:00,2026-11-21 00:20:00,40',
      '2026-03-29 01:50:00,2026-03-29 03:10:00,20',
      '2026-10-25 02:50:00+02:00,2026-10-25 02:10:00+01:00,20',
    ],
  },
  {
    zone: 'Australia/Lord_Howe',
    stays: [
      ['2026-07-20T23:40:00+10:30', '2026-07-21T00:20:00+10:30'],
      ['2026-10-04T01:50:00+10:30', '2026-10-04T02:40:00+11:00'],
      ['2026-04-05T01:50:00+11:00', '2026-04-05T01:40:00+10:30'],
    ],
    cells: [
      '2026-07-20 23:40:00,2026-07-21 00:20:00,40',
      '2026-10-04 01:50:00,2026-10-04 02:40:00,20',
      '2026-04-05 01:50:00+11:00,2026-04-05 01:40:00+10:30,20',
    ],
  },
  {
    zone: 'Africa/Cairo',
    stays: [
      ['2026-11-20T23:40:00+02:00', '2026-11-21T00:20:00+02:00'],
      ['2026-04-23T23:50:00+02:00', '2026-04-24T01:10:00+03:00'],
      ['2026-10-29T23:50:00+03:00', '2026-10-29T23:10:00+02:00'],
    ],
    cells: [
      '2026-11-20 23:40:00,2026-11-21 00:20:00,40',
      '2026-04-23 23:50:00,2026-04-24 01:10:00,20',
      '2026-10-29 23:50:00+03:00,2026-10-29 23:10:00+02:00,20',
    ],
  },
] as const)(
  'ATT-022 in $zone, a file names the offset of times that come twice, and of no others',
  async ({ zone, stays, cells }) => {
    const { accountId, people } = await makeAccount();
    const recordId = await makeRecord(accountId, page, recordedStays(stays));
    await as(people.admin).attendance.exportRecord.mutate({ accountId, page, recordId, timeZone: zone });
    const rows = await mailedRows(people.admin.email);
    expect(rows).toHaveLength(cells.length);
    for (const [index, cell] of cells.entries()) {
      const [joined = '', left = ''] = (stays[index] ?? []).map((time) => new Date(time).toISOString());
      expect(rows[index]?.replace(/erased-\d+/, 'erased-1')).toContain(
        `Erased person,,,,${cell},0,,erased-1,No,${joined},${left},hall_1,,`,
      );
    }
  },
);

it('ATT-018 ATT-022 ATT-029 nobody talks for longer than they were there, and guests are rows of the file', async () => {
  const { accountId, people } = await makeAccount();
  const mia = await addMember(accountId, {}, { displayName: 'Mia Sol', firstName: 'Mia', lastName: 'Sol' });
  const stay = (user: string, [joined, left]: [number, number], talked: number): TestEvent[] => {
    const common = { accountId, user, session: unique(), server: 'world-1', room: 'hall_1' };
    return [
      { event: 'JOINROOM', ...common, at: ago(joined) },
      { event: 'LEAVEROOM', ...common, at: ago(left), talked },
    ];
  };
  await sendEvents([
    // Two tabs. In both, she talks for a quarter of an hour out of twenty-five minutes.
    ...stay(mia.userId, [100, 80], 900),
    ...stay(mia.userId, [95, 75], 900),
    ...stay('guest:Lee', [90, 85], 60),
    ...stay('guest:Kim', [84, 80], 0),
  ]);
  const asked = {
    accountId,
    sfsRoom: 'hall_1',
    start: ago(120).toISOString(),
    hours: 1,
    sort: 'minutes',
  } as const;
  const { items } = await as(people.admin).attendance.ofRoom.query(asked);
  expect(items.map(({ userId, minutes, talkMinutes }) => [userId, minutes, talkMinutes])).toEqual([
    ['guest:Kim', 4, 0],
    ['guest:Lee', 5, 1],
    [mia.userId, 25, 25],
  ]);
  await as(people.admin).attendance.exportRoom.mutate({ ...asked, timeZone: 'UTC' });
  const time = (minutes: number) => ago(minutes).toISOString().slice(0, 19).replace('T', ' ');
  const rows = await mailedRows(people.admin.email);
  const guest = (name: string, [joined, left]: [number, number], minutes: string) =>
    `${name},,,,${time(joined)},${time(left)},${minutes},,${name},No,${ago(joined).toISOString()},`;
  expect(rows[0]).toContain(guest('guest:Kim', [84, 80], '4,0'));
  expect(rows[1]).toContain(guest('guest:Lee', [90, 85], '5,1'));
  expect(rows[2]).toContain(`Mia Sol,${mia.email},Mia,Sol,${time(100)},${time(75)},25,25,`);
  expect(rows).toHaveLength(3);
});
