import type { Noun } from '@campus/contracts/core/catalogue';
import { text } from '@campus/contracts/core/text';
import { clockIn } from '@campus/domain/core/days';
import { offsetWhereRepeated } from '@campus/domain/core/repeated-times';
import { languages, momentParts, once } from './format-moment.ts';
import { serverNow } from './server-clock.ts';

/** The person's time zone, from the browser. */
export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

// Created on first use, because each takes a few milliseconds of the first load.
const day = once(() => new Intl.DateTimeFormat(languages, { dateStyle: 'medium' }));
const exact = once(() => new Intl.DateTimeFormat(languages, { dateStyle: 'full', timeStyle: 'long' }));
const shortDate = once(() => new Intl.DateTimeFormat(languages, { day: 'numeric', month: 'short' }));
const monthOfYear = once(() => new Intl.DateTimeFormat(languages, { month: 'short', year: 'numeric' }));
const weekday = once(() => new Intl.DateTimeFormat(languages, { weekday: 'long' }));
const tenths = once(() => new Intl.NumberFormat(languages, { maximumFractionDigits: 1 }));
const change = once(
  () =>
    new Intl.NumberFormat(languages, {
      style: 'percent',
      signDisplay: 'exceptZero',
      maximumFractionDigits: 1,
    }),
);
const number = once(() => new Intl.NumberFormat(languages, { maximumSignificantDigits: 21 }));

/** Formats the day of an instant in the person's locale and zone: "21 Nov 2026". */
export function formatDay(instant: string): string {
  return day().format(new Date(instant));
}

/** Formats an instant in a given zone, with the zone's name: "21 Nov 2026, 14:05 (Africa/Cairo)". */
export function formatMomentIn(timeZone: string, instant: string): string {
  const clock = new Intl.DateTimeFormat(languages, { ...momentParts, timeZone });
  const date = new Date(instant);
  const shown = `${clock.format(date)} ${offsetWhereRepeated(clockIn(timeZone))(date)}`.trim();
  return `${shown} (${timeZone})`;
}

/** Formats how long ago an instant was, in the largest fitting unit: "3 minutes ago". Never in the future. */
export function formatAgo(instant: string, now = serverNow().getTime()): string {
  const seconds = Math.max(0, (now - Date.parse(instant)) / 1000);
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? (['second', 1] as const);
  const words = new Intl.RelativeTimeFormat(text('language'), { numeric: 'auto' });
  return words.format(-Math.floor(seconds / length), unit);
}

/** Units of time with their length in seconds, longest first. */
const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Formats an instant to the second, with its zone. */
export function formatExact(instant: string): string {
  return exact().format(new Date(instant));
}

/** Formats a calendar day (YYYY-MM-DD), which has no zone: "21 Nov 2026". */
export function formatDate(date: string): string {
  return formatDay(`${date}T12:00:00`);
}

/** Formats a calendar day in short form: "21 Nov". */
export function formatShortDate(date: string): string {
  return shortDate().format(new Date(`${date}T12:00:00`));
}

/** Formats a month (YYYY-MM): "Nov 2026". */
export function formatMonth(month: string): string {
  return monthOfYear().format(new Date(`${month}-15T12:00:00`));
}

/** The name of a weekday, from 1 (Monday) to 7 (Sunday). */
export function formatWeekday(number: number): string {
  // 2024 began on a Monday.
  return weekday().format(new Date(2024, 0, number));
}

/** Formats a relative change: "+12.5%". */
export function formatChange(fraction: number): string {
  return change().format(fraction);
}

/** Formats a number in the person's locale with up to one decimal: "1,234.5". */
export function formatTenths(value: number): string {
  return tenths().format(value);
}

/** Formats a number in the person's locale with all its digits: "1,234.5". */
export function formatNumber(value: number): string {
  return number().format(value);
}

const knownRules = new Map<string, Intl.PluralRules>();

function pluralRules(language: string): Intl.PluralRules {
  const rules = knownRules.get(language) ?? new Intl.PluralRules(language);
  knownRules.set(language, rules);
  return rules;
}

/** Formats a count with its noun in the correct plural form: "1 member", "1,234 members". */
export function formatCount(count: number, noun: Noun): string {
  const form = pluralRules(text('language')).select(count);
  return `${formatNumber(count)} ${noun[form] ?? noun.other}`;
}

/** Formats a total with its noun: "34 members", or "more than 1,000 members" for a lower bound. */
export function formatTotal(
  { total, totalIsExact }: { total: number; totalIsExact: boolean },
  noun: Noun,
): string {
  const counted = formatCount(total, noun);
  return totalIsExact ? counted : text('pagination.moreThan', { total: counted });
}

/** Joins several items: "a role, 2 badges and 1 invitation". */
export function formatList(things: readonly string[]): string {
  return new Intl.ListFormat(text('language'), { type: 'conjunction' }).format(things);
}

/** Formats a day as YYYY-MM-DD in the person's zone, for forms and addresses. */
export function isoDay(date: Date): string {
  return new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(date);
}
