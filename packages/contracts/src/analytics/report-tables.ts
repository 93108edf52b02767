import './report-record-messages.ts';
import { figuresOf, peakOf, totalsOf } from '@campus/domain/analytics/report-records';
import { text } from '../core/text.ts';
import type { ReportContent } from './report-record-content.ts';

/** What the cells of a column are: a day of the calendar, or an instant in ISO 8601. */
type ColumnType = 'text' | 'number' | 'day' | 'instant';

export interface ReportColumn {
  header: string;
  type: ColumnType;
}

/** A cell; null where a figure is not known, or where there is none. */
export type ReportCell = string | number | null;

/** A part of a report as a table. */
export interface ReportTable {
  part: 'totals' | 'points' | 'groups' | 'hours' | 'returning' | 'rooms';
  title: string;
  columns: readonly ReportColumn[];
  rows: readonly (readonly ReportCell[])[];
}

type Figure =
  | 'people'
  | 'guests'
  | 'logins'
  | 'hours'
  | 'sessions'
  | 'median'
  | 'lowerQuartile'
  | 'upperQuartile'
  | 'peak'
  | 'peakAt'
  | 'daysComplete'
  | 'daysPartial'
  | 'daysMissing'
  | 'state'
  | 'members'
  | 'known'
  | 'returned'
  | 'over'
  | 'joins';
type Column = 'from' | 'to' | 'kind' | 'group' | 'weekday' | 'hour' | 'month' | 'room' | 'name' | 'figure';

type Totals = ReportContent['totals'];

const word = (figure: Figure) => text(`analytics.report.figure.${figure}`);
const column = (name: Column) => text(`analytics.report.column.${name}`);
const number = (figure: Figure): ReportColumn => ({ header: word(figure), type: 'number' });

/** The tables of a report, as files and pages show them. Each figure has the value that was recorded. */
export function reportTables(report: ReportContent): ReportTable[] {
  return [
    totalsTable(report),
    pointsTable(report),
    groupsTable(report),
    hoursTable(report),
    returningTable(report),
    roomsTable(report),
  ];
}

function totalsTable({ totals, earlier }: ReportContent): ReportTable {
  const [now, before] = [wordsOf(totals), earlier && wordsOf(earlier)];
  const range = ({ from, to }: Totals): ReportColumn => ({ header: `${from} – ${to}`, type: 'number' });
  return {
    part: 'totals',
    title: text(earlier ? 'analytics.report.part.both' : 'analytics.report.part.totals'),
    columns: [
      { header: column('figure'), type: 'text' },
      range(totals),
      ...(earlier ? [range(earlier)] : []),
    ],
    rows: now.map(([figure, value], index) => [
      figure,
      value,
      ...(before ? [before[index]?.[1] ?? null] : []),
    ]),
  };
}

function wordsOf(totals: Totals): [string, ReportCell][] {
  const all = totalsOf(totals);
  return Object.entries(all).map(([figure, value]) => [word(figure as keyof typeof all), value]);
}

function pointsTable({ points, grain }: ReportContent): ReportTable {
  const figures = [
    ...(['people', 'guests', 'logins', 'hours', 'sessions', 'median'] as const),
    ...(['lowerQuartile', 'upperQuartile', 'peak'] as const),
  ];
  return {
    part: 'points',
    title: text(`analytics.report.grain.${grain}`),
    columns: [
      { header: column('from'), type: 'day' },
      { header: column('to'), type: 'day' },
      ...figures.map(number),
      { header: word('peakAt'), type: 'instant' },
      { header: word('state'), type: 'text' },
    ],
    rows: points.map(({ from, to, state, ...point }) => [
      ...[from, to, ...Object.values(figuresOf(point))],
      text(`analytics.state.${state}`),
    ]),
  };
}

/** The kind and the name of a group in words. */
export function groupWords({ kind, name }: { kind: ReportContent['groups'][number]['kind']; name: string }) {
  const kindName = text(`analytics.report.group.${kind}`);
  return { kind: kindName, name: kind === 'guests' ? kindName : name || text('analytics.report.group.none') };
}

function groupsTable({ groups }: ReportContent): ReportTable {
  return {
    part: 'groups',
    title: text('analytics.report.part.groups'),
    columns: [
      { header: column('kind'), type: 'text' },
      { header: column('group'), type: 'text' },
      ...(['people', 'members', 'logins', 'hours'] as const).map(number),
    ],
    rows: groups.map((group) => {
      const { people, members, logins, hours } = group;
      const { kind, name } = groupWords(group);
      return [kind, name, people, members, logins, hours];
    }),
  };
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** The name of a weekday; 1 is Monday. */
export function weekdayName(weekday: number): string {
  const known = weekdays.find((day) => day === weekday);
  return known === undefined ? String(weekday) : text(`analytics.report.weekday.${known}`);
}

function hoursTable({ hours }: ReportContent): ReportTable {
  return {
    part: 'hours',
    title: text('analytics.report.part.hours'),
    columns: [
      { header: column('weekday'), type: 'text' },
      { header: column('hour'), type: 'number' },
      number('hours'),
      number('known'),
    ],
    rows: hours.map(({ weekday, hour, hours, known }) => [weekdayName(weekday), hour, hours, known]),
  };
}

function returningTable({ returning }: ReportContent): ReportTable {
  return {
    part: 'returning',
    title: text('analytics.report.part.returning'),
    columns: [
      { header: column('month'), type: 'text' },
      ...(['people', 'over', 'returned'] as const).map(number),
    ],
    rows: returning.map(({ month, people, over, returned }) => [month, people, over, returned]),
  };
}

function roomsTable({ rooms }: ReportContent): ReportTable {
  return {
    part: 'rooms',
    title: text('analytics.report.part.rooms'),
    columns: [
      { header: column('name'), type: 'text' },
      { header: column('room'), type: 'text' },
      ...(['people', 'joins', 'hours', 'peak'] as const).map(number),
      { header: word('peakAt'), type: 'instant' },
    ],
    rows: rooms.map(({ name, sfsRoom, people, joins, hours, peak }) => [
      ...[name, sfsRoom, people, joins, hours],
      ...Object.values(peakOf(peak)),
    ]),
  };
}
