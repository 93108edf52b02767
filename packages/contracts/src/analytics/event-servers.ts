import * as z from 'zod';
import { bind } from '../core/binding.ts';
import { contract } from '../core/contract.ts';
import { accountId, instant } from '../core/fields.ts';
import { reasonSchema } from '../core/reasons.ts';
import { ofDashboard } from './analytics.ts';

const count = z.int().min(0);

const eventServer = z
  .object({
    server: z.string().describe('Name that the server has in its events.'),
    reportsSince: instant.nullable().describe('Time of its earliest event; null if none was stored.'),
    lastHeard: instant.nullable().describe('Time of its last heartbeat; null if it never sent one.'),
    isSilent: z
      .boolean()
      .describe('Whether its last heartbeat is more than eleven minutes ago, or it never sent one.'),
    lateEvents: count.describe('Events that arrived more than eleven minutes after they happened.'),
    earlyEvents: count.describe('Events more than five seconds ahead of the clock of the service.'),
    refusedBatches: count.describe('Batches of events that were refused as a whole.'),
    lastRefusal: z
      .object({
        at: instant.describe('When the batch was refused.'),
        reason: z.string().describe('Why, in English.'),
        reasons: z.array(reasonSchema).describe('Which sentence it is.'),
      })
      .nullable()
      .describe('The last of them; null if there were none.'),
  })
  .describe('A server of the world of the account.');
export type EventServer = z.output<typeof eventServer>;

export const listEventServers = contract({
  kind: 'query',
  access: ofDashboard,
  summary:
    'The servers that report the events of the world: since when, when they were last heard, and what arrived late, early, or was refused.',
  rest: { method: 'GET', path: '/accounts/{accountId}/analytics/servers' },
  input: z.object({ accountId }),
  output: z.object({ items: z.array(eventServer).describe('Servers, by name.') }),
  limit: { calls: 600, seconds: 60 },
});

/** Ours. */
export const getEventServers = bind(listEventServers, { name: 'getEventServers' });
