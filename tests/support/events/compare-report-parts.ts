import { readPeopleAt } from '@campus/platform/areas/analytics/reports/people-at';
import { readReportHours } from '@campus/platform/areas/analytics/reports/report-hours';
import { readReportReturning } from '@campus/platform/areas/analytics/reports/report-returning';
import { readUsedRooms } from '@campus/platform/areas/analytics/reports/used-rooms';
import type { UsageSources } from '@campus/platform/call/usage-function';
import { expect } from 'vitest';
import {
  peopleAt,
  type ReportQuestion,
  returningOf,
  roomsOf,
  totalsOf,
  weekHoursOf,
} from '../reference/reports.ts';
import type { AskedYear } from './compare-report.ts';

const isNear = (found: number, expected: number) => Math.abs(found - expected) <= 0.005 + 1e-9;

/** Compares what else a report has: the hours of the week, returning people, rooms, and the people of peaks. */
export async function compareReportParts(
  sources: UsageSources,
  year: AskedYear,
  question: ReportQuestion,
): Promise<void> {
  const { seed, accountId, events, now, zone } = year;
  const asked = { ...question, accountId, timeZone: zone };
  const at = new Date(now);
  const about = `${seed} ${JSON.stringify(question)}`;
  const hours = await readReportHours(sources, asked, at);
  const expectedHours = weekHoursOf(events, question);
  expect(hours.items.length).toBe(expectedHours.length);
  for (const [index, expected] of expectedHours.entries()) {
    const { weekday, hour, hours: own = 0, known = 0 } = hours.items[index] ?? {};
    const isSame = isNear(own, expected.hours) && Math.abs(known - expected.known) <= 0.0001;
    const name = `${about} weekday ${weekday}, ${hour}:00: ${own} of ${known}`;
    expect(isSame, `${name} instead of ${expected.hours} of ${expected.known}`).toBe(true);
  }
  const returning = await readReportReturning(sources, asked, at);
  expect(returning.items, `${about} returning`).toEqual(returningOf(events, question));

  const rooms = await readUsedRooms(sources, asked, at);
  const expectedRooms = roomsOf(events, question);
  const shown = rooms.items.map(({ hours: own, ...room }) => room);
  expect(shown, `${about} rooms`).toEqual(
    expectedRooms.map(({ hours: _, peak, ...room }) => ({ ...room, name: '', peak: peak && atOf(peak) })),
  );
  expect(rooms.total).toBe(expectedRooms.length);
  for (const [index, { sfsRoom, hours: own }] of expectedRooms.entries()) {
    const found = rooms.items[index]?.hours ?? 0;
    expect(isNear(found, own), `${about} ${sfsRoom}: ${found} instead of ${own} hours`).toBe(true);
  }
  const peaks = [
    { room: '', at: totalsOf(events, question).peak?.at },
    ...expectedRooms.map(({ sfsRoom, peak }) => ({ room: sfsRoom, at: peak?.at })),
    { room: '', at: now - year.below(20 * 24 * 60) * 60_000 },
  ];
  for (const peak of peaks)
    if (peak.at !== undefined) await comparePeople(sources, year, question, peak as Moment);
}

interface Moment {
  room: string;
  at: number;
}

/** Asks who was in the world, or in a room, at a moment. */
async function comparePeople(
  sources: UsageSources,
  { seed, accountId, events, now, keys }: AskedYear,
  { hideEmployees }: ReportQuestion,
  { room, at }: Moment,
): Promise<void> {
  const whose = { accountId, hideEmployees };
  const rows = await readPeopleAt(
    sources,
    { ...whose, room, at: new Date(at).toISOString(), limit: 1_000, offset: 0 },
    new Date(now),
  );
  const people = peopleAt(events, { at, now, hideEmployees, ...(room === '' ? {} : { room }) });
  const about = `${seed} ${room} ${new Date(at).toISOString()} of ${new Date(now).toISOString()}`;
  expect(rows.map((row) => row.User_ID).toSorted(), about).toEqual(
    // These people are in no table of the platform, like those who were erased.
    people.map((user) => `erased-${keys.get(user)}`).toSorted(),
  );
  expect(
    rows.every((row) => row.Total === people.length),
    about,
  ).toBe(true);
}

const atOf = ({ people, at }: { people: number; at: number }) => ({ people, at: new Date(at).toISOString() });
