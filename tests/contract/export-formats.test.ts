import { daysLater } from '@campus/domain/core/days';
import { tableFormats } from '@campus/domain/core/table-formats';
import { waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { endOfTask } from '@campus/tests/areas/tasks';
import { openGateway, refusalOf, scriptHeaders } from '@campus/tests/calls/gateway';
import { makeRecord, recordedStays } from '@campus/tests/events/attendance-records';
import { readTable } from '@campus/tests/events/table-cells';
import { heartbeats, sendEvents, type TestEvent } from '@campus/tests/events/usage';
import { addMember, makeAccount, type Person, sql, unique } from '@campus/tests/world/world';
import { beforeAll, describe, expect, it } from 'vitest';

const { as, http } = await openGateway();

const day = daysLater(new Date().toISOString().slice(0, 10), -3);
const at = (clock: string) => new Date(`${day}T${clock}Z`);
const names = ['=1+1', '+Mia', '-Mia', '@Mia', '<b>&"Mia"</b>', '_x0041_', '学校, "𝒳"'];

/** An account in which people with hostile names were in the hall. */
async function lecture() {
  const account = await makeAccount();
  const { accountId } = account;
  const members = await Promise.all(names.map((displayName) => addMember(accountId, {}, { displayName })));
  const events = members.flatMap(({ userId: user }): TestEvent[] => {
    const common = { accountId, user, session: unique(), server: 'world-1' };
    return [
      { event: 'LOGIN', ...common, at: at('09:00:00') },
      { event: 'JOINROOM', ...common, room: 'hall_1', at: at('10:00:00.123') },
      { event: 'LEAVEROOM', ...common, room: 'hall_1', talked: 90, at: at('10:30:00') },
      { event: 'LOGOUT', ...common, at: at('11:00:00') },
    ];
  });
  await sendEvents([...heartbeats(accountId, at('00:00:00'), new Date()), ...events]);
  return account;
}

let account: Awaited<ReturnType<typeof lecture>>;
beforeAll(async () => {
  account = await lecture();
});

type Format = (typeof tableFormats)[number];

/** The exports with a choice of formats, each started by an administrator. */
const exportsOf = (accountId: string, admin: Person) => {
  const { analytics, activity, attendance } = as(admin);
  const days = { accountId, from: day, to: day, timeZone: 'UTC' };
  const zone = { accountId, timeZone: 'Europe/Berlin' };
  const window = { from: at('08:00:00').toISOString(), to: at('12:00:00').toISOString() };
  const attended = { sfsRoom: 'hall_1', start: at('10:00:00').toISOString(), hours: 1 };
  return {
    figures: (format: Format) => analytics.export.mutate({ ...days, searchType: 'loginsAll', format }),
    months: (format: Format) =>
      analytics.export.mutate({ ...days, searchType: 'loginsUniqueByMonth', format }),
    activity: (format: Format) => activity.export.mutate({ ...zone, ...window, format }),
    none: (format: Format) => activity.export.mutate({ ...zone, ...window, sfsRoom: 'attic_1', format }),
    attendance: (format: Format) => attendance.exportRoom.mutate({ ...zone, ...attended, format }),
    volumes: (format: Format) =>
      attendance.exportVolume.mutate({ ...zone, ...attended, sfsRoom: '', all: true, format }),
    record: async (format: Format) => {
      const page = 'roomAttendance' as const;
      const stays = recordedStays([[`${day}T09:00:00Z`, `${day}T09:30:00Z`]]);
      const recordId = await makeRecord(accountId, page, stays);
      return attendance.exportRecord.mutate({ ...zone, page, recordId, format });
    },
  };
};

async function fileOf(taskId: string) {
  await endOfTask(taskId);
  const { body, headers } = await http
    .get(`/api/v1/accounts/${account.accountId}/tasks/${taskId}/file`)
    .set(await scriptHeaders(account.people.admin))
    .responseType('blob')
    .expect(200);
  return { content: new Uint8Array(body), headers };
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  parquet: 'application/vnd.apache.parquet',
} as const;

describe('the formats of exports', () => {
  it.each([
    ['figures', 1],
    ['months', undefined],
    ['activity', 2 * names.length],
    ['none', 0],
    ['attendance', names.length],
    ['volumes', 0],
    ['record', 1],
  ] as const)('ANA-061 ACT-023 ATT-026 have the same cells: %s', async (name, rows) => {
    const start = exportsOf(account.accountId, account.people.admin)[name];
    const files = [];
    for (const format of tableFormats) {
      const { task } = await start(format);
      const { content, headers } = await fileOf(task.id);
      expect(headers['content-type']).toBe(types[format]);
      expect(headers['content-disposition']).toContain(`.${format}`);
      files.push(await readTable[format](content));
    }
    const [csv, ...others] = files;
    if (rows !== undefined) expect(csv).toHaveLength(rows + 1);
    // The key of an erased person differs between records.
    const plain = (cells: string[][] = []) =>
      cells.map((row) => row.map((cell) => cell.replace(/^(erased-\d+|[0-9a-f]{64})$/, 'other')));
    for (const other of others) expect(plain(other)).toEqual(plain(csv));
  });

  it('ACT-016 ACT-023 are named in the mail, which has the file', async () => {
    const { people, accountId } = account;
    const by = people.owner;
    const { task } = await exportsOf(accountId, by).activity('xlsx');
    await endOfTask(task.id);
    const mail = await waitForMail(by.email);
    expect(mail.text.replaceAll(/\s+/g, ' ')).toContain('Format of the file: Excel (XLSX)');
    expect(mail.attachments).toEqual([expect.stringMatching(/\.xlsx$/)]);
    const [record] = await sql.query('select type from "ActivitiesExport" where task = $1', [task.id]);
    expect(record).toEqual({ type: 'activities' });
  });

  it('ANA-033 are refused when nobody knows them', async () => {
    const { accountId, people } = account;
    for (const start of Object.values(exportsOf(accountId, people.admin)))
      expect(await refusalOf(start('pdf' as Format))).toMatchObject({ status: 400 });
  });
});
