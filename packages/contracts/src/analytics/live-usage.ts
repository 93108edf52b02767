import * as z from 'zod';
import { instant } from '../core/fields.ts';
import { usageCall } from '../core/usage-call.ts';
import { sfsRoom } from './fields.ts';

const person = z.object({
  User_ID: z.string(),
  /** Empty for guests and people who are erased. */
  Display_Name: z.string(),
  Email: z.string(),
  /** Empty for people who are in no room. */
  SFSRoom: sfsRoom,
  Since: instant,
  /** Since when their state is unknown; null for people who are online. */
  Unknown_Since: instant.nullable(),
});

/** The people in rooms now, in one row. Ours. */
export const getPresence = usageCall(
  'getPresence',
  {
    hideEmployees: z.boolean().default(true),
    /** The room whose people are listed; without it, everybody. */
    room: sfsRoom.optional(),
    limit: z.int().min(0).max(500).default(25),
    offset: z.int().min(0).max(2_000_000).default(0),
  },
  z.object({
    Online: z.int(),
    Unknown: z.int(),
    /** Since when the state of all of them is unknown. */
    Unknown_Since: instant.nullable(),
    Rooms: z.array(z.object({ SFSRoom: sfsRoom, People: z.int(), Unknown: z.int() })),
    /** Whether the caller may open the page of members; otherwise nobody is listed. */
    Names_Allowed: z.boolean(),
    People: z.array(person),
    /** The number of people in the whole list. */
    Total: z.int(),
    Running_Servers: z.int(),
    /** When a server of the world was last heard; null if none was within a day. */
    Last_Heard: instant.nullable(),
  }),
);
