import { reportGrains } from '@campus/domain/analytics/report-period';
import { readReport } from '@campus/platform/areas/analytics/reports/read-report';
import type { UsageSources } from '@campus/platform/call/usage-function';
import { expect } from 'vitest';
import { dateAt, daysBetween, later } from '../reference/calendar.ts';
import type { State } from '../reference/knowledge.ts';
import {
  pointsOf,
  type ReportFigures,
  type ReportQuestion,
  reportKnowledge,
  totalsOf,
} from '../reference/reports.ts';
import { type Below, oneOf } from './random-year.ts';
import type { StoredYear } from './stored-year.ts';

type Shown = Omit<Awaited<ReturnType<typeof readReport>>['totals'], 'from' | 'to' | 'known'>;

/** Figures are rounded to two decimals; those of a time of which nothing is known are null. */
function expectFigures(found: Shown, expected: ReportFigures, isMissing: boolean, about: string): void {
  const { peak, ...counted } = expected;
  // None of these people is a member of an account.
  const figures = { ...counted, guests: counted.people };
  const isNull = isMissing && figures.people === 0;
  for (const [name, value] of Object.entries(figures)) {
    const answer = found[name as keyof typeof figures];
    const wanted = isNull ? null : value;
    const isEqual =
      wanted === null || answer === null ? answer === wanted : Math.abs(answer - wanted) <= 0.005 + 1e-9;
    expect(isEqual, `${about} ${name}: ${answer} instead of ${wanted}`).toBe(true);
  }
  expect(found.peak, `${about} peak`).toEqual(peak && { ...peak, at: new Date(peak.at).toISOString() });
}

/** Whether nothing is known of a time. */
export const isMissing = (state: State) => state === 'gap' || state === 'outside';

/** What a year is asked for. */
export type AskedYear = StoredYear & { now: number; below: Below; zone: string };

/** Asks for a report of 1 to 400 days of a random year. Returns what it asked for. */
export async function compareReport(
  sources: UsageSources,
  { seed, accountId, events, now, below, zone }: AskedYear,
): Promise<ReportQuestion> {
  const to = later(dateAt(now, zone), -below(below(2) === 0 ? 3 : 300));
  const first = later(dateAt(now, zone), -400);
  const longest = Math.round((Date.parse(to) - Date.parse(first)) / 86_400_000);
  const back = oneOf(below, [0, below(8), below(100), below(longest), longest]);
  const from = later(to, -Math.min(back, longest));
  const asked = { zone, now, hideEmployees: below(2) === 0, from, to };
  const grain = oneOf(below, reportGrains);
  const about = `${seed} ${grain} ${JSON.stringify(asked)}`;
  const { totals, points } = await readReport(
    sources,
    { ...asked, accountId, timeZone: zone, grain, compare: 'none' },
    new Date(now),
  );
  const { stateOf, isHeard, completeUntil } = reportKnowledge(events, now);
  const days = daysBetween(asked.from, to, zone);
  const states = days.map(stateOf);
  expectFigures(totals, totalsOf(events, asked), states.every(isMissing), about);
  const count = (...wanted: State[]) => states.filter((state) => wanted.includes(state)).length;
  expect(totals.known, about).toEqual({
    ...{ days: days.length, complete: count('complete') },
    ...{ partial: count('partial', 'running'), missing: count('gap', 'outside') },
  });
  if (!isHeard) return asked;
  const expected = pointsOf(events, asked, grain);
  expect(completeUntil).toBeDefined();
  expect(
    points.map((point) => `${point.from} ${point.to}`),
    about,
  ).toEqual(expected.map((point) => `${point.from} ${point.to}`));
  for (const [index, { from: begins, to: ends, ...figures }] of expected.entries()) {
    const point = points[index];
    const span = daysBetween(begins, ends, zone);
    const state = stateOf({ date: begins, start: span[0]?.start ?? 0, end: span.at(-1)?.end ?? 0 });
    expect(point?.state, `${about} ${begins}`).toBe(state);
    if (point) expectFigures(point, figures, isMissing(state), `${about} ${begins}`);
  }
  return asked;
}
