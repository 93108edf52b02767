import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { dayGraphs, graphFacts } from '@campus/domain/analytics/graphs';
import { monthRange, usDate } from '@campus/domain/analytics/period';
import { daysOf } from '@campus/domain/analytics/points';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../../../../tests/support/temporary-folder.ts';
import { usageDatabaseUrl } from '../../../../../tests/support/usage.ts';
import { sql, unique } from '../../../../../tests/support/world.ts';
import { openUsageDatabase, type UsageDatabase } from '../../ground/usage/open.ts';
import { type Bins, monthBins } from './day-query.ts';
import { readFigures } from './figures.ts';
import { copyEvents, plainMonths, plainSql } from './testing/plain-sql.ts';
import { randomEvents } from './testing/random-events.ts';

/** A year with both changes of the clocks in each zone that has any. */
const year = { from: '2025-11-01', to: '2026-10-31' };
const zones = ['Europe/Berlin', 'America/New_York', 'Africa/Cairo', 'Australia/Lord_Howe', 'Asia/Kolkata'];
const accountId = unique();

const table = `usage_check_${unique()}`;
let folder: string;
let database: UsageDatabase;

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  database = await openUsageDatabase({ databaseUrl: usageDatabaseUrl, folder, retentionDays: 3_650 });
  const span = { from: Date.parse('2025-11-01T12:00Z'), to: Date.parse('2026-10-31T12:00Z') };
  const events = randomEvents(accountId, { ...span, sessions: 1_200, seed: 17 });
  const others = randomEvents(unique(), { ...span, sessions: 500, seed: 18 });
  await database.writer.insert([...events, ...others], createHash('sha256').update(accountId).digest('hex'));
  await copyEvents(sql, table, events);
});

afterAll(async () => {
  await database.close();
  await sql.query(`drop table ${table}`);
  await rm(folder, { recursive: true });
});

function yearIn(zone: string): Bins {
  return {
    accountId,
    bins: daysOf(year, zone),
    earliest: new Date('2025-10-01T00:00Z'),
    now: new Date('2026-11-20T00:00Z'),
    hideEmployees: false,
    room: 'r1',
  };
}

describe.each(zones)('the figures of a year in %s', (zone) => {
  it.each(dayGraphs)(
    'ANA-035 ANA-036 ANA-039 ANA-040 ANA-041 ANA-042 ANA-043 ANA-044 ANA-059 equal those of PostgreSQL: %s',
    async (graph) => {
      const cut = graphFacts[graph].inUtc ? 'UTC' : zone;
      const bins = yearIn(cut);
      const figures = await readFigures(database.reader, graph, bins);
      const rows = await sql.query<{ day: string; value: number }>(plainSql[graph](table), [
        cut,
        year.from,
        year.to,
      ]);
      const expected = new Map(rows.map(({ day, value }) => [day, value]));
      const hours = bins.bins.filter((day) => day.hours !== 24);
      expect(hours.length).toBe(cut === 'UTC' || cut === 'Asia/Kolkata' ? 0 : 2);
      for (const { date, start } of bins.bins)
        expect([date, figures.get(start.getTime()) ?? 0]).toEqual([
          date,
          expected.get(date) === undefined ? 0 : expect.closeTo(expected.get(date) ?? 0, 6),
        ]);
      expect(figures.size).toBeGreaterThan(200);
    },
  );
});

it('ANA-045 leaves employees out of every figure, or counts them', async () => {
  const rows = await sql.query<{ n: string }>(
    `select count(*) as n from ${table} where kind = 'LOGIN' and not employee`,
  );
  const figures = await readFigures(database.reader, 'logins', { ...yearIn('UTC'), hideEmployees: true });
  expect([...figures.values()].reduce((sum, value) => sum + value, 0)).toBe(Number(rows[0]?.n));
});

/** What the graph of months asks for at a moment. */
function monthsAt(now: Date, hideEmployees: boolean): Bins {
  const { from, to } = monthRange(now);
  return monthBins(
    {
      ...{ accountId, startDateStr: usDate(from), endDateStr: usDate(to), hideEmployees },
      ...{ earliestTime: '-90d@h', offsetHoursStr: '0', limit: 1000 },
    },
    now,
  );
}

describe.each(['uniqueLogins', 'newUsers'] as const)('the figures by month: %s', (figure) => {
  it.each(['2026-01-20', '2026-04-15', '2026-07-10', '2026-10-31'])(
    'ANA-004 ANA-037 ANA-038 ANA-059 equal those of PostgreSQL, looked at on %s',
    async (day) => {
      for (const hideEmployees of [false, true]) {
        const bins = monthsAt(new Date(`${day}T09:30:00Z`), hideEmployees);
        const figures = await readFigures(database.reader, figure, bins);
        const rows = await sql.query<{ month: string; value: number }>(plainMonths[figure](table), [
          bins.earliest,
          bins.now,
          hideEmployees,
        ]);
        const found = bins.bins.map(({ date, start }) => ({
          month: date,
          value: figures.get(start.getTime()),
        }));
        expect(found.filter(({ value }) => value)).toEqual(rows.sort((a, b) => (a.month < b.month ? -1 : 1)));
        expect(rows.length).toBeGreaterThan(2);
      }
    },
  );
});

it('ANA-038 counts people in the month of their first login only', async () => {
  const months = yearIn('UTC');
  const figures = await readFigures(database.reader, 'newUsers', { ...months, bins: daysOf(year, 'UTC') });
  const [row] = await sql.query<{ n: string }>(`select count(distinct person) as n from ${table}`);
  expect([...figures.values()].reduce((sum, value) => sum + value, 0)).toBe(Number(row?.n));
});
