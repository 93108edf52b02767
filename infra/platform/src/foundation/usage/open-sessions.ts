import type { OpenSession } from '@campus/domain/analytics/presence';
import { readBeforeMs, silenceMs } from '@campus/domain/analytics/sessions';
import * as z from 'zod';
import type { Relations } from './query.ts';
import type { UsageReader } from './reader.ts';
import { part, sessionsSql } from './session-sql.ts';

/** An open session, and whether it belongs to an employee. */
interface EmployeeSession extends OpenSession {
  employee: boolean;
}

/** The sessions that are open: without an end, not followed by another one, and not longer than a day. */
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
  const from = now.getTime() - readBeforeMs;
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
    // Skips connections that ended before the earliest last heartbeat: they are most of the day.
    params: { now: now.getTime(), signs: Math.min(now.getTime(), ...heard.values()) - silenceMs },
    row,
  });
  return { sessions, heard };
}

/** A session is in the room that it joined last, unless it has left that room. */
function openSessionsSql({ events }: Relations): string {
  const [kind, room] = [`step.${part.kind}`, `step.${part.room}`];
  return `
    select person, ofEmployee as employee, server, alive,
      arrayLastIndex(step -> ${kind} = 'JOINROOM', steps) as joined,
      steps[joined].${part.room} as entered,
      joined = 0 or arrayExists(step -> ${kind} = 'LEAVEROOM' and ${room} = entered, arraySlice(steps, joined + 1)) as gone,
      if(gone, '', entered) as room,
      if(gone, began, steps[joined].${part.ms}) as since
    from (${sessionsSql(events, `session in (select session from ${events} where ms >= {signs:Int64})`)})
    where open and alive >= {signs:Int64}
    limit ${maxSessions}`;
}
