/**
 * `npm run bench:usage -- --count 10000000`: the dashboard's searches over this many events of a hundred
 * accounts. `--database https://…` uses a ClickHouse server. Prints the time of each graph for one account,
 * the time of the same SQL without views and reader, the share of rows read,
 * and the processor time, with rows of finished sessions. Then prints how long the
 * event loop stalled, and how fast events are stored.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { dayGraphs, graphFacts } from '@campus/domain/analytics/graphs';
import { lastDays } from '@campus/domain/analytics/period';
import { type CalendarDay, daysOf, monthOf } from '@campus/domain/analytics/points';
import { readFigures } from '@campus/platform/areas/analytics/figures';
import { type Connection, connect } from '@campus/platform/foundation/usage/connect';
import { createReader } from '@campus/platform/foundation/usage/reader';
import { createSchema } from '@campus/platform/foundation/usage/schema';
import { createStayWriter } from '@campus/platform/foundation/usage/stays/stay-writer';
import * as z from 'zod';
import { measurePair, measureRuns } from './measure.ts';
import { measureArrival } from './usage-arrival.ts';

const accounts = 100;
const runs = 40;
const zone = 'Europe/Berlin';
const now = new Date();
const { values } = parseArgs({
  options: {
    count: { type: 'string', multiple: true, default: ['1000000', '10000000'] },
    database: { type: 'string', default: '' },
  },
});

interface Asked {
  sql: string;
  params: Record<string, unknown>;
}

async function measure(count: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'campus-usage-'));
  const place = { databaseUrl: values.database, folder };
  const connection = await connect(place);
  try {
    await createSchema(connection, 400);
    const seconds = await fill(connection, count);
    console.log(
      `\n${count.toLocaleString('en')} events of ${accounts} accounts, made in ${seconds.toFixed(1)} s`,
    );
    // As the engine does in the background.
    await connection.command('optimize table raw_event final');
    await measureGraphs(connection, count);
    await measureLimits(place);
    await measureArrival(connection);
  } finally {
    await connection.close();
    await rm(folder, { recursive: true });
  }
}

/** Sessions of ten events over 90 days: login, three rooms, a heartbeat, logout, and a server's heartbeat. */
async function fill(connection: Connection, count: number): Promise<number> {
  const kinds = `['LOGIN','JOINROOM','LEAVEROOM','JOINROOM','LEAVEROOM','JOINROOM','LEAVEROOM','ALIVE','LOGOUT','HEARTBEAT']`;
  const start = now.getTime() - 90 * 86_400_000;
  const began = performance.now();
  const piece = 5_000_000;
  for (let from = 0; from < count; from += piece)
    await connection.command(`
      insert into raw_event
      with intDiv(number, 10) as visit, number % 10 as step, cityHash64(visit) as luck
      select concat('a', toString(visit % ${accounts})), ${kinds}[step + 1],
        fromUnixTimestamp64Milli(toInt64(${start} + luck % ${90 * 86_400_000} + step * 420000)),
        if(step = 9, 0, 1 + luck % ${Math.max(100, Math.floor(count / 10_000))}), visit, 0, 0,
        if(step between 1 and 6, concat('r', toString(intDiv(step - 1, 2) + luck % 20)), ''), 'w', luck % 50 = 0, 0
      from numbers(${from}, ${Math.min(piece, count - from)})
      settings max_partitions_per_insert_block = 1000`);
  await connection.command(`insert into raw_first_login
    select account, person, min(ts), max(employee) from raw_event where kind = 'LOGIN' group by account, person`);
  return (performance.now() - began) / 1000;
}

const accountId = 'a7';
const dayMs = 86_400_000;

/** Stores the sessions of the account's days that are over, as the service does. Returns the versions of their rows. */
async function storeSessions(connection: Connection): Promise<ReadonlyMap<number, number>> {
  const stays = await createStayWriter(connection);
  const today = Math.floor(now.getTime() / dayMs);
  const versions = new Map<number, number>();
  const began = performance.now();
  for (let day = today - 92; day < today - 2; day += 1) {
    await stays.write([{ account: accountId, day, version: day, again: false }]);
    versions.set(day, day);
  }
  const each = (performance.now() - began) / versions.size;
  console.log(`sessions of a day and account stored in ${each.toFixed(1)} ms`);
  return versions;
}

async function measureGraphs(connection: Connection, count: number): Promise<void> {
  const asked: Asked[] = [];
  const noting: Connection = {
    ...connection,
    query: (sql, params) => {
      asked.push({ sql, params });
      return connection.query(sql, params);
    },
  };
  const stored = await storeSessions(connection);
  const reader = createReader([noting], undefined, () => Promise.resolve(stored));
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  for (const { name, figure, bins: cut } of graphs()) {
    const bins = {
      ...{ accountId, bins: cut, now, hideEmployees: true, room: 'r5' },
      earliest: new Date(now.getTime() - 90 * 86_400_000),
    };
    await readFigures(reader, figure, bins);
    const last = asked.at(-1);
    if (!last) throw new Error('Nothing was asked.');
    const [times, raw] = await measurePair(
      runs,
      () => readFigures(reader, figure, bins),
      () => connection.query(rawSql(last.sql), last.params),
    );
    const cpu = process.cpuUsage();
    for (let run = 0; run < runs; run += 1) await readFigures(reader, figure, bins);
    const used = process.cpuUsage(cpu);
    const cpuMs = (used.user + used.system) / 1000 / runs;
    const share = (await rowsRead(connection, last)) / count;
    console.log(
      `${name.padEnd(22)} p95 ${times.p95.toFixed(0)} ms, median ${times.p50.toFixed(1)} ms, ` +
        `${(times.p50 / raw.p50).toFixed(2)} times raw SQL, ${(share * 100).toFixed(2)} % of the rows read, ` +
        `${cpuMs.toFixed(1)} ms of processor time`,
    );
  }
  delay.disable();
  console.log(`event loop: longest stall ${(delay.max / 1e6).toFixed(1)} ms`);
}

interface Graph {
  name: string;
  figure: Parameters<typeof readFigures>[1];
  /** Its days or months. */
  bins: CalendarDay[];
}

/** The dashboard's graphs in their first view, and a year of the two monthly ones. */
function graphs(): Graph[] {
  const byDay = dayGraphs.map((graph) => ({
    name: graph,
    figure: graph,
    bins: daysOf(lastDays(graphFacts[graph].ofRoom ? 7 : 30, zone, now), zone),
  }));
  const months = Array.from({ length: 12 }, (_, index) =>
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index, 1)).toISOString()),
  );
  const byMonth = (['uniqueLogins', 'newUsers'] as const).map((figure) => ({
    name: `${figure} by month`,
    figure,
    bins: months,
  }));
  return [...byDay, ...byMonth];
}

/** The same query without views. */
function rawSql(sql: string): string {
  const firstLogins = `(select person, toUnixTimestamp64Milli(min(ts)) as ms, max(employee) as employee
    from raw_first_login where account = {account:String} group by person)`;
  const events = `(select kind, toUnixTimestamp64Milli(ts) as ms, person, session, arrived, seq, room, server, employee, talk
    from raw_event where account = {account:String} and ts >= fromUnixTimestamp64Milli({from:Int64})
      and ts < fromUnixTimestamp64Milli({to:Int64}))`;
  return sql
    .replaceAll(/account_event\([^)]*\)/g, events)
    .replaceAll(/account_first_login\([^)]*\)/g, firstLogins)
    .replaceAll(/account_session\([^)]*\)/g, rowsOf('raw_session'))
    .replaceAll(/account_visit\([^)]*\)/g, rowsOf('raw_visit', 'room,'));
}

function rowsOf(table: string, room = ''): string {
  return `(select person, employee, server, ${room} version, toUnixTimestamp64Milli(began) as began,
    toUnixTimestamp64Milli(ended) as ended from (select * from ${table} where account = {account:String}
      and began >= fromUnixTimestamp64Milli({staysFrom:Int64}) and began < fromUnixTimestamp64Milli({staysTo:Int64})))`;
}

const estimate = z.object({ rows: z.coerce.number() });

/** The number of rows in the selected index parts, which is the maximum that a query reads. */
async function rowsRead(connection: Connection, { sql, params }: Asked): Promise<number> {
  const rows = await connection.query(`explain estimate ${sql.replace(/settings[\s\S]*$/, '')}`, params);
  return rows.map((row) => estimate.parse(row).rows).reduce((sum, value) => sum + value, 0);
}

/** A query that would take minutes, and how long other queries wait while it runs. */
async function measureLimits(place: { databaseUrl: string; folder: string }): Promise<void> {
  const [runaway, other] = [await connect(place), await connect(place)];
  const limit = 1;
  const began = performance.now();
  const ended = runaway
    .query(
      `select sum(sipHash64(number)) as n from numbers(100000000000) settings max_execution_time = ${limit}, timeout_overflow_mode = 'throw'`,
      {},
    )
    .then(
      () => 'by itself',
      () => 'by its limit',
    );
  const waited = await measureRuns(runs, () => other.query('select count() as n from raw_event', {}));
  const how = await ended;
  const took = performance.now() - began;
  console.log(
    `a runaway query with a limit of ${limit} s ended ${how} after ${took.toFixed(0)} ms; others waited up to ${waited.longest.toFixed(0)} ms`,
  );
  await Promise.all([runaway.close(), other.close()]);
}

for (const count of values.count) await measure(Number(count));
