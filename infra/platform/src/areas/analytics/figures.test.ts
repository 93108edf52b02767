// @module-tag sampled
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { type DayGraph, dayGraphs, zoneOfGraph } from '@campus/domain/analytics/graphs';
import { monthRange, usDate } from '@campus/domain/analytics/period';
import { daysOf } from '@campus/domain/analytics/points';
import { sampleOf } from '@campus/domain/testing/sweep';
import { usageDatabaseUrl } from '@campus/tests/events/usage';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { sql, unique } from '@campus/tests/world/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openUsageDatabase, type UsageDatabase } from '../../foundation/usage/open.ts';
import { type Bins, monthBins } from './day-query.ts';
import { readFigures } from './figures.ts';
import { copyEvents, markSessions, plainMonths, plainSql } from './testing/plain-sql.ts';
import { randomEvents } from './testing/random-events.ts';

/** The year contains both clock changes of each zone that has them. */
const year = { from: '2025-11-01', to: '2026-10-31' };
const zones = ['Europe/Berlin', 'America/New_York', 'Africa/Cairo', 'Australia/Lord_Howe', 'Asia/Kolkata'];
const accountId = unique();

const table = `usage_check_${unique()}`;
/** The events without those of employees. */
const others = `${table}_others`;
let folder: string;
let database: UsageDatabase;

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  database = await openUsageDatabase({ databaseUrl: usageDatabaseUrl, folder, retentionDays: 3_650 });
  const span = { from: Date.parse('2025-11-01T12:00Z'), to: Date.parse('2026-10-31T12:00Z') };
  const events = randomEvents(accountId, { ...span, sessions: 1_200, seed: 17 });
  const foreign = randomEvents(unique(), { ...span, sessions: 500, seed: 18 });
  await database.writer.insert([...events, ...foreign], createHash('sha256').update(accountId).digest('hex'));
  await copyEvents(sql, table, events);
  await sql.query(`create view ${others} as select * from ${table} where not employee`);
  for (const events of [table, others]) await markSessions(sql, events);
});

afterAll(async () => {
  await database.close();
  await sql.query(`drop table ${table}, ${table}_own, ${others}_own cascade`);
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

/** Computes the figures per day in PostgreSQL, from a table or view, starting at `since`. */
async function plainFigures(
  graph: DayGraph,
  from: string,
  { zone, since = '-infinity' }: { zone: string; since?: string },
): Promise<Map<string, number>> {
  const asked = [zone, year.from, year.to];
  const rows = await sql.query<{ day: string; value: number }>(plainSql[graph](from, since), asked);
  return new Map(rows.map(({ day, value }) => [day, value]));
}

/** Formats figures per day, rounded so that differences in the last digits do not matter. */
const written = (figures: ReadonlyMap<unknown, number>, keys: readonly unknown[]) =>
  keys.map((key) => (figures.get(key) ?? 0).toFixed(6));

describe.each(sampleOf(zones, 1))('the figures of a year in %s', (zone) => {
  it.each(dayGraphs)(
    'ANA-035 ANA-036 ANA-039 ANA-040 ANA-041 ANA-042 ANA-043 ANA-044 ANA-059 equal those of PostgreSQL: %s',
    async (graph) => {
      const cut = zoneOfGraph(graph, zone);
      const bins = yearIn(cut);
      const figures = await readFigures(database.reader, graph, bins);
      const expected = await plainFigures(graph, table, { zone: cut });
      const hours = bins.bins.filter((day) => day.hours !== 24);
      expect(hours.length).toBe(cut === 'UTC' || cut === 'Asia/Kolkata' ? 0 : 2);
      const days = bins.bins.map(({ date, start }) => [date, start.getTime()] as const);
      expect(
        written(
          figures,
          days.map(([, start]) => start),
        ),
      ).toEqual(
        written(
          expected,
          days.map(([date]) => date),
        ),
      );
      expect(figures.size).toBeGreaterThan(200);
    },
  );
});

describe.each(dayGraphs)('the figures of a year: %s', (graph) => {
  const all = yearIn('UTC');
  const starts = all.bins.map(({ start }) => start.getTime());

  it('ANA-045 leave employees out, as PostgreSQL does', async () => {
    const figures = await readFigures(database.reader, graph, { ...all, hideEmployees: true });
    const expected = await plainFigures(graph, others, { zone: 'UTC' });
    const dates = all.bins.map(({ date }) => date);
    expect(written(figures, starts)).toEqual(written(expected, dates));
    expect(figures).not.toEqual(await readFigures(database.reader, graph, all));
  });

  it.each(['2026-02-10T13:00Z', '2026-05-10T20:00Z'])(
    'ANA-057 begin where analytics looks back to, in the middle of a day: %s',
    async (since) => {
      const whole = await readFigures(database.reader, graph, all);
      const cut = await readFigures(database.reader, graph, { ...all, earliest: new Date(since) });
      const today = Date.parse(since.slice(0, 10));
      expect([...cut.keys()].filter((start) => start < today)).toEqual([]);
      const later = starts.filter((start) => start > today);
      expect(written(cut, later)).toEqual(written(whole, later));
      const expected = await plainFigures(graph, table, { zone: 'UTC', since });
      expect(written(cut, starts)).toEqual(
        written(
          expected,
          all.bins.map(({ date }) => date),
        ),
      );
      expect(cut.size).toBeGreaterThan(100);
    },
  );
});

/** Returns the bins of the graph of months at a given time. */
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
