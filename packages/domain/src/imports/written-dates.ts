import { instantOfClock } from '../core/days.ts';

/** Which of the first two numbers of a date such as 01/02/2026 is the day. */
export const dateOrders = ['dayFirst', 'monthFirst'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** A date as spreadsheets write it. */
export interface WrittenDate {
  /** What a clock shows, as if it were UTC, in milliseconds. */
  clock: number;
  /** Minutes that the clock is ahead of UTC; undefined where the text does not say. */
  offset: number | undefined;
  /** The precision of the text in milliseconds: a day, a minute, a second, or one. */
  precision: number;
}

const second = 1000;
const minute = 60 * second;
const firstYear = 1000;
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const timeOfDay =
  /^(?:[Tt]| ?, ?| +)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?: ?([AaPp])\.?[Mm]\.?)?(?: ?(Z|z|UTC|GMT|[+-]\d{2}:?\d{2}))?$/;

/**
 * Parses a date: `2026-09-01`, `2024/10/01 08:00:00.000`, `01.09.2026`, `9/1/26 8:00 AM`, and ISO 8601. With points,
 * the day comes first. Two-digit years from 00 to 29 belong to this century, as in spreadsheets. Undefined for anything
 * else, and for days that do not exist.
 */
export function readWrittenDate(text: string, order: DateOrder): WrittenDate | undefined {
  const written = text.trim().replaceAll(/\s/g, ' ');
  const day = readDay(written, order);
  if (!day) return undefined;
  const time = readTime(written.slice(day.length));
  return time && { clock: day.clock + time.clock, offset: time.offset, precision: time.precision };
}

/** The instant of a date, in milliseconds; by a clock in the zone, where the date names no offset. */
export function instantOfDate({ clock, offset }: WrittenDate, timeZone: string): number {
  if (offset !== undefined) return clock - offset * minute;
  const part = ((clock % second) + second) % second;
  return instantOfClock(clock - part, timeZone) + part;
}

/** The number of a date that must be the day; undefined if both can be, or if the form is never ambiguous. */
export function certainOrder(text: string): DateOrder | undefined {
  const [, first, sign, other] = yearLast.exec(text.trim()) ?? [];
  if (sign === undefined || sign === '.') return undefined;
  if (Number(first) > 12) return 'dayFirst';
  return Number(other) > 12 ? 'monthFirst' : undefined;
}

/** Whether a text is a date whose day and month could change places and give another date. */
export function isUnclearDate(text: string): boolean {
  const [dayFirst, monthFirst] = dateOrders.map((order) => readWrittenDate(text, order));
  return dayFirst !== undefined && monthFirst !== undefined && dayFirst.clock !== monthFirst.clock;
}

function readDay(written: string, order: DateOrder): { clock: number; length: number } | undefined {
  const [ofYearFirst, year, , month, day] = yearFirst.exec(written) ?? [];
  if (ofYearFirst !== undefined) return dayOf(ofYearFirst, { year, month, day });
  const [ofYearLast, first, sign, other, last = ''] = yearLast.exec(written) ?? [];
  if (ofYearLast === undefined) return undefined;
  const isDayFirst = sign === '.' || order === 'dayFirst';
  const parts = isDayFirst ? { day: first, month: other } : { day: other, month: first };
  return dayOf(ofYearLast, { ...parts, year: fullYear(last) });
}

function fullYear(digits: string): string {
  if (digits.length === 4) return digits;
  return Number(digits) < 30 ? `20${digits}` : `19${digits}`;
}

function dayOf(
  { length }: string,
  parts: Record<'year' | 'month' | 'day', string | undefined>,
): { clock: number; length: number } | undefined {
  const [year, month, day] = [Number(parts.year), Number(parts.month), Number(parts.day)];
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists = year >= firstYear && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? { clock: date.getTime(), length } : undefined;
}

function readTime(text: string): WrittenDate | undefined {
  if (text === '') return { clock: 0, offset: undefined, precision: 24 * 60 * minute };
  const [matched, hours, minutes, seconds, fraction, half, zone] = timeOfDay.exec(text) ?? [];
  const hour = hourOf(Number(hours), half);
  if (matched === undefined || hour === undefined || Number(minutes) > 59 || Number(seconds ?? 0) > 59)
    return undefined;
  const milliseconds = Number((fraction ?? '').slice(0, 3).padEnd(3, '0'));
  return {
    clock: (hour * 60 + Number(minutes)) * minute + Number(seconds ?? 0) * second + milliseconds,
    offset: zone === undefined ? undefined : offsetOf(zone),
    precision: precisionOf(seconds, fraction),
  };
}

/** The hour of a day of 24, or undefined; `half` is the A or P of a day of twice 12. */
function hourOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour < 24 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

function precisionOf(seconds: string | undefined, fraction: string | undefined): number {
  if (seconds === undefined) return minute;
  return fraction === undefined ? second : 1;
}

function offsetOf(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  if (sign === undefined) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
