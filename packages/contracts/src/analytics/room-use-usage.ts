import * as z from 'zod';
import { instant } from '../core/fields.ts';
import { usageCall } from '../core/usage-call.ts';
import { sfsRoom } from './fields.ts';

/** How each room of the account is used: one row. Rooms that nobody entered in 90 days are left out. Ours. */
export const getRoomUse = usageCall(
  'getRoomUse',
  {},
  z.object({
    Rooms: z.array(
      z.object({ SFSRoom: sfsRoom, People: z.int(), Entries: z.int(), Last_Entry: instant.nullable() }),
    ),
    Complete: z.boolean(),
    /** When data of the last 90 days begin; null if there are none. */
    Known_Since: instant.nullable(),
    Missing_Hours: z.int(),
  }),
);
