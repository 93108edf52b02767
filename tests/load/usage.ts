/**
 * `npm run bench:usage -- --count 10000000`: the searches of the dashboard over so many events of a hundred accounts.
 * With `--database https://…`, on a ClickHouse server. Prints for each graph of one account the time, beside that of the
 * same SQL without views and reader, and the share of rows read; then how fast events are stored, and how long the
 * event loop stalled.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { dayGraphs, graphFacts } from '@campus/domain/analytics/graphs';
import { lastDays } from '@campus/domain/analytics/period';
import { daysOf } from '@campus/domain/analytics/points';
import { readFigures } from '@campus/platform/areas/analytics/figures';
import { readBatch } from '@campus/platform/areas/usage-events/read-batch';
import { type Connection, connect } from '@campus/platform/ground/usage/connect';
import { createReader } from '@campus/platform/ground/usage/reader';
import { createSchema } from '@campus/platform/ground/usage/schema';
import { createWriter } from '@campus/platform/ground/usage/writer';
import * as z from 'zod';
import { measurePair, measureRuns } from './measure.ts';

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
    // As the engine merges parts in the background.
    await connection.command('optimize table raw_event final');
    await measureGraphs(connection, count);
    await measureLimits(place);
    await measureInserts(connection);
  } finally {
    await connection.close();
    await rm(folder, { recursive: true });
  }
}

/** Sessions of ten events over 90 days: login, three rooms, a sign of life, logout, and a server's heartbeat. */
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
        if(step = 9, 0, 1 + luck % ${Math.max(100, Math.floor(count / 10_000))}), visit, 0,
        if(step between 1 and 6, concat('r', toString(intDiv(step - 1, 2) + luck % 20)), ''), 'w', luck % 50 = 0, 0
      from numbers(${from}, ${Math.min(piece, count - from)})
      settings max_partitions_per_insert_block = 1000`);
  return (performance.now() - began) / 1000;
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
  const reader = createReader([noting]);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  for (const graph of dayGraphs) {
    const range = lastDays(graphFacts[graph].ofRoom ? 7 : 30, zone, now);
    const bins = {
      ...{ accountId: 'a7', bins: daysOf(range, zone), now, hideEmployees: true, room: 'r5' },
      earliest: new Date(now.getTime() - 90 * 86_400_000),
    };
    await readFigures(reader, graph, bins);
    const last = asked.at(-1);
    if (!last) throw new Error('Nothing was asked.');
    const [times, raw] = await measurePair(
      runs,
      () => readFigures(reader, graph, bins),
      () => connection.query(rawSql(last.sql), last.params),
    );
    const share = (await rowsRead(connection, last)) / count;
    console.log(
      `${graph.padEnd(20)} p95 ${times.p95.toFixed(0)} ms, median ${times.p50.toFixed(1)} ms, ` +
        `${(times.p50 / raw.p50).toFixed(2)} times raw SQL, ${(share * 100).toFixed(2)} % of the rows read`,
    );
  }
  delay.disable();
  console.log(`event loop: longest stall ${(delay.max / 1e6).toFixed(1)} ms`);
}

/** The same query without views. */
function rawSql(sql: string): string {
  const raw = `(select kind, toUnixTimestamp64Milli(ts) as ms, person, session, seq, room, server, employee, talk
    from raw_event where account = {account:String} and ts >= fromUnixTimestamp64Milli({from:Int64})
      and ts < fromUnixTimestamp64Milli({to:Int64}))`;
  return sql.replaceAll(/account_event\([^)]*\)/g, raw);
}

const estimate = z.object({ rows: z.coerce.number() });

/** The number of rows in the selected index parts: the most that a query reads. */
async function rowsRead(connection: Connection, { sql, params }: Asked): Promise<number> {
  const rows = await connection.query(`explain estimate ${sql.replace(/settings[\s\S]*$/, '')}`, params);
  return rows.map((row) => estimate.parse(row).rows).reduce((sum, value) => sum + value, 0);
}

/** A query that would take minutes, and how long others wait while it runs. */
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

async function measureInserts(connection: Connection): Promise<void> {
  const rows = 50_000;
  const batches = 10;
  const lines = Array.from({ length: rows }, (_, index) =>
    JSON.stringify({
      ...{ event: 'JOINROOM', accountId: 'a1', user: `u${index % 500}`, session: `s${index % 900}` },
      ...{ server: 'w', room: 'r1', at: new Date(now.getTime() - index).toISOString() },
    }),
  ).join('\n');
  const writer = createWriter(connection);
  const began = performance.now();
  for (let batch = 0; batch < batches; batch += 1) {
    const events = readBatch(Buffer.from(lines), new Date()).map((event, seq) => ({
      ...{ account: event.accountId, kind: event.event, ms: event.at, person: 1, session: '1', seq },
      ...{ room: 'r1', server: event.server, employee: false, talk: 0 },
    }));
    await writer.insert(events, batch.toString(16).padStart(64, '0'));
  }
  const rate = (rows * batches) / ((performance.now() - began) / 1000);
  console.log(`events read and stored: ${Math.round(rate).toLocaleString('en')} a second`);
}

for (const count of values.count) await measure(Number(count));
