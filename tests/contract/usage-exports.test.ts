import '@campus/contracts/analytics/report-messages';
import { text } from '@campus/contracts/core/text';
import { usDate } from '@campus/domain/analytics/period';
import { daysLater } from '@campus/domain/core/days';
import { organizationNameOf } from '@campus/platform/foundation/records/organization-name';
import { waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { makeRoom } from '@campus/tests/areas/rooms';
import { endOfTask } from '@campus/tests/areas/tasks';
import { openGateway, refusalOf, scriptHeaders } from '@campus/tests/calls/gateway';
import { heartbeats, sendEvents, type TestEvent } from '@campus/tests/events/usage';
import { stack } from '@campus/tests/stack/stack';
import { addMember, makeAccount, type Person, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const gateway = await openGateway();
const { as, http } = gateway;

const today = new Date().toISOString().slice(0, 10);
const [day, next] = [daysLater(today, -3), daysLater(today, -2)];
const at = (clock: string, date = day) => new Date(`${date}T${clock}Z`);

const scopeHeaders = 'Account,Account ID,From (ISO 8601),To (ISO 8601),Time Zone,Definition';

/** Mail text is wrapped into lines. */
const inOneLine = (mail: string) => mail.replaceAll(/\s+/g, ' ');

/** An account in which Mia was in the hall. Her name is a formula. */
async function lecture() {
  const account = await makeAccount();
  const { accountId } = account;
  const mia = await addMember(accountId, {}, { displayName: '=Mia' });
  const common = { accountId, user: mia.userId, session: unique(), server: 'world-1' };
  const events: TestEvent[] = [
    { event: 'LOGIN', ...common, at: at('09:00:00') },
    { event: 'JOINROOM', ...common, room: 'hall_1', at: at('10:00:00') },
    { event: 'LEAVEROOM', ...common, room: 'hall_1', talked: 90, at: at('10:30:00') },
    { event: 'LOGOUT', ...common, at: at('11:00:00') },
  ];
  await sendEvents([...heartbeats(accountId, at('00:00:00'), new Date()), ...events]);
  return { ...account, mia };
}

/** The lines of a task's file, without its required UTF-8 byte order mark. */
async function linesOf(accountId: string, taskId: string, by: Person): Promise<string[]> {
  await endOfTask(taskId);
  const { text: content } = await http
    .get(`/api/v1/accounts/${accountId}/tasks/${taskId}/file`)
    .set(await scriptHeaders(by))
    .buffer(true)
    .expect(200);
  expect(content.startsWith('\uFEFF')).toBe(true);
  return content.slice(1).trimEnd().split('\r\n');
}

describe('exports of analytics', () => {
  const range = { from: day, to: next, timeZone: 'UTC' };

  it('ANA-030 ANA-032 ANA-061 mail the rows of the graph, with what they are', async () => {
    const { accountId, organizationName, people } = await lecture();
    const hall = await makeRoom(accountId, { name: 'Great Hall', levelName: 'hall', instance: 1 });
    const { analytics } = as(people.admin);
    for (const asked of [
      { searchType: 'loginsAll', graph: 'logins', sfsRoom: '' },
      { searchType: 'roomJoins', graph: 'roomJoins', sfsRoom: 'hall_1' },
    ] as const) {
      const { searchType, graph, sfsRoom } = asked;
      const { points } = await analytics.graph.query({ accountId, ...range, graph, sfsRoom });
      const { task } = await analytics.export.mutate({ accountId, ...range, searchType, sfsRoom });
      const [header, ...rows] = await linesOf(accountId, task.id, people.admin);
      const specified = `Date,${text(`analytics.column.${searchType}`)},State,Hours of the day`;
      expect(header).toBe(
        `${specified},Date (ISO),Figure,Room,Room Name,Room ID,The provider's own employees,Account,Account ID,Time Zone,Definition`,
      );
      const room = sfsRoom === '' ? ',,' : `hall_1,Great Hall,${hall}`;
      const definition = text(`analytics.definition.${searchType}`);
      const facts = [
        ...[text(`analytics.search.${searchType}`), room, 'Left out', organizationName, accountId, 'UTC'],
        definition.includes(',') ? `"${definition}"` : definition,
      ].join(',');
      expect(rows).toEqual(
        points.map(({ date, value, hours }) => `${usDate(date)},${value},Complete,${hours},${date},${facts}`),
      );
      const title = `Export: ${text(`analytics.search.${searchType}`)}`;
      const mail = await waitForMail(people.admin.email, 1, ({ subject }) => subject === title);
      for (const words of [
        text(`analytics.definition.${searchType}`),
        `From ${usDate(day)} to ${usDate(next)}, both included.`,
        'Time zone: UTC',
        "The provider's own employees are left out.",
        'Complete until: ',
        'Rows: 2',
      ])
        expect(inOneLine(mail.text)).toContain(words);
      expect(mail.attachments).toHaveLength(1);
    }
  });

  it('ANA-031 mail one row per month', async () => {
    const { accountId, people } = await lecture();
    const { analytics } = as(people.admin);
    const { points } = await analytics.months.query({ accountId });
    for (const [searchType, figure] of [
      ['loginsUniqueByMonth', 'uniqueUsers'],
      ['loginsFirstByMonth', 'newUsers'],
    ] as const) {
      const { task } = await analytics.export.mutate({ accountId, ...range, searchType });
      const [, ...rows] = await linesOf(accountId, task.id, people.admin);
      const month = points.find((point) => point.month === day.slice(0, 7));
      expect(rows[0]).toContain(`${day.slice(0, 7)},${month?.[figure]},`);
    }
  });

  it('ANA-033 are refused for unknown searches and without a room', async () => {
    const { accountId, people } = await makeAccount();
    const asked = (searchType: string) =>
      as(people.admin).analytics.export.mutate({
        accountId,
        ...range,
        searchType: searchType as 'roomJoins',
      });
    for (const searchType of ['logins', 'roomJoins'])
      expect(await refusalOf(asked(searchType))).toMatchObject({ status: 400 });
    expect(await sql.query('select from "Task" where account = $1', [accountId])).toEqual([]);
  });
});

describe('exports of reports', () => {
  it('ACT-016 ACT-023 ANA-061 mail the events that match, with safe cells', async () => {
    const { accountId, organizationName, people, mia } = await lecture();
    const hall = await makeRoom(accountId, { name: 'Great Hall', levelName: 'hall', instance: 1 });
    const window = { from: at('08:00:00').toISOString(), to: at('12:00:00').toISOString() };
    const { task } = await as(people.admin).activity.export.mutate({
      ...{ accountId, ...window, sort: 'time', direction: 'asc', timeZone: 'Europe/Berlin' },
    });
    const [header, ...rows] = await linesOf(accountId, task.id, people.admin);
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Berlin',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    expect(header).toBe(
      `Display Name,Type,Date Created,Room,User ID,Room Name,Room ID,Event,Date Created (ISO 8601),${scopeHeaders}`,
    );
    const scope = `${organizationName},${accountId},${window.from},${window.to},Europe/Berlin`;
    const row = (type: string, time: Date, words: string) =>
      `'=Mia,${type},${clock.format(time)},hall_1,${mia.userId},Great Hall,${hall},${words},${time.toISOString()},${scope},${text('activity.definition')}`;
    expect(rows).toEqual([
      row('JOINROOM', at('10:00:00'), 'Entered the room'),
      row('LEAVEROOM', at('10:30:00'), 'Left the room'),
    ]);
    const mail = await waitForMail(people.admin.email);
    for (const words of [
      text('activity.definition'),
      ...['Time zone: Europe/Berlin', 'Room: all', 'JOINROOM, LEAVEROOM', 'Rows: 2'],
    ])
      expect(inOneLine(mail.text)).toContain(words);
    const [record] = await sql.query(
      'select type, timezone, task from "ActivitiesExport" where account = $1',
      [accountId],
    );
    expect(record).toEqual({ type: 'activities', timezone: 'Europe/Berlin', task: task.id });
  });

  it('ACT-013 ATT-022 are refused where nothing is asked for', async () => {
    const { accountId, people } = await makeAccount();
    const { activity, attendance } = as(people.admin);
    const nothing = { message: 'Please try selecting another time/duration/room.' };
    expect(await refusalOf(activity.export.mutate({ accountId }))).toMatchObject(nothing);
    const start = at('10:00:00').toISOString();
    for (const asked of [
      { start, hours: 1 },
      { sfsRoom: 'hall_1', hours: 1 },
      { sfsRoom: 'hall_1', start },
    ])
      for (const mutation of [attendance.exportRoom, attendance.exportVolume])
        expect(await refusalOf(mutation.mutate({ accountId, ...asked }))).toMatchObject(nothing);
    expect(await sql.query('select from "ActivitiesExport" where account = $1', [accountId])).toEqual([]);
  });

  it('ATT-022 ATT-023 ATT-026 mail who attended', async () => {
    const { accountId, people } = await lecture();
    const hall = await makeRoom(accountId, { name: 'Great Hall', levelName: 'hall', instance: 1 });
    const timeZone = 'Asia/Kolkata';
    const { task } = await as(people.admin).attendance.exportRoom.mutate({
      ...{ accountId, sfsRoom: 'hall_1', start: at('10:00:00').toISOString(), hours: 1, timeZone },
    });
    const [header, row, ...others] = await linesOf(accountId, task.id, people.admin);
    expect(header).toBe(
      `Display Name,Contact Email,First Name,Last Name,Join Time,Leave Time,Attendance (min),Talk Time (min),Team ID,User ID,Leave not reported,Join Time (ISO 8601),Leave Time (ISO 8601),Room,Room Name,Room ID,${scopeHeaders}`,
    );
    expect(row).toMatch(/^'=Mia,/);
    expect(row).toContain(`${day} 15:30:00,${day} 16:00:00,30,1.5,`);
    const [from, left, to] = ['10:00:00', '10:30:00', '11:00:00'].map((clock) => at(clock).toISOString());
    const name = await organizationNameOf(sql, accountId);
    expect(row).toContain(
      `,No,${from},${left},hall_1,Great Hall,${hall},${name},${accountId},${from},${to},Asia/Kolkata,`,
    );
    expect(row).toContain(text('attendance.definition.room').slice(0, 40));
    expect(others).toEqual([]);
    const mail = await waitForMail(people.admin.email);
    const { task: ended } = await as(people.admin).tasks.get.query({ accountId, taskId: task.id });
    const until = new Date(ended.file?.until ?? 0);
    const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(until);
    for (const words of [
      text('attendance.definition.room'),
      ...[`From ${day} 15:30:00 to ${day} 16:30:00.`, 'Room: hall_1', 'Time zone: Asia/Kolkata', 'Rows: 1'],
      `${stack.urls.console}/admin/tasks/${task.id}?account=${accountId}`,
      `can be downloaded until ${date} by the person who requested it`,
    ])
      expect(inOneLine(mail.text)).toContain(words);
    const daysKept = (until.getTime() - Date.now()) / (24 * 60 * 60 * 1000);
    expect(daysKept).toBeCloseTo(7, 1);
    expect(mail.attachments).toHaveLength(1);
    const [record] = await sql.query(
      'select type, "earliestTime" from "ActivitiesExport" where account = $1',
      [accountId],
    );
    expect(record).toEqual({ type: 'attendance', earliestTime: '-37d@h' });
  });
});
