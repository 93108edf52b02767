import type { DateRange } from '../core/date-range.ts';
import { dayAt, daysLater } from '../core/days.ts';
import { reportDays } from './report-period.ts';

/** The parts of a report, in the order in which they are shown. */
export const reportParts = ['totals', 'earlier', 'points', 'groups', 'hours', 'returning', 'rooms'] as const;
export type ReportPart = (typeof reportParts)[number];

/**
 * The parts that later events can change. The groups are not among them: roles, teams, and badges are those of the day,
 * so that a difference says nothing of the time that is recorded.
 */
export const correctedParts = reportParts.filter((part) => part !== 'groups');

/** A figure that is not compared, for the same reason: a guest is who is no member on the day of the report. */
const figureOfToday = 'guests';

export type Value = number | string | null;

interface Peak {
  people: number;
  at: string;
}

interface Figures {
  people: number | null;
  guests: number | null;
  logins: number | null;
  hours: number | null;
  sessions: number | null;
  median: number | null;
  lowerQuartile: number | null;
  upperQuartile: number | null;
  peak: Peak | null;
}

interface Totals extends Figures, DateRange {
  known: { days: number; complete: number; partial: number; missing: number };
}

/** The figures of a report, as far as its parts are compared. */
export interface RecordedFigures {
  totals: Totals;
  earlier: Totals | null;
  points: readonly (Figures & DateRange & { state: string })[];
  groups: readonly {
    kind: string;
    id: string;
    name: string;
    people: number;
    members: number | null;
    logins: number;
    hours: number;
  }[];
  hours: readonly { weekday: number; hour: number; hours: number; known: number }[];
  returning: readonly { month: string; people: number; returned: number; over: number }[];
  rooms: readonly {
    sfsRoom: string;
    name: string;
    people: number;
    joins: number;
    hours: number;
    peak: Peak | null;
  }[];
}

/** One figure of a report. */
export interface FigureRow extends DateRange {
  part: ReportPart;
  /**
   * What it is of: the first day of a point, the kind and id of a group, the weekday and hour, the month, or the room.
   * Empty for the whole range.
   */
  of: string;
  /** The name of a group or room when the record was taken; empty for the others. */
  name: string;
  figure: string;
  value: Value;
}

/** What is different by now: `before` and `after` are null where a figure was, or is, not known. */
export interface FigureChange {
  part: ReportPart;
  of: string;
  figure: string;
  before: Value;
  after: Value;
}

export type ReportRecordRefusal = 'analytics.record.running';

/** Returns why a report cannot be kept, or undefined: its last day must be over in its zone. */
export function refuseReportRecord(
  { to }: DateRange,
  zone: string,
  now: Date,
): ReportRecordRefusal | undefined {
  return to >= dayAt(now, zone) ? 'analytics.record.running' : undefined;
}

/** Whether anything is known of a range. */
export function isKnown({ known }: Pick<Totals, 'known'>): boolean {
  return known.complete + known.partial > 0;
}

/**
 * The parts that can still be compared with events. Events are deleted after 400 days, so a range that began earlier
 * would seem to have lost people. Empty if nothing can be compared.
 */
export function comparableParts(
  { totals, earlier }: Pick<RecordedFigures, 'totals' | 'earlier'>,
  zone: string,
  now: Date,
): ReportPart[] {
  const first = daysLater(dayAt(now, zone), -reportDays);
  if (totals.from < first) return [];
  const skipsEarlier = earlier === null || earlier.from < first;
  return correctedParts.filter((part) => part !== 'earlier' || !skipsEarlier);
}

/** Every figure of a report in one order, one by one. */
export function figureRows(report: RecordedFigures): FigureRow[] {
  const { totals, earlier } = report;
  const { from, to } = totals;
  const whole = { from, to, name: '' };
  return [
    ...rowsOf({ ...whole, part: 'totals', of: '' }, totalsOf(totals)),
    ...(earlier
      ? rowsOf({ part: 'earlier', of: '', name: '', from: earlier.from, to: earlier.to }, totalsOf(earlier))
      : []),
    ...report.points.flatMap(({ state, ...point }) =>
      rowsOf(
        { part: 'points', of: point.from, name: '', from: point.from, to: point.to },
        { ...figuresOf(point), state },
      ),
    ),
    ...report.groups.flatMap(({ kind, id, name, people, members, logins, hours }) =>
      rowsOf(
        { ...whole, part: 'groups', of: `${kind} ${id}`.trimEnd(), name },
        { people, members, logins, hours },
      ),
    ),
    ...report.hours.flatMap(({ weekday, hour, hours, known }) =>
      rowsOf({ ...whole, part: 'hours', of: `${weekday} ${hour}` }, { hours, known }),
    ),
    ...report.returning.flatMap(({ month, people, returned, over }) =>
      rowsOf({ ...whole, part: 'returning', of: month }, { people, returned, over }),
    ),
    ...report.rooms.flatMap(({ sfsRoom, name, people, joins, hours, peak }) =>
      rowsOf({ ...whole, part: 'rooms', of: sfsRoom, name }, { people, joins, hours, ...peakOf(peak) }),
    ),
  ];
}

function rowsOf(about: Omit<FigureRow, 'figure' | 'value'>, values: Record<string, Value>): FigureRow[] {
  return Object.entries(values).map(([figure, value]) => ({ ...about, figure, value }));
}

/** The figures of a range and how many of its days are known, in the order of a table. */
export function totalsOf({ known, ...figures }: Totals) {
  return {
    ...figuresOf(figures),
    daysComplete: known.complete,
    daysPartial: known.partial,
    daysMissing: known.missing,
  };
}

/** The figures of a day, week, or month, in the order of a table. */
export function figuresOf(figures: Figures) {
  const { people, guests, logins, hours, sessions, median, lowerQuartile, upperQuartile, peak } = figures;
  return {
    ...{ people, guests, logins, hours, sessions, median, lowerQuartile, upperQuartile },
    ...peakOf(peak),
  };
}

/** The people of a peak, and its first moment. */
export function peakOf(peak: Peak | null) {
  return { peak: peak?.people ?? null, peakAt: peak?.at ?? null };
}

type Known = ReadonlyMap<string, FigureChange>;

/** The figures of a report by what they are of, after changes that were found before. */
function knownAfter(rows: readonly FigureRow[], changes: readonly FigureChange[]): Known {
  const known = new Map<string, FigureChange>();
  const put = ({ part, of, figure }: Pick<FigureChange, 'part' | 'of' | 'figure'>, value: Value) =>
    known.set(JSON.stringify([part, of, figure]), { part, of, figure, before: value, after: value });
  for (const row of rows) put(row, row.value);
  for (const change of changes) put(change, change.after);
  return known;
}

/**
 * What is different now from a report and the changes that were found before. Only of these parts, in the order of the
 * report; what is new comes last.
 */
export function changesSince(
  recorded: { rows: readonly FigureRow[]; changes: readonly FigureChange[] },
  now: readonly FigureRow[],
  parts: readonly ReportPart[],
): FigureChange[] {
  const before = knownAfter(recorded.rows, recorded.changes);
  const after = knownAfter(now, []);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [old, present] = [before.get(key), after.get(key)];
    const about = old ?? present;
    if (!about || !parts.includes(about.part) || about.figure === figureOfToday) return [];
    const change = { before: old?.after ?? null, after: present?.after ?? null };
    const { part, of, figure } = about;
    return change.before === change.after ? [] : [{ part, of, figure, ...change }];
  });
}
