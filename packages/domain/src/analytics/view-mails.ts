import { dayAt, daysLater, instantOfClock } from '../core/days.ts';

/** The most views that a person has mailed on a schedule in an account. */
export const maxMailedViews = 10;

/** How often a view is mailed. */
export const mailRhythms = ['daily', 'weekly', 'monthly'] as const;
export type MailRhythm = (typeof mailRhythms)[number];

/** When a view is mailed, by the clock of a zone. */
export interface MailTimes {
  every: MailRhythm;
  /** The day of a weekly mail: 1 for Monday to 7 for Sunday. */
  weekday: number;
  /** The day of a monthly mail: 1 to 31; the last day in shorter months. */
  day: number;
  /** 0 to 23. */
  hour: number;
  /** An IANA time zone. */
  timeZone: string;
}

/** Longer than the time between two monthly mails. */
const maxDays = 64;

/**
 * Returns the first moment after `after` at which a mail is due. Each day of the schedule has exactly one: the first
 * time that the clock of the zone shows the hour, or the moment at which it skips the hour.
 */
export function nextMail(times: MailTimes, after: Date): Date {
  // A jump over the last hour of a day ends on the day after.
  const first = daysLater(dayAt(after, times.timeZone), -1);
  for (let passed = 0; passed <= maxDays; passed += 1) {
    const day = daysLater(first, passed);
    if (!isMailDay(times, day)) continue;
    const due = instantOfClock(
      Date.parse(`${day}T${String(times.hour).padStart(2, '0')}:00:00Z`),
      times.timeZone,
    );
    if (due > after.getTime()) return new Date(due);
  }
  throw new Error('No day of the schedule follows.');
}

function isMailDay({ every, weekday, day }: MailTimes, date: string): boolean {
  const noon = new Date(`${date}T12:00:00Z`);
  if (every === 'weekly') return (noon.getUTCDay() || 7) === weekday;
  if (every === 'monthly') return noon.getUTCDate() === Math.min(day, lengthOfMonth(noon));
  return true;
}

function lengthOfMonth(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}

/** Why mails of a view pause: its person may not open the dashboard, is suspended, or has no verified address. */
export const mailPauses = ['access', 'suspended', 'email'] as const;
export type MailPause = (typeof mailPauses)[number];

/** Why a mail was not sent: no events, unreadable figures, or a refusal of the mail server. */
export const mailProblems = ['empty', 'unread', 'refused'] as const;
export type MailProblem = (typeof mailProblems)[number];
