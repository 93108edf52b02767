import type { OpenSession } from '@campus/domain/analytics/presence';
import { maxSessionMs, silenceMs } from '@campus/domain/analytics/sessions';
import * as z from 'zod';
import type { Relations, UsageReader } from './reader.ts';

/** An open session, and whether it belongs to an employee. */
interface EmployeeSession extends OpenSession {
  employee: boolean;
}

/** The sessions that are open after the last event of a day. */
export interface OpenSessions {
  sessions: EmployeeSession[];
  /** The time of each server's last heartbeat, in milliseconds since 1970. */
  heard: Map<string, number>;
}

/** The maximum number of sessions read. */
const maxSessions = 50_000;

const heartbeat = z.object({ server: z.string(), last: z.coerce.number() });

const row = z.object({
  person: z.coerce.number(),
  employee: z.coerce.boolean(),
  server: z.string(),
  room: z.string(),
  since: z.coerce.number(),
  alive: z.coerce.number(),
});

/** Reads the sessions of the last day that have not ended, and the last heartbeat of each server. */
export async function readOpenSessions(
  reader: UsageReader,
  accountId: string,
  now: Date,
): Promise<OpenSessions> {
  const from = now.getTime() - maxSessionMs;
  // Server clocks may run slightly ahead.
  const scope = { accountId, from: new Date(from), to: new Date(now.getTime() + silenceMs) };
  const heartbeats = await reader.rows(scope, {
    sql: ({ events }) => `
      select server, max(ms) as last from ${events} where kind = 'HEARTBEAT' group by server`,
    row: heartbeat,
  });
  const heard = new Map(heartbeats.map(({ server, last }) => [server, last]));
  const sessions = await reader.rows(scope, {
    sql: openSessionsSql,
    // Skips events of sessions that ended before the earliest last heartbeat: they are most of the events.
    params: { signs: Math.min(now.getTime(), ...heard.values()) - silenceMs },
    row,
  });
  return { sessions, heard };
}

/**
 * A session is in the room that it joined last, unless it has left that room. An end is final: events that
 * arrive after it are ignored.
 */
function openSessionsSql({ events }: Relations): string {
  return `
    select person, employee, server, alive,
      if(gone, '', joined.3) as room, if(room = '', began, joined.1) as since
    from (
      select person, any(employee) as employee, argMax(server, ms) as server,
        min(ms) as began, max(ms) as alive,
        maxIf((ms, seq, room), kind = 'JOINROOM') as joined,
        groupArrayIf((ms, seq, room), kind = 'LEAVEROOM') as leaves,
        arrayExists(step -> step.3 = joined.3 and (step.1, step.2) > (joined.1, joined.2), leaves) as gone
      from ${events}
      where kind in ('LOGIN', 'LOGOUT', 'JOINROOM', 'LEAVEROOM') or kind = 'ALIVE' and ms >= {signs:Int64}
      group by person, session
      having countIf(kind = 'LOGOUT') = 0 and alive >= {signs:Int64}
      limit ${maxSessions}
    )`;
}
