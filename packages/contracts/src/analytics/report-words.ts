import './report-record-messages.ts';
import { clockIn } from '@campus/domain/core/days';
import { offsetWhereRepeated } from '@campus/domain/core/repeated-times';
import { constantText, text } from '../core/text.ts';
import type { ReportChange, ReportContent } from './report-record-content.ts';
import type { ReportCorrection, ReportRecord } from './report-records.ts';
import { type ReportCell, weekdayName } from './report-tables.ts';

/** Writes numbers and times of a report. */
export interface ReportFormat {
  number: (value: number) => string;
  /** An instant in ISO 8601, in the zone of the report. */
  time: (instant: string) => string;
}

/** The numbers and times of a report in files: 1,234.5 and 2026-11-22 14:30:05. */
export function reportFormat(timeZone: string): ReportFormat {
  const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });
  const clock = clockIn(timeZone);
  const offset = offsetWhereRepeated(clock);
  return {
    number: (value) => numbers.format(value),
    time: (instant) => {
      const at = new Date(instant);
      const second = Math.floor(at.getTime() / 1000) * 1000;
      const shown = new Date(clock(second)).toISOString();
      return `${shown.slice(0, 10)} ${shown.slice(11, 19)}${offset(at)}`;
    },
  };
}

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A cell of a report in words. */
export function cellWords(cell: ReportCell, format: ReportFormat): string {
  if (cell === null) return text('analytics.report.unknown');
  if (typeof cell === 'number') return format.number(cell);
  return instant.test(cell) ? format.time(cell) : cell;
}

/** What a record says of its range and its people, in sentences. */
export function recordSentences(report: ReportContent, format: ReportFormat): string[] {
  const { from, to, timeZone: zone, hideEmployees, totals, completeUntil, rooms, roomsUsed } = report;
  const { days, complete, partial, missing } = totals.known;
  const words = (value: number | null) => cellWords(value, format);
  return [
    text('analytics.report.range', { from, to, zone }),
    totals.people === null
      ? text('analytics.report.sentence.unknown')
      : text('analytics.report.sentence', {
          people: words(totals.people),
          guests: words(totals.guests),
          hours: words(totals.hours),
          logins: words(totals.logins),
        }),
    text('analytics.report.known', {
      ...{ days: words(days), complete: words(complete), partial: words(partial), missing: words(missing) },
    }),
    text(hideEmployees ? 'analytics.mail.withoutEmployees' : 'analytics.mail.withEmployees'),
    completeWords(report, completeUntil, format),
    ...(rooms.length < roomsUsed
      ? [text('analytics.report.rooms.more', { shown: words(rooms.length), total: words(roomsUsed) })]
      : []),
  ];
}

function completeWords({ to, timeZone }: ReportContent, until: string | null, format: ReportFormat): string {
  if (until === null) return text('analytics.mail.nothingYet');
  // The last moment of the range: the next one is of the next day.
  const after = format.time(new Date(Date.parse(until) + 1).toISOString());
  const isWhole = after.slice(0, 10) > to && timeZone !== '';
  return isWhole
    ? text('analytics.report.complete')
    : text('analytics.report.completeUntil', { time: format.time(until) });
}

/** When a record was kept, and by whom. */
export function keptWords({ takenAt, takenBy }: ReportRecord, format: ReportFormat): string {
  return text('analytics.report.kept', { time: format.time(takenAt), person: personWords(takenBy) });
}

/** When a correction was added, and by whom. */
export function addedWords(
  { addedAt, addedBy, total }: Pick<ReportCorrection, 'addedAt' | 'addedBy' | 'total'>,
  format: ReportFormat,
): string {
  const figures = format.number(total);
  return text('analytics.report.correction.added', {
    ...{ time: format.time(addedAt), person: personWords(addedBy), figures },
  });
}

function personWords(email: string): string {
  return email || text('analytics.report.erased');
}

/** The name of a figure, as far as it has one. */
export function figureWords(figure: string): string {
  return constantText(`analytics.report.figure.${figure}`) ?? figure;
}

/** What a changed figure is of, in words: a day, an hour of a weekday, a month, or a room. */
export function subjectWords(
  { part, of }: Pick<ReportChange, 'part' | 'of'>,
  { rooms }: Pick<ReportContent, 'rooms'>,
): string {
  if (part === 'hours') {
    const [weekday = '', hour = ''] = of.split(' ');
    return `${weekdayName(Number(weekday))} ${hour.padStart(2, '0')}:00`;
  }
  if (part !== 'rooms') return of;
  const name = rooms.find(({ sfsRoom }) => sfsRoom === of)?.name;
  return name ? `${name} (${of})` : of;
}

/** A value of a changed figure in words. */
export function changedWords(figure: string, value: ReportChange['before'], format: ReportFormat): string {
  const state = figure === 'state' ? constantText(`analytics.state.${value}`) : undefined;
  return state ?? cellWords(value, format);
}
