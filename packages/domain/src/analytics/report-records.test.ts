import { expect, it } from 'vitest';
import {
  changesSince,
  comparableParts,
  correctedParts,
  figureRows,
  isKnown,
  type RecordedFigures,
  refuseReportRecord,
} from './report-records.ts';

const peak = { people: 3, at: '2026-10-05T10:00:00.000Z' };
const figures = {
  ...{ people: 5, guests: 1, logins: 7, hours: 9.5, sessions: 6, median: 31 },
  ...{ lowerQuartile: 12, upperQuartile: 55, peak },
};
const range = { from: '2026-10-05', to: '2026-10-11' };
const totals = { ...range, ...figures, known: { days: 7, complete: 6, partial: 1, missing: 0 } };
const room = { sfsRoom: 'hall_1', name: 'Hall', people: 4, joins: 6, hours: 8, peak };

function aReport(own: Partial<RecordedFigures> = {}): RecordedFigures {
  return {
    totals,
    earlier: { ...totals, from: '2026-09-28', to: '2026-10-04' },
    points: [{ ...range, ...figures, state: 'complete' }],
    groups: [{ kind: 'role', id: 'member', name: 'Member', people: 4, members: 9, logins: 6, hours: 9 }],
    hours: [{ weekday: 1, hour: 10, hours: 4, known: 1 }],
    returning: [{ month: '2026-10', people: 2, returned: 0, over: 0 }],
    rooms: [room],
    ...own,
  };
}

const now = new Date('2026-11-29T12:00:00.000Z');

it('a report is kept once its last day is over in its zone', () => {
  const refusal = (to: string, zone: string) =>
    refuseReportRecord({ from: '2026-11-01', to }, zone, new Date('2026-11-29T23:30:00.000Z'));
  expect(refusal('2026-11-29', 'UTC')).toBe('analytics.record.running');
  expect(refusal('2026-11-28', 'UTC')).toBeUndefined();
  expect(refusal('2026-11-29', 'Europe/Berlin')).toBeUndefined();
});

it('nothing is known of a range without a complete or partial day', () => {
  expect(isKnown(totals)).toBe(true);
  expect(isKnown({ known: { days: 7, complete: 0, partial: 1, missing: 6 } })).toBe(true);
  expect(isKnown({ known: { days: 7, complete: 0, partial: 0, missing: 7 } })).toBe(false);
});

it('a report has every figure once', () => {
  const rows = figureRows(aReport());
  const keys = rows.map(({ part, of, figure }) => `${part} ${of} ${figure}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(rows).toContainEqual({
    ...{ part: 'rooms', of: 'hall_1', name: 'Hall', ...range, figure: 'peakAt', value: peak.at },
  });
  expect(rows.filter(({ part }) => part === 'totals').map(({ figure }) => figure)).toEqual([
    ...['people', 'guests', 'logins', 'hours', 'sessions', 'median', 'lowerQuartile', 'upperQuartile'],
    ...['peak', 'peakAt', 'daysComplete', 'daysPartial', 'daysMissing'],
  ]);
});

it('what came since is found figure by figure, and once', () => {
  const rows = figureRows(aReport());
  const later = aReport({
    // Who is a guest depends on the members of the day, not on events.
    totals: { ...totals, people: 6, guests: 3, median: null },
    rooms: [
      { ...room, name: 'Great Hall', people: 5 },
      { ...room, sfsRoom: 'bar_1' },
    ],
    groups: [],
  });
  const found = changesSince({ rows, changes: [] }, figureRows(later), correctedParts);
  expect(found).toEqual([
    { part: 'totals', of: '', figure: 'people', before: 5, after: 6 },
    { part: 'totals', of: '', figure: 'median', before: 31, after: null },
    { part: 'rooms', of: 'hall_1', figure: 'people', before: 4, after: 5 },
    { part: 'rooms', of: 'bar_1', figure: 'people', before: null, after: 4 },
    { part: 'rooms', of: 'bar_1', figure: 'joins', before: null, after: 6 },
    { part: 'rooms', of: 'bar_1', figure: 'hours', before: null, after: 8 },
    { part: 'rooms', of: 'bar_1', figure: 'peak', before: null, after: 3 },
    { part: 'rooms', of: 'bar_1', figure: 'peakAt', before: null, after: peak.at },
  ]);
  expect(changesSince({ rows, changes: found }, figureRows(later), correctedParts)).toEqual([]);
  const back = changesSince({ rows, changes: found }, rows, correctedParts);
  expect(back).toHaveLength(found.length);
});

it('a report that reaches back further than events are kept is not compared', () => {
  const report = aReport();
  expect(comparableParts(report, 'UTC', now)).toEqual(correctedParts);
  expect(comparableParts(aReport({ earlier: null }), 'UTC', now)).not.toContain('earlier');
  const yearBefore = { ...totals, from: '2025-10-06', to: '2025-10-12' };
  expect(comparableParts(aReport({ earlier: yearBefore }), 'UTC', now)).toEqual(
    correctedParts.filter((part) => part !== 'earlier'),
  );
  expect(comparableParts(aReport({ totals: yearBefore }), 'UTC', now)).toEqual([]);
});
