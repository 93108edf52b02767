import { pointStates } from '@campus/domain/analytics/points';
import * as z from 'zod';
import { day, flag, instant } from '../core/fields.ts';
import { sentence } from '../core/schema-sentences.ts';
import { timeZone } from '../core/time-zone.ts';

/** The name by which the world's servers know a room. */
export const sfsRoom = z
  .string()
  .max(200, { error: sentence('analytics.room.unknown') })
  .refine((value) => !/\p{Cc}/u.test(value), { error: sentence('analytics.room.unknown') })
  .refine((value) => value.isWellFormed(), { error: sentence('request.invalid') })
  .describe('Name by which the servers of the world know the room: its level, an underscore, its instance.');

export const hideEmployees = flag
  .default(true)
  .describe("Whether the provider's own employees are left out.");

/** A range of days in a zone. */
export const period = {
  from: day.describe('First day of the range, at most 91 days ago.'),
  to: day.describe('Last day of the range, included; today at the latest.'),
  timeZone: timeZone.describe('IANA time zone in which days begin and end.'),
};

export const pointState = z
  .enum(pointStates)
  .describe(
    'What is known: `complete`, `running` (not over, or its last events may still arrive), `partial` (the servers of the world were silent for an hour or more, or a part lies before the look-back), `gap` (they were silent throughout), `outside` (before the look-back).',
  );

export const figure = z.number().nullable().describe('The figure; null where nothing is known.');

export const completeUntil = instant
  .nullable()
  .describe('Time up to which every event has arrived; null before the first one.');

/** Rooms that a report can be about. */
export const reportRooms = z
  .array(
    z
      .object({
        id: z.string().describe('Identifier of the room.'),
        name: z.string().describe('Name of the room.'),
        sfsRoom,
      })
      .describe('A room.'),
  )
  .describe('Rooms of the account by name.');
export type ReportRoom = z.output<typeof reportRooms>[number];
