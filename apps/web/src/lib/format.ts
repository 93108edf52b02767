import type { Noun } from '@campus/contracts/core/catalogue';
import { text } from '@campus/contracts/core/text';
import { clockIn } from '@campus/domain/core/days';
import { type Clock, offsetWhereRepeated } from '@campus/domain/core/repeated-times';

/** The person's time zone, as the browser knows it. */
export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The languages the person reads, the best known first: how dates and numbers are written. */
const { languages } = window.navigator;

// Made when they are first needed: each costs the first load some milliseconds.
const day = once(() => new Intl.DateTimeFormat(languages, { dateStyle: 'medium' }));
const momentParts = { dateStyle: 'medium', timeStyle: 'short' } as const;
const moment = once(() => new Intl.DateTimeFormat(languages, momentParts));
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

/** The day of an instant, in the person's locale and zone: "21 Nov 2026". */
export function formatDay(instant: string): string {
  return day().format(new Date(instant));
}

/** The person's clock. */
export const localClock: Clock = (instant) => instant - new Date(instant).getTimezoneOffset() * 60_000;

const offset = once(() => offsetWhereRepeated(localClock));

/** The day and the time of an instant: "21 Nov 2026, 14:05"; with an offset where the clock shows that time twice. */
export function formatMoment(instant: string): string {
  const date = new Date(instant);
  return `${moment().format(date)} ${offset()(date)}`.trim();
}

/** The day and the time of an instant by the clocks of a zone, with its name: "21 Nov 2026, 14:05 (Africa/Cairo)". */
export function formatMomentIn(timeZone: string, instant: string): string {
  const clock = new Intl.DateTimeFormat(languages, { ...momentParts, timeZone });
  const date = new Date(instant);
  const shown = `${clock.format(date)} ${offsetWhereRepeated(clockIn(timeZone))(date)}`.trim();
  return `${shown} (${timeZone})`;
}

/** How long ago an instant was, in the largest unit that fits: "3 minutes ago". Never in the future. */
export function formatAgo(instant: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(instant)) / 1000);
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? (['second', 1] as const);
  const words = new Intl.RelativeTimeFormat(text('language'), { numeric: 'auto' });
  return words.format(-Math.floor(seconds / length), unit);
}

/** Units of time with their length in seconds, the longest first. */
const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** An instant to the second, with its zone. */
export function formatExact(instant: string): string {
  return exact().format(new Date(instant));
}

/** A calendar day, YYYY-MM-DD, wherever it is: "21 Nov 2026". */
export function formatDate(date: string): string {
  return formatDay(`${date}T12:00:00`);
}

/** A calendar day in a few letters: "21 Nov". */
export function formatShortDate(date: string): string {
  return shortDate().format(new Date(`${date}T12:00:00`));
}

/** A month, YYYY-MM: "Nov 2026". */
export function formatMonth(month: string): string {
  return monthOfYear().format(new Date(`${month}-15T12:00:00`));
}

/** The name of a day of the week, 1 for Monday to 7 for Sunday. */
export function formatWeekday(number: number): string {
  // 2024 began on a Monday.
  return weekday().format(new Date(2024, 0, number));
}

/** By which fraction something changed: "+12.5%". */
export function formatChange(fraction: number): string {
  return change().format(fraction);
}

/** A number in the person's locale, to a tenth: "1,234.5". */
export function formatTenths(value: number): string {
  return tenths().format(value);
}

/** A number in the person's locale with all its digits: "1,234.5". */
export function formatNumber(value: number): string {
  return number().format(value);
}

const knownRules = new Map<string, Intl.PluralRules>();

function pluralRules(language: string): Intl.PluralRules {
  const rules = knownRules.get(language) ?? new Intl.PluralRules(language);
  knownRules.set(language, rules);
  return rules;
}

/** A count with its noun, in the form its language wants: "1 member", "1,234 members". */
export function formatCount(count: number, noun: Noun): string {
  const form = pluralRules(text('language')).select(count);
  return `${formatNumber(count)} ${noun[form] ?? noun.other}`;
}

/** A total with its noun: "34 members", or "more than 1,000 members" where it is a lower bound. */
export function formatTotal(
  { total, totalIsExact }: { total: number; totalIsExact: boolean },
  noun: Noun,
): string {
  const counted = formatCount(total, noun);
  return totalIsExact ? counted : text('pagination.moreThan', { total: counted });
}

/** Several things in one sentence: "a role, 2 badges and 1 invitation". */
export function formatList(things: readonly string[]): string {
  return new Intl.ListFormat(text('language'), { type: 'conjunction' }).format(things);
}

/** A day as forms and addresses write it, YYYY-MM-DD, in the person's zone. */
export function isoDay(date: Date): string {
  return new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(date);
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
