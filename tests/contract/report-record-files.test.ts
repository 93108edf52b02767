import type { ReportContent } from '@campus/contracts/analytics/report-record-content';
import type { ReportFileFormat } from '@campus/contracts/analytics/report-records';
import { reportTables } from '@campus/contracts/analytics/report-tables';
import { figureRows } from '@campus/domain/analytics/report-records';
import { neutralized } from '@campus/domain/core/csv';
import { insertReportCorrection } from '@campus/platform/areas/analytics/report-records/records';
import { openGateway, refusalOf, scriptHeaders } from '@campus/tests/calls/gateway';
import { runRecordScript } from '@campus/tests/events/record-script';
import { aReportContent, makeReportRecord } from '@campus/tests/events/report-records';
import { makeAccount, sql } from '@campus/tests/world/world';
import { parse } from 'csv-parse/sync';
import readSheets from 'read-excel-file/node';
import { expect, it } from 'vitest';

const { as, http } = await openGateway();

const hostile = ['=1+1', '<img src=x onerror=alert(1)>', '"]]>&\u202E', '\t@SUM(1)', 'a,"b"\r\n\'c\''];

/** Parts with names that files must not evaluate. */
function parts(): Partial<ReportContent> {
  const peak = { people: 2, at: '2026-03-29T01:30:15.250Z' };
  return {
    hours: [{ weekday: 7, hour: 23, hours: 0.1 + 0.2, known: 4 }],
    returning: [{ month: '2026-11', people: 3, returned: 1, over: 2 }],
    groups: hostile.map((name, index) => ({
      kind: 'badge',
      ...{ id: `badge${index}`, name, people: index, members: 9, logins: 1, hours: 1 / 3 },
    })),
    rooms: hostile.map((name, index) => ({
      ...{ sfsRoom: `room_${index}`, name, people: 5 - index, joins: 7, hours: 2.25, peak },
    })),
    roomsUsed: hostile.length,
    definitions: [{ name: 'Rooms', definition: '<script>alert(1)</script>' }],
  };
}

async function kept(own: Partial<ReportContent> = parts()) {
  const account = await makeAccount();
  const { accountId, people } = account;
  const recordId = await makeReportRecord(accountId, own);
  const { analytics } = as(people.admin);
  const named = { accountId, recordId } as const;
  const { record, report } = await analytics.reportRecord.query(named);
  const file = async (format: ReportFileFormat) => {
    const address = `/api/v1/accounts/${accountId}/analytics/report-records/${recordId}/file`;
    const headers = await scriptHeaders(people.admin);
    const response = await http.get(address).query({ format }).set(headers).responseType('blob');
    expect(response.status).toBe(200);
    return Buffer.from(response.body);
  };
  return { ...account, analytics, named, record, report, file };
}

/** Adds a correction to a record. */
async function correct(
  { accountId, recordId }: { accountId: string; recordId: string },
  number: number,
  follows: string,
) {
  const added = { addedBy: 'nobody', addedAt: new Date().toISOString(), completeUntil: null };
  const change = { part: 'rooms', of: 'room_1', figure: 'people', before: 4, after: 4 + number } as const;
  const parts = ['totals', 'points', 'rooms'] as const;
  await insertReportCorrection(sql, accountId, {
    ...{ version: 1, record: recordId, number, follows, ...added, parts: [...parts], changes: [change] },
  });
}

it('the CSV file of a record has every figure of it, and its hash in each row', async () => {
  const { file, report, record } = await kept();
  const content = (await file('csv')).toString('utf8');
  const read: string[][] = parse(content, { bom: true, record_delimiter: '\r\n' });
  const [header = [], ...rows] = read;
  const column = (name: string) => header.indexOf(name);
  const figures = figureRows(report);
  expect(rows).toHaveLength(figures.length);
  for (const [index, { from, to, of, name, value }] of figures.entries())
    expect(['From', 'To', 'Of', 'Name', 'Value'].map((title) => rows[index]?.[column(title)])).toEqual(
      [from, to, of, name, String(value ?? '')].map(neutralized),
    );
  expect(new Set(rows.map((row) => row[column('SHA-256 of the record')]))).toEqual(new Set([record.sha256]));
});

it('the workbook of a record has the values of each part cell by cell, and no formula', async () => {
  const { file, report, record } = await kept();
  const sheets = await readSheets(await file('xlsx'), { trim: false });
  const [about, ...others] = sheets;
  expect(about?.data.flat()).toContain(record.sha256);
  const tables = reportTables(report);
  expect(others).toHaveLength(tables.length + 1);
  for (const [index, { rows }] of tables.entries()) {
    const cells = (others[index]?.data ?? []).slice(1).map((row) => row.map(shown));
    expect(cells).toEqual(rows.map((row) => row.map((cell) => cell ?? '')));
  }
});

function shown(value: unknown): unknown {
  if (!(value instanceof Date)) return value ?? '';
  const time = value.toISOString();
  return time.endsWith('T00:00:00.000Z') ? time.slice(0, 10) : time;
}

it('the page of a record is one file without scripts, in which names are text', async () => {
  const { file, record, analytics, named } = await kept();
  await analytics.nameReportRecord.mutate({ ...named, name: '</title><script>alert(2)</script>' });
  const html = (await file('html')).toString('utf8');
  expect(html).not.toMatch(/<script|<img|<iframe|<link|javascript:|https?:\/\//i);
  expect(html).toContain('&lt;/title&gt;&lt;script&gt;alert(2)&lt;/script&gt;');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).toContain("default-src 'none'");
  expect(html).toContain(record.sha256);
  expect(html).toContain('@page { size: A4');
  for (const words of ['What the figures count', 'Sunday', 'Came back', 'Hours attended'])
    expect(html).toContain(words);
});

it('the text of a record is what was hashed, byte by byte, and the script of the docs follows its corrections', async () => {
  const { file, analytics, named, record } = await kept();
  await correct(named, 1, record.sha256);
  const first = (await analytics.reportRecord.query(named)).corrections[0];
  await correct(named, 2, first?.sha256 ?? '');
  const { text, sha256, corrections } = await analytics.reportRecordText.query(named);
  expect((await file('text')).toString('utf8')).toBe(text);
  expect(sha256).toBe(record.sha256);
  const texts = [text, ...corrections.map((one) => one.text)];
  const { files, printed, skipping } = await runRecordScript('report-records.md', texts);
  const hashes = [sha256, ...corrections.map((one) => one.sha256)];
  expect(printed.trim().split('\n')).toEqual(hashes.map((hash, index) => `${files[index]} ${hash} ok`));
  expect(skipping).toContain('does not follow the text before it');
});

it('files have what came since, with the hash of each correction', async () => {
  const { file, analytics, named, record } = await kept();
  await correct(named, 1, record.sha256);
  const [correction] = (await analytics.reportRecord.query(named)).corrections;
  const html = (await file('html')).toString('utf8');
  expect(html).toContain(correction?.sha256);
  expect(html).toContain('Roles, teams, badges, and guests are not compared.');
  const csv = (await file('csv')).toString('utf8');
  expect(csv).toMatch(/\r\n1,Rooms,,,room_1,,People,4,5,/);
  const sheets = await readSheets(await file('xlsx'), { trim: false });
  expect(sheets.at(-1)?.data[1]?.slice(-2)).toEqual([4, 5]);
});

it('a record has a name that can be given and taken away, and keeps its hash', async () => {
  const { analytics, named, record } = await kept();
  const { accountId } = named;
  await analytics.nameReportRecord.mutate({ ...named, name: ' Winter term ' });
  const { items } = await analytics.reportRecords.query({ accountId });
  expect(items).toEqual([{ ...record, name: 'Winter term' }]);
  await analytics.nameReportRecord.mutate({ ...named, name: '' });
  expect((await analytics.reportRecord.query(named)).record).toEqual(record);
});

it('a record belongs to its account', async () => {
  const { named } = await kept();
  const { accountId, people } = await makeAccount();
  const { analytics } = as(people.admin);
  const foreign = { ...named, accountId };
  for (const call of [
    () => analytics.reportRecord.query(foreign),
    () => analytics.reportRecordText.query(foreign),
    () => analytics.nameReportRecord.mutate({ ...foreign, name: 'Mine' }),
    () => analytics.correctReportRecord.mutate(foreign),
  ])
    expect(await refusalOf(call())).toMatchObject({
      status: 404,
      message: 'This record could not be found.',
    });
  expect((await analytics.reportRecords.query({ accountId })).items).toEqual([]);
});

it('the database changes and deletes no record, until its account is deleted', async () => {
  const { accountId, named, record, analytics } = await kept();
  await correct(named, 1, record.sha256);
  await analytics.nameReportRecord.mutate({ ...named, name: 'Term' });
  for (const statement of [
    'update report_record set people = 9 where account = $1',
    'delete from report_record where account = $1',
    'update report_correction set number = 9 where account = $1',
    'delete from report_correction where account = $1',
  ])
    await expect(sql.query(statement, [accountId])).rejects.toThrow('never changed');
  for (const statement of ['truncate report_record cascade', 'truncate report_correction'])
    await expect(sql.query(statement)).rejects.toThrow('never changed');
  expect((await analytics.reportRecordText.query(named)).sha256).toBe(record.sha256);
  await sql.query('delete from "Account" where "objectId" = $1', [accountId]);
  for (const table of ['report_record', 'report_correction', 'report_record_name'])
    expect(await sql.query(`select from ${table} where account = $1`, [accountId])).toEqual([]);
});

it('a record whose events are no longer kept is not compared', async () => {
  const { totals } = aReportContent('');
  const day = { from: '2020-03-02', to: '2020-03-02' };
  const { analytics, named } = await kept({ ...day, totals: { ...totals, ...day } });
  expect(await refusalOf(analytics.correctReportRecord.mutate(named))).toMatchObject({
    status: 400,
    message: expect.stringMatching(/^This report begins more than 400 days ago\./),
  });
});
