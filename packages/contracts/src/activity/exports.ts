import { sortDirections } from '@campus/domain/activity/activity';
import * as z from 'zod';
import { accountId, instant } from '../core/fields.ts';
import { tableFormat } from '../core/table-format.ts';
import { timeZone } from '../core/time-zone.ts';
import { wireCall } from '../core/wire-call.ts';
import { wireTask } from '../tasks/functions.ts';

/** Directions on the wire: 1 ascending, -1 descending. */
export const wireDirection = z.literal([1, -1]);

/** The direction that a contract names, on the wire. */
export function onWire(direction: 'asc' | 'desc'): 1 | -1 {
  return sortDirections[direction];
}

/**
 * Saves an ActivitiesExport record, which makes the platform mail the result of its query to the caller.
 * `earliestTime` and `latestTime` are instants, or for attendances how far the search looks back.
 */
export function savingExport<T extends string, Q extends z.ZodType>(name: string, type: T, query: Q) {
  return wireCall(
    name,
    z.strictObject({
      accountId,
      type: z.literal(type),
      query,
      earliestTime: z.union([instant, z.string().regex(/^-\d{1,2}d@h$/)]),
      latestTime: instant,
      timezone: timeZone,
      /** Ours. */
      format: tableFormat,
    }),
    z.object({ task: wireTask }),
  );
}
