import { activityEvents } from '@campus/domain/activity/activity';
import { maxKeptPeople } from '@campus/domain/members/people-sets';
import * as z from 'zod';
import { sfsRoom } from '../analytics/fields.ts';
import { instant } from '../core/fields.ts';
import { usageCall } from '../core/usage-call.ts';
import { eventPlace } from './activity.ts';

const filter = {
  earliestTime: instant,
  latestTime: instant,
  /** Empty for all rooms of the account. */
  SFSRoom: sfsRoom.default(''),
  events: z
    .array(z.enum(activityEvents))
    .min(1)
    .max(2)
    .default([...activityEvents]),
};

/** 1 ascending, -1 descending. */
const order = z.literal([1, -1]).optional();

/** How many events match: one row. */
export const getRoomActivitiesCount = usageCall(
  'getRoomActivitiesCount',
  filter,
  z.object({ count: z.int() }),
);

/** The people of the matching events, each once, and their number. Ours. */
export const getRoomActivityUsers = usageCall(
  'getRoomActivityUsers',
  { ...filter, limit: z.int().min(1).max(maxKeptPeople).default(maxKeptPeople) },
  z.object({ User_ID: z.string(), Total: z.int() }),
);

/** One page of the events that match. */
export const getRoomActivities = usageCall(
  'getRoomActivities',
  {
    ...filter,
    /** By one field; by name is ours. */
    sorts: z.strictObject({ _time: order, event: order, displayname: order }).default({ _time: -1 }),
    limit: z.int().min(1).max(10_000).default(25),
    offset: z.int().min(0).max(10_000_000).default(0),
    /** Oldest first, from after this place; empty for the beginning. `sorts` and `offset` do not apply. Ours. */
    after: eventPlace.optional(),
  },
  z.object({
    userId: z.string(),
    event: z.enum(activityEvents),
    _time: instant,
    SFSRoom: sfsRoom.default(''),
    /** Where the event stands among those of its window; only with `after`. Ours. */
    Place: z.string().optional(),
  }),
);
