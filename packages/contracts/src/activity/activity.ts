import { activityEvents, activitySorts, activityTypes, refuseWindow } from '@campus/domain/activity/activity';
import * as z from 'zod';
import { completeUntil, reportRooms, sfsRoom } from '../analytics/fields.ts';
import { addRefusal } from '../core/add-refusal.ts';
import { contract } from '../core/contract.ts';
import { accountId, instant } from '../core/fields.ts';
import { direction, nextPlace, pageOf, paging } from '../core/list.ts';
import { sentence } from '../core/schema-sentences.ts';
import { tableFormat } from '../core/table-format.ts';
import { timeZone } from '../core/time-zone.ts';
import { startedTask } from '../tasks/tasks.ts';

export const ofActivity = { page: 'roomActivity' } as const;
const base = '/accounts/{accountId}/activity' as const;
const limit = { calls: 240, seconds: 60 } as const;

interface WindowQuery {
  from?: string | undefined;
  to?: string | undefined;
}

/** Refuses windows that the report does not show. */
export function checkWindow({ from, to }: WindowQuery, context: z.RefinementCtx): void {
  if (from === undefined || to === undefined) return;
  const refusal = refuseWindow({ from: new Date(from), to: new Date(to) }, new Date());
  addRefusal(context, refusal, ['to']);
}

const type = z
  .enum(activityTypes)
  .default('ALL')
  .describe('Which events: those of people who enter rooms, of people who leave them, or all.');
const room = sfsRoom.default('').describe('Room, by its name on the servers of the world; empty for all.');

/** The events that a report on activity is about. */
export const activityFilter = {
  from: instant.describe('Start of the window (ISO 8601, UTC).'),
  to: instant.describe('End of the window (ISO 8601, UTC), not later than now.'),
  type,
  sfsRoom: room,
};

const order = {
  sort: z.enum(activitySorts).default('time').describe('Field to sort by.'),
  direction,
};

/** A position among the events of a window: time, arrival, number in its batch, and a hash of what else identifies it. */
export const eventPlace = z
  .string()
  .regex(/^(\d{1,13}\.\d{1,13}\.\d{1,10}\.\d{1,16})?$/, { error: sentence('lists.place') });

export const activityRow = z
  .object({
    userId: z
      .string()
      .describe(
        'Identifier of the person; of a guest, the name that the server of the world uses. API credentials without the scope `members:read` get `guest-` and a number instead.',
      ),
    displayName: z
      .string()
      .describe(
        'Name in the account; of people who are no members, such as guests, the name that the servers of the world use. Empty for an erased person, and for API credentials without the scope `members:read`.',
      ),
    event: z.enum(activityEvents).describe('What the person did.'),
    at: instant,
    sfsRoom,
    roomName: z.string().describe('Name of the room; empty for a room that no longer exists.'),
  })
  .describe('An event.');
export type ActivityRow = z.output<typeof activityRow>;

export const listActivity = contract({
  kind: 'query',
  access: ofActivity,
  scope: 'analytics',
  summary: 'Who entered and left the rooms of the account, newest first.',
  rest: { method: 'GET', path: base },
  input: z
    .object({
      accountId,
      ...activityFilter,
      ...order,
      ...paging,
      after: eventPlace
        .optional()
        .describe(
          'Reads the events of the window, oldest first: from the first one when empty, else from where `next` of the answer before says. It reaches every event once, whatever arrives in between; `page`, `sort`, and `direction` do not apply.',
        ),
    })
    .superRefine(checkWindow),
  output: pageOf(activityRow).extend({
    next: nextPlace,
    completeUntil: completeUntil
      .optional()
      .describe(
        'Only with `after`: time up to which every event has arrived; null before the first one. Events of a window that ends by then are complete.',
      ),
  }),
  limit,
});

export const listActivityRooms = contract({
  kind: 'query',
  access: ofActivity,
  scope: 'analytics',
  summary: 'The rooms that the report on activity can be limited to.',
  rest: { method: 'GET', path: `${base}/rooms` },
  input: z.object({ accountId }),
  output: z.object({ items: reportRooms }),
  limit,
});

export const exportActivity = contract({
  kind: 'mutation',
  access: ofActivity,
  summary: 'Mail the events that match to you as a file: a task.',
  rest: { method: 'POST', path: `${base}/exports` },
  input: z
    .object({
      accountId,
      ...activityFilter,
      from: instant.optional().describe('Start of the window (ISO 8601, UTC).'),
      to: instant.optional().describe('End of the window (ISO 8601, UTC), not later than now.'),
      ...order,
      timeZone: timeZone.describe('IANA time zone in which the times are written.'),
      format: tableFormat,
    })
    .refine(({ from, to }) => from !== undefined && to !== undefined, {
      error: sentence('activity.nothingToExport'),
      abort: true,
    })
    .superRefine(checkWindow),
  output: startedTask,
  audit: 'activity.export',
  keyed: true,
  limit: { calls: 30, seconds: 600 },
});
