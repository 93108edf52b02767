import { attachedText, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { sendEvents, type TestEvent } from '@campus/tests/events/usage';
import { addMember, makeAccount, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const { as } = await openGateway();

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = Math.floor(Date.now() / hour) * hour;
const at = (daysAgo: number, minutes = 0) => new Date(now - daysAgo * day + minutes * minute);
const window = (daysAgo: number, from = 0, to = 60) =>
  `${at(daysAgo, from).toISOString()}/${at(daysAgo, to).toISOString()}`;

/** A stay in the hall so many days ago, in one session. */
function stay(accountId: string, user: string, daysAgo: number, [from, to]: [number, number]): TestEvent[] {
  const common = { accountId, user, session: unique(), server: 'world-1', room: 'hall_1' };
  return [
    { event: 'JOINROOM', ...common, at: at(daysAgo, from) },
    { event: 'LEAVEROOM', ...common, at: at(daysAgo, to) },
  ];
}

/** The heartbeats of a server so many days ago. */
function beats(
  accountId: string,
  daysAgo: number,
  [from, to]: [number, number],
  server = 'world-1',
): TestEvent[] {
  return Array.from({ length: (to - from) / 5 }, (_, index) => ({
    ...{ event: 'HEARTBEAT' as const, accountId, server, at: at(daysAgo, from + index * 5) },
  }));
}

/** A course of windows: 200 and 100 days ago known, 50 days ago unknown, and 30 days ago partly known. */
async function course() {
  const account = await makeAccount();
  const { accountId } = account;
  const mia = await addMember(accountId, {}, { displayName: 'Mia Sol' });
  await sendEvents([
    ...[200, 100].flatMap((ago) => beats(accountId, ago, [-30, 90])),
    ...beats(accountId, 30, [-30, 20]),
    ...beats(accountId, 30, [50, 90]),
    ...beats(accountId, 0, [-60, 0]),
    ...stay(accountId, mia.userId, 200, [0, 60]),
    ...stay(accountId, mia.userId, 100, [20, 40]),
    ...stay(accountId, 'guest:Lee', 100, [0, 58]),
  ]);
  const added = [200, 100, 50, 30].map((ago) => window(ago));
  return { ...account, mia, asked: { accountId, sfsRoom: 'hall_1', added } };
}

describe('the attendance of a series', () => {
  it('has a row for each person and a column for each window, and calls nobody absent where nothing is known', async () => {
    const { people, mia, asked } = await course();
    const page = await as(people.admin).attendance.ofRoomSeries.query({
      ...asked,
      added: [...asked.added, window(-10)],
    });
    expect(page.windows.map(({ start, state, people }) => [start, state, people])).toEqual([
      [at(200).toISOString(), 'complete', 1],
      [at(100).toISOString(), 'complete', 2],
      [at(50).toISOString(), 'unknown', null],
      [at(30).toISOString(), 'partial', 0],
    ]);
    expect(page).toMatchObject({ total: 2, known: 3, later: 1 });
    const [guest, member] = page.items;
    expect(member).toMatchObject({
      ...{ userId: mia.userId, displayName: 'Mia Sol', email: mia.email, attended: 2, minutes: 80 },
      windows: [
        { minutes: 60, late: false, early: false },
        { minutes: 20, late: true, early: true },
        null,
        null,
      ],
    });
    expect(guest).toMatchObject({ userId: 'guest:Lee', displayName: 'guest:Lee', email: '', attended: 1 });
  });

  it('agrees with the attendance report in each window', async () => {
    const { accountId, people } = await makeAccount();
    await sendEvents([
      ...beats(accountId, 2, [-30, 90]),
      ...stay(accountId, 'one', 2, [-20, 30]),
      ...stay(accountId, 'one', 2, [40, 80]),
      ...stay(accountId, 'two', 2, [10, 20]),
    ]);
    const { attendance } = as(people.admin);
    const place = { accountId, sfsRoom: 'hall_1' };
    const report = await attendance.ofRoom.query({ ...place, start: at(2).toISOString(), hours: 1 });
    const series = await attendance.ofRoomSeries.query({ ...place, added: [window(2)] });
    const figures = ({ joinTime, leaveTime, minutes, leaveInferred }: (typeof report.items)[number]) => ({
      ...{ joinTime, leaveTime, minutes, leaveInferred },
    });
    expect(series.items.map(({ windows: [one] }) => one)).toEqual(
      report.items.map((row) => expect.objectContaining(figures(row))),
    );
  });

  it('follows weekly times, and leaves windows out', async () => {
    const { people, asked } = await course();
    const start = at(200);
    const weekly = [`${start.getUTCDay() || 7}T${start.toISOString().slice(11, 16)}/60`];
    const days = {
      firstDay: at(200).toISOString().slice(0, 10),
      lastDay: at(180).toISOString().slice(0, 10),
    };
    const { windows } = await as(people.admin).attendance.ofRoomSeries.query({
      ...{ ...asked, added: [], weekly, ...days, removed: [at(193).toISOString()] },
    });
    expect(windows.map((one) => one.start)).toEqual([at(200).toISOString(), at(186).toISOString()]);
  });

  it('reaches everyone once by the place of the answer before', async () => {
    const { people, asked } = await course();
    const { attendance } = as(people.admin);
    const ids: string[] = [];
    let after: string | null | undefined = '';
    while (typeof after === 'string') {
      const page: Awaited<ReturnType<typeof attendance.ofRoomSeries.query>> =
        await attendance.ofRoomSeries.query({ ...asked, after, pageSize: 1 });
      ids.push(...page.items.map(({ userId }) => userId));
      after = page.next;
    }
    expect(ids.length).toBe(2);
    expect(ids).toEqual(ids.toSorted());
  });

  it('is refused where a window is older than the events', async () => {
    const { people, asked } = await course();
    expect(
      await refusalOf(as(people.admin).attendance.ofRoomSeries.query({ ...asked, added: [window(401)] })),
    ).toMatchObject({ status: 400 });
  });

  it('is mailed as a file with a column for each window', async () => {
    const { people, mia, asked } = await course();
    const { attendance } = as(people.admin);
    await attendance.exportRoomSeries.mutate({ ...asked, timeZone: 'Asia/Kolkata', sort: 'minutes' });
    const [header = '', ...rows] = (await attachedText(await waitForMail(people.admin.email)))
      .trimEnd()
      .split('\r\n');
    expect(header).toContain('Windows Attended,Windows Known,Attendance in all (min)');
    expect(rows.map((row) => row.split(',').slice(4, 13))).toEqual([
      ['', 'guest:Lee', '1', '3', '58', '', '58', 'unknown', '"not seen'],
      [expect.any(String), mia.userId, '2', '3', '80', '60', '20', 'unknown', '"not seen'],
    ]);
  });
});
