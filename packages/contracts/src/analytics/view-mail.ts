import { mailPauses, mailProblems, mailRhythms } from '@campus/domain/analytics/view-mails';
import * as z from 'zod';
import { instant } from '../core/fields.ts';
import { sentence } from '../core/schema-sentences.ts';
import { timeZone } from '../core/time-zone.ts';

const notWhole = sentence('request.type', { type: 'integer' });

/** A whole number; forms send its digits. */
const whole = (min: number, max: number) =>
  z
    .union([z.number(), z.string().regex(/^\d{1,2}$/)], { error: notWhole })
    .pipe(z.coerce.number<number | string>().int().min(min).max(max));

/** When a view is mailed. */
export const mailTimes = {
  weekday: whole(1, 7).default(1).describe('Day of a weekly mail: 1 for Monday to 7 for Sunday.'),
  day: whole(1, 31).default(1).describe('Day of a monthly mail, 1 to 31; in shorter months the last day.'),
  hour: whole(0, 23).default(8).describe('Hour of the mail, 0 to 23, by the clock of the zone.'),
  timeZone: timeZone.describe('IANA time zone of the hour, and in which the figures are cut into days.'),
};

/** How often a view is mailed, or that it is not. */
export const mailEvery = z
  .enum(['off', ...mailRhythms])
  .describe('How often the view is mailed; `off` for never.');

export const viewMail = z
  .object({
    ...mailTimes,
    every: z.enum(mailRhythms).describe('How often the view is mailed.'),
    next: instant.nullable().describe('When the next mail is due; null while mails pause.'),
    paused: z
      .enum(mailPauses)
      .nullable()
      .describe(
        'Why mails pause until they are saved again: you could not open the dashboard (`access`), were suspended (`suspended`), had no verified email address (`email`), had not signed in through the account’s single sign-on for a long time (`singleSignOn`), or had no second factor that the account requires (`secondFactor`). Null while they are sent.',
      ),
    mailedAt: instant.nullable().describe('When the view was last mailed; null for never.'),
    problem: z
      .enum(mailProblems)
      .nullable()
      .describe(
        'Why the last mail did not come: there were no events (`empty`), the figures could not be read (`unread`), or the mail server refused it (`refused`). Null if it came.',
      ),
  })
  .describe('When a view is mailed to you.');
export type ViewMail = z.output<typeof viewMail>;
