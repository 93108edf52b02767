import { rm } from 'node:fs/promises';
import { dayGraphs, graphFacts } from '@campus/domain/analytics/graphs';
import { daysOf } from '@campus/domain/analytics/points';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../../../../tests/support/temporary-folder.ts';
import { sql, unique } from '../../../../../tests/support/world.ts';
import { openUsageDatabase, type UsageDatabase } from '../../ground/usage/open.ts';
import type { Bins } from './day-query.ts';
import { readFigures } from './figures.ts';
import { copyEvents, plainSql } from './testing/plain-sql.ts';
import { randomEvents } from './testing/random-events.ts';

/** A year with both changes of the clocks in each zone that has any. */
const year = { from: '2025-11-01', to: '2026-10-31' };
const zones = ['Europe/Berlin', 'America/New_York', 'Africa/Cairo', 'Australia/Lord_Howe', 'Asia/Kolkata'];
const accountId = 'here';

const table = `usage_check_${unique()}`;
let folder: string;
let database: UsageDatabase;

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  database = await openUsageDatabase({ databaseUrl: '', folder, retentionDays: 3_650 });
  const span = { from: Date.parse('2025-11-01T12:00Z'), to: Date.parse('2026-10-31T12:00Z') };
  const events = randomEvents(accountId, { ...span, sessions: 1_200, seed: 17 });
  const others = randomEvents('elsewhere', { ...span, sessions: 500, seed: 18 });
  await database.writer.insert([...events, ...others], 'a'.repeat(64));
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

it('ANA-038 counts people in the month of their first login only', async () => {
  const months = yearIn('UTC');
  const figures = await readFigures(database.reader, 'newUsers', { ...months, bins: daysOf(year, 'UTC') });
  const [row] = await sql.query<{ n: string }>(`select count(distinct person) as n from ${table}`);
  expect([...figures.values()].reduce((sum, value) => sum + value, 0)).toBe(Number(row?.n));
});
