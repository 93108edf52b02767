import * as z from 'zod';
import { usageCall } from '../core/usage-call.ts';
import { draft, lost, replayed } from './replay-fields.ts';

/** The effect of a draft on past entries, in one row. Ours. */
export const replayEntries = usageCall('replayEntries', draft, replayed);

/** The people of one loss, most entries first. Ours. */
export const getPeopleOfReplay = usageCall(
  'getPeopleOfReplay',
  {
    ...draft,
    lost,
    limit: z.int().min(0).max(1000).default(25),
    offset: z.int().min(0).max(100_000).default(0),
  },
  z.object({ userId: z.string(), entries: z.int(), isInside: z.boolean(), total: z.int() }),
);
