import { isComplete, isDuration, refuseStart } from '@campus/domain/attendance/attendance';
import { attendanceColumns } from '@campus/domain/attendance/columns';
import * as z from 'zod';
import { completeUntil, sfsRoom } from '../analytics/fields.ts';
import { addRefusal } from '../core/add-refusal.ts';
import { flag, instant } from '../core/fields.ts';
import { nextPlace, pageOf } from '../core/list.ts';
import { sentence } from '../core/schema-sentences.ts';

/** The query of an attendance report; if a field is missing, there is nothing to search for (ATT-016). */
export const attendanceFilter = {
  sfsRoom: sfsRoom
    .default('')
    .describe('Room or private volume, by its name on the servers of the world; empty for none.'),
  start: instant.optional().describe('Start (ISO 8601, UTC), within the past 36 days.'),
  hours: z.coerce
    .number({ error: sentence('attendance.duration.invalid') })
    .refine(isDuration, { error: sentence('attendance.duration.invalid') })
    .optional()
    .describe('Duration in hours, in steps of half an hour.'),
};

export const allVolumes = flag.describe('Whether all private volumes of the account are meant.');

/** Reports a start in the future, or one that is not within the past 36 days (ATT-015). No start is no error. */
export function checkStart({ start }: { start?: string | undefined }, context: z.RefinementCtx): void {
  const refusal = start === undefined ? undefined : refuseStart(new Date(start), new Date());
  addRefusal(context, refusal, ['start']);
}

type Asked = Parameters<typeof isComplete>[0];

/** Reports an export without a room, a start, or a duration (ATT-016). */
export function checkExport(asked: Asked, context: z.RefinementCtx): void {
  if (!isComplete(asked)) addRefusal(context, 'activity.nothingToExport');
}

export const attendanceSort = z.enum(attendanceColumns).default('displayName').describe('Column to sort by.');

/**
 * The person's data; apart from the name, empty for people who are no members, such as guests. Empty for scripts that may
 * not read members.
 */
const person = {
  displayName: z
    .string()
    .describe(
      'Name in the account; of people who are no members, such as guests, the name that the servers of the world use. Empty for an erased person.',
    ),
  email: z.string().describe('Contact email.'),
  firstName: z.string().describe('First name.'),
  lastName: z.string().describe('Last name.'),
  team: z.string().describe('Name of the team, or its number where it has no name.'),
};

const extra = (what: string) =>
  z.string().optional().describe(`${what}; only in accounts that have this column.`);

export const attendanceRow = z
  .object({
    userId: z
      .string()
      .describe(
        'Identifier of the person; of a guest, the name that the server of the world uses. API credentials without the scope `members:read` get `guest-` and a number instead, and no other data about people.',
      ),
    ...person,
    joinTime: instant.describe('When the person first came within the time asked for (ISO 8601, UTC).'),
    leaveTime: instant.describe('When the person last left within the time asked for (ISO 8601, UTC).'),
    minutes: z.number().describe('Minutes in the room, counted once where sessions overlap.'),
    talkMinutes: z.number().describe('Minutes of talking.'),
    leaveInferred: z
      .boolean()
      .describe('Whether the last leave was never reported, and follows from what else is known.'),
    yearLicensed: extra('Year of the license'),
    region: extra('Region'),
    phone: extra('Phone number'),
  })
  .describe('One person who attended.');
export type AttendanceRow = z.output<typeof attendanceRow>;

/** A position among the people of a report: the identifier of the last one, encoded. */
export const attendancePlace = z
  .base64url({ error: sentence('lists.place') })
  .max(512, { error: sentence('lists.place') })
  .or(z.literal(''))
  .optional()
  .describe(
    'Reads the people in the order of their identifiers: from the first one when empty, else from where `next` of the answer before says. It reaches everyone once, whatever changes in between; `page`, `sort`, and `direction` do not apply.',
  );

export const attendancePage = pageOf(attendanceRow).extend({
  next: nextPlace,
  hasExtraFields: z
    .boolean()
    .describe('Whether the account has the columns for year of license, region, and phone.'),
  completeUntil,
});
