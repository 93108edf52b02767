// @module-tag sampled
import { rm } from 'node:fs/promises';
import { usDate } from '@campus/domain/analytics/period';
import { mergeVisits } from '@campus/domain/attendance/merge-visits';
import { readDays, readMonths } from '@campus/platform/areas/analytics/day-rows';
import { readVisits } from '@campus/platform/areas/attendance/read-visits';
import { openUsageDatabase, type UsageDatabase } from '@campus/platform/foundation/usage/open';
import { compareReport } from '@campus/tests/events/compare-report';
import { compareReportParts } from '@campus/tests/events/compare-report-parts';
import { openDaysSchema } from '@campus/tests/events/days-schema';
import {
  type Below,
  numbersOf,
  oneOf,
  roomsOfYears,
  volumesOfYears,
  zonesOfYears,
} from '@campus/tests/events/random-year';
import { type StoredYear, storeYears } from '@campus/tests/events/stored-year';
import { usageDatabaseUrl } from '@campus/tests/events/usage';
import { yearSeeds } from '@campus/tests/events/year-seeds';
import { attendanceOf, type Lecture } from '@campus/tests/reference/attendance';
import { dateAt, later } from '@campus/tests/reference/calendar';
import { day, hour, minute } from '@campus/tests/reference/event';
import {
  dayFigures,
  daysOfGraph,
  monthFigures,
  monthsOfGraph,
  type Point,
  type Question,
} from '@campus/tests/reference/graphs';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
let database: UsageDatabase;
let days: Awaited<ReturnType<typeof openDaysSchema>>;

// A folder for each group: what the years before have left would slow down the next ones.
beforeEach(async () => {
  folder = await makeTemporaryFolder();
  days = await openDaysSchema();
  const place = { databaseUrl: usageDatabaseUrl, folder, retentionDays: 3_650 };
  database = await openUsageDatabase(place, { sql: days.sql });
});

afterEach(async () => {
  await database.close();
  await days.close();
  await rm(folder, { recursive: true });
});

/** What the product answers must be what the reference counts, rounded to two decimals. */
function expectPoints(
  found: Awaited<ReturnType<typeof readDays>>,
  expected: readonly Point[],
  about: string,
): void {
  const shown = found.map(({ _time, Hours, State }) => `${_time} ${Hours} ${State}`);
  expect(shown, about).toEqual(expected.map(({ date, hours, state }) => `${date} ${hours} ${state}`));
  for (const [index, { date, value }] of expected.entries()) {
    const answer = found[index]?.value;
    const isEqual =
      value === null || answer === null || answer === undefined
        ? answer === value
        : Math.abs(answer - value) <= 0.005 + 1e-9;
    expect(isEqual, `${about} ${date}: ${answer} instead of ${value}`).toBe(true);
  }
}

interface Asked extends StoredYear {
  now: number;
  below: Below;
  zone: string;
}

/** Asks for every graph by day of a range of 2 to 92 days, in one of the zones, and for both figures by month. */
async function compareGraphs({ seed, accountId, events, now, below, zone }: Asked): Promise<void> {
  const earliest = Math.floor((now - 90 * day) / hour) * hour;
  const [hideEmployees, room] = [below(2) === 0, oneOf(below, roomsOfYears)];
  const back = below(below(2) === 0 ? 8 : 91);
  const length = 2 + below(91 - back);
  const rangeIn = (cut: string) => {
    const to = later(dateAt(now, cut), -back);
    return { from: later(to, 1 - length), to };
  };
  const common = { zone, now, earliest, hideEmployees, room };
  const query = (question: Question) => ({
    ...{ accountId, startDateStr: usDate(question.from), endDateStr: usDate(question.to) },
    ...{ earliestTime: '-90d@h', offsetHoursStr: '0', timeZone: zone, hideEmployees, limit: 1_000, room },
  });
  const graphs = Object.keys(dayFigures) as (keyof typeof dayFigures)[];
  for (const graph of graphs) {
    const question = { ...common, ...rangeIn(graph === 'uniqueLogins' ? 'UTC' : zone) };
    const found = await readDays(database.reader, graph, query(question), new Date(now));
    expectPoints(found, daysOfGraph(graph, events, question), `${seed} ${graph} ${JSON.stringify(question)}`);
  }
  for (const figure of Object.keys(monthFigures) as (keyof typeof monthFigures)[]) {
    const question = { ...common, from: dateAt(earliest, 'UTC'), to: dateAt(now, 'UTC') };
    const found = await readMonths(database.reader, figure, query(question), new Date(now));
    expectPoints(
      found,
      monthsOfGraph(figure, events, question),
      `${seed} ${figure} ${JSON.stringify(question)}`,
    );
  }
}

/** Asks who was at a place, for up to a day and a half. */
async function compareAttendance({ seed, accountId, events, keys, now, below }: Asked): Promise<void> {
  const start = now - below(12 * 24 * 60) * minute - 1;
  const end = Math.min(now, start + (1 + below(72)) * 30 * minute);
  const where = below(2) === 0 ? 'room' : 'volume';
  const name = where === 'room' ? oneOf(below, roomsOfYears) : oneOf(below, [...volumesOfYears, undefined]);
  const place =
    where === 'room' ? { room: name ?? '' } : name === undefined ? 'anyVolume' : ({ volume: name } as const);
  const window = { start, end };
  const connections = await readVisits(database.reader, accountId, { place, window, now: new Date(now) });
  const people = Map.groupBy(connections, ({ person }) => person);
  const found = [...people].flatMap(([person, own]) => {
    const row = mergeVisits(
      own.flatMap(({ visits }) => visits),
      window,
    );
    const rounded = (value: number) => Math.round(value * 1_000);
    return row
      ? [[person, row.joined, row.left, rounded(row.ms / 60_000), rounded(row.talked / 60), row.inferred]]
      : [];
  });
  const asked: Lecture = { where, name, start, end, now };
  const expected = attendanceOf(events, asked).map((row) => [
    ...[keys.get(row.user), row.joined, row.left],
    ...[Math.round(row.minutes * 1_000), Math.round(row.talkMinutes * 1_000), row.inferred],
  ]);
  const lines = (rows: readonly unknown[][]) => rows.map((row) => row.join(' ')).toSorted();
  expect(lines(found), `${seed} ${JSON.stringify(asked)}`).toEqual(lines(expected));
}

/** Looks at a year from one of its moments, in its own zone or another one. */
async function compareYear(year: StoredYear): Promise<void> {
  const below = numbersOf(year.seed + 1);
  const zone = below(2) === 0 ? year.zone : oneOf(below, zonesOfYears);
  const asked = { ...year, below, zone, now: year.moments[below(year.moments.length)] ?? 0 };
  await compareGraphs(asked);
  const sources = { reader: database.reader, sql: days.sql, retentionDays: 3_650 };
  await compareReportParts(sources, asked, await compareReport(sources, asked));
  for (let lectures = 3; lectures > 0; lectures -= 1) await compareAttendance(asked);
}

it.each(yearSeeds())(
  'ANA-035 ANA-036 ANA-037 ANA-038 ANA-039 ANA-040 ANA-041 ANA-042 ANA-043 ANA-044 ANA-045 ANA-057 ANA-059 ATT-018 ATT-019 every figure of a random year is the one that follows from the definitions alone: $seeds',
  async ({ seeds }) => {
    const store = { sql: days.sql, stays: database.stays };
    const years = await storeYears({ writer: database.writer, store }, seeds);
    await Promise.all(years.map((year) => compareYear(year)));
  },
  600_000,
);
