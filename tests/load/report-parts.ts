/**
 * `npm run bench:report -- --count 10000000`: each part of a report of 400 days over this many events of one account,
 * whose sessions of finished days are stored. Prints the time and processor time of each part, how often it asked the
 * engine, and the rows that its queries read at most. PostgreSQL is left out: each person counts as a guest.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { daysLater } from '@campus/domain/core/days';
import { readReport } from '@campus/platform/areas/analytics/reports/read-report';
import { readReportGroups } from '@campus/platform/areas/analytics/reports/report-groups';
import { readReportHours } from '@campus/platform/areas/analytics/reports/report-hours';
import { readReportReturning } from '@campus/platform/areas/analytics/reports/report-returning';
import { readUsedRooms } from '@campus/platform/areas/analytics/reports/used-rooms';
import type { Sql } from '@campus/platform/foundation/database/sql';
import { type Connection, connect } from '@campus/platform/foundation/usage/connect';
import { createReader } from '@campus/platform/foundation/usage/reader';
import { createSchema } from '@campus/platform/foundation/usage/schema';
import { createStayWriter } from '@campus/platform/foundation/usage/stays/stay-writer';
import * as z from 'zod';

const days = 400;
const dayMs = 86_400_000;
const accountId = 'a1';
const now = new Date();
const today = Math.floor(now.getTime() / dayMs);
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000000' },
    people: { type: 'string', default: '50000' },
    database: { type: 'string', default: '' },
  },
});

/** Answers every query with no rows. */
const noSql: Sql = {
  query: async () => [],
  one: async () => undefined,
  transaction: (work) => work(noSql),
};

/** Sessions of ten events: login, three rooms, a sign of life, logout, and a server's heartbeat. */
async function fill(connection: Connection, count: number): Promise<void> {
  const kinds = `['LOGIN','JOINROOM','LEAVEROOM','JOINROOM','LEAVEROOM','JOINROOM','LEAVEROOM','ALIVE','LOGOUT','HEARTBEAT']`;
  const start = now.getTime() - days * dayMs;
  const piece = 2_000_000;
  for (let from = 0; from < count; from += piece)
    await connection.command(`
      insert into raw_event
      with intDiv(number, 10) as visit, number % 10 as step, cityHash64(visit) as luck
      select '${accountId}', ${kinds}[step + 1],
        fromUnixTimestamp64Milli(toInt64(${start} + luck % ${days * dayMs} + step * 420000)),
        if(step = 9, 0, 1 + luck % ${Number(values.people)}), visit, 0, 0,
        if(step between 1 and 6, concat('r', toString(intDiv(step - 1, 2) + luck % 200)), ''), 'w', luck % 50 = 0, 0
      from numbers(${from}, ${Math.min(piece, count - from)})
      settings max_partitions_per_insert_block = 1000`);
  await connection.command(`insert into raw_first_login
    select account, person, min(ts), max(employee) from raw_event where kind = 'LOGIN' group by account, person`);
}

/** Stores the sessions of the days that are over, as the service does. Returns the versions of their rows. */
async function storeSessions(connection: Connection): Promise<ReadonlyMap<number, number>> {
  const stays = await createStayWriter(connection);
  const versions = new Map<number, number>();
  const first = today - days - 1;
  const all = Array.from({ length: days - 1 }, (_, index) => first + index);
  for (let at = 0; at < all.length; at += 20)
    await stays.write(
      all.slice(at, at + 20).map((day) => ({ account: accountId, day, version: day, again: false })),
    );
  for (const day of all) versions.set(day, day);
  return versions;
}

const estimate = z.object({ rows: z.coerce.number() });

/** Measures each part three times, and prints its fastest time. */
async function measure(connection: Connection, stored: ReadonlyMap<number, number>): Promise<void> {
  let asked: Parameters<Connection['query']>[] = [];
  const noting: Connection = {
    ...connection,
    query: (...query) => {
      asked.push(query);
      return connection.query(...query);
    },
  };
  const reader = createReader([noting], undefined, () => Promise.resolve(stored));
  const sources = { reader, sql: noSql, retentionDays: days + 1 };
  const yesterday = daysLater(now.toISOString().slice(0, 10), -1);
  const range = { from: daysLater(yesterday, 1 - days), to: yesterday };
  const report = { accountId, ...range, timeZone: 'Europe/Berlin', hideEmployees: true };
  const parts = {
    'figures by day': () => readReport(sources, { ...report, grain: 'day', compare: 'none' }, now),
    'figures by week': () => readReport(sources, { ...report, grain: 'week', compare: 'none' }, now),
    'figures by month': () => readReport(sources, { ...report, grain: 'month', compare: 'none' }, now),
    groups: () => readReportGroups(sources, report, now),
    hours: () => readReportHours(sources, report, now),
    returning: () => readReportReturning(sources, report, now),
    rooms: () => readUsedRooms(sources, report, now),
  };
  for (const [name, read] of Object.entries(parts)) {
    const times: number[] = [];
    const cpu = process.cpuUsage();
    for (let run = 0; run < 3; run += 1) {
      asked = [];
      const began = performance.now();
      await read();
      times.push(performance.now() - began);
    }
    const { user, system } = process.cpuUsage(cpu);
    let rows = 0;
    for (const [sql, params] of asked)
      for (const row of await connection.query(
        `explain estimate ${sql.replace(/settings[\s\S]*$/, '')}`,
        params,
      ))
        rows += estimate.parse(row).rows;
    console.log(
      `${name.padEnd(18)} ${Math.min(...times).toFixed(0)} ms (longest ${Math.max(...times).toFixed(0)}), ` +
        `${((user + system) / 1000 / times.length).toFixed(0)} ms of processor time, ${asked.length} queries, at most ${rows.toLocaleString('en')} rows read`,
    );
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'campus-report-'));
const connection = await connect({ databaseUrl: values.database, folder });
try {
  const began = performance.now();
  await createSchema(connection, days + 10);
  await fill(connection, Number(values.count));
  await connection.command('optimize table raw_event final');
  const filled = performance.now();
  const stored = await storeSessions(connection);
  const written = performance.now();
  console.log(
    `${Number(values.count).toLocaleString('en')} events made in ${((filled - began) / 1000).toFixed(1)} s, ` +
      `their sessions stored in ${((written - filled) / 1000).toFixed(1)} s`,
  );
  await measure(connection, stored);
} finally {
  await connection.close();
  await rm(folder, { recursive: true });
}
