import type { Level } from '../access/levels.ts';
import { needsSingleSignOn } from '../access/single-sign-on.ts';
import { dayAt, daysLater, instantOfClock, weekdayOf } from '../core/days.ts';
import { type FactorRequirement, isSecondFactorMissing } from '../second-factor/second-factor.ts';

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
  if (every === 'weekly') return weekdayOf(date) === weekday;
  if (every === 'monthly') return noon.getUTCDate() === Math.min(day, lengthOfMonth(noon));
  return true;
}

function lengthOfMonth(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}

/**
 * Why mails of a view pause: its person may not open the dashboard, is suspended, has no verified address, or cannot
 * sign in as the account demands.
 */
export const mailPauses = ['access', 'suspended', 'email', 'singleSignOn', 'secondFactor'] as const;
export type MailPause = (typeof mailPauses)[number];

/**
 * How long a sign-in through a provider lets mails of an account with single sign-on only go on, in days. A provider does
 * not tell when it closes a person's account.
 */
export const mailProofDays = 60;

/** How an account demands that a person signs in, and what is known of the person. */
export interface SignInFacts {
  level: Level;
  disallowPasswordLogin: boolean;
  secondFactorRequired: FactorRequirement;
  /** When providers that the account's world offers last proved the person; null for never. */
  provenAt: Date | null;
  /** Whether the person has linked an identity of any provider. */
  hasIdentity: boolean;
  hasSecondFactor: boolean;
}

/** Returns why a person could not sign in to an account as it demands today, or undefined. */
export function pauseBySignIn(facts: SignInFacts, now: Date): 'singleSignOn' | 'secondFactor' | undefined {
  const { level, disallowPasswordLogin, secondFactorRequired, provenAt, hasIdentity, hasSecondFactor } =
    facts;
  const provenByProvider =
    provenAt !== null && now.getTime() - provenAt.getTime() < mailProofDays * 86_400_000;
  if (needsSingleSignOn({ level, disallowPasswordLogin, provenByProvider, bypassed: false }))
    return 'singleSignOn';
  const session = {
    proof: hasIdentity ? ('thirdParty' as const) : ('password' as const),
    secondFactorAt: hasSecondFactor ? now : null,
  };
  return isSecondFactorMissing(secondFactorRequired, level, session) ? 'secondFactor' : undefined;
}

/** Why a mail was not sent: no events, unreadable figures, or a refusal of the mail server. */
export const mailProblems = ['empty', 'unread', 'refused'] as const;
export type MailProblem = (typeof mailProblems)[number];
