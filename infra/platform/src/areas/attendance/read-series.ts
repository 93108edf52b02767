import type { SeriesPersonRow, SeriesWireRow } from '@campus/contracts/attendance/series-usage';
import { AppError } from '@campus/contracts/core/app-error';
import {
  type AttendanceWindow,
  type Attended,
  mergeVisits,
  minutesOf,
} from '@campus/domain/attendance/merge-visits';
import { maxSeriesPeople, type WindowState } from '@campus/domain/attendance/series';
import type { Place } from '@campus/domain/attendance/steps';
import type { Visit } from '@campus/domain/attendance/visits';
import type { UsageSources } from '../../call/usage-function.ts';
import { usersOfKeys } from '../../foundation/usage/people.ts';
import { readCompleteUntil } from '../analytics/knowledge.ts';
import { readVisits } from './read-visits.ts';
import { readWindowState } from './window-state.ts';

interface SeriesQuery {
  accountId: string;
  windows: readonly AttendanceWindow[];
  place: Place;
}

/**
 * Returns what is known of each window, and the people at a place during them, by the rule of the attendance report.
 * Reads one window after the other, so that memory holds the events of one.
 */
export async function readSeries(
  { reader, sql }: UsageSources,
  { accountId, windows, place }: SeriesQuery,
): Promise<SeriesWireRow[]> {
  const now = new Date();
  const completeUntil = await readCompleteUntil(reader, accountId, now);
  const states: WindowState[] = [];
  const people = new Map<number, [number, Attended][]>();
  for (const [index, asked] of windows.entries()) {
    const window = { ...asked, end: Math.min(asked.end, now.getTime()) };
    const [visits, state] = await Promise.all([
      readVisits(reader, accountId, { place, window, now }),
      readWindowState(reader, accountId, { window: asked, completeUntil, now }),
    ]);
    const present = attendedIn(visits, window);
    // Who is seen in a window without events is seen by those around it.
    states.push(state === 'unknown' && present.length > 0 ? 'partial' : state);
    for (const [person, attended] of present)
      people.set(person, [...(people.get(person) ?? []), [index, attended]]);
    if (people.size > maxSeriesPeople)
      throw new AppError('invalid', 'attendance.series.tooManyPeople', { max: maxSeriesPeople });
  }
  const userOf = await usersOfKeys(sql, people.keys());
  return [
    ...states.map((State) => ({ Row: 'window' as const, State })),
    ...[...people].map(([person, seen]) => personRow(userOf(person), seen)),
  ];
}

function attendedIn(
  visits: readonly { person: number; visits: readonly Visit[] }[],
  window: AttendanceWindow,
): [number, Attended][] {
  const byPerson = Map.groupBy(visits, ({ person }) => person);
  return [...byPerson].flatMap(([person, own]) => {
    const attended = mergeVisits(
      own.flatMap((one) => one.visits),
      window,
    );
    return attended ? [[person, attended] satisfies [number, Attended]] : [];
  });
}

function personRow(userId: string, seen: readonly [number, Attended][]): SeriesPersonRow {
  return {
    Row: 'person',
    User_ID: userId,
    Duration_Attended_Minutes: minutesOf(seen.reduce((sum, [, { ms }]) => sum + ms, 0)),
    Windows: seen.map(([Window, { joined, left, ms, inferred }]) => ({
      Window,
      Join_Time: new Date(joined).toISOString(),
      Leave_Time: new Date(left).toISOString(),
      Duration_Attended_Minutes: minutesOf(ms),
      Leave_Inferred: inferred,
    })),
  };
}
